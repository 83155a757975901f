# Records of finished matches in the browser: the shelf, files, and a match stepped through once more.

## The shelf

records-title = 棋譜
records-why = 終わった対局は、自動でここに並びます。棋譜はこのサーバーに保存され、一覧を開けるのはこのブラウザーだけです。
records-not-kept = このブラウザーは保存ができないため、ページを離れると一覧は失われます。棋譜ごとのリンクはそのまま使えます。
records-list = あなたの棋譜
records-empty = まだ棋譜はありません。対局を最後まで遊ぶか、下からファイルを追加してください。
records-search = 検索
records-search-why = 名前、卓、日付、題名で探せます。
records-count = { $count ->
    [0] 見つかりません。
   *[other] { $count }件
}
records-more = あと{ $count }件を表示
records-name-of = 題名を付ける：{ $record }
records-save-of = ファイルに保存：{ $record }
records-delete-of = 消す：{ $record }
records-name-title = 棋譜に題名を付ける
records-name = 題名
records-name-do = この題名にする
records-named = 題名を保存しました。
records-title-long = 題名は{ $most }文字までです。
records-delete-title = この棋譜を消しますか？
records-delete-why = この棋譜へのリンクは開けなくなります。保存したファイルは手元に残ります。
records-deleted = 棋譜を消しました。

## Files

records-import = ファイルから棋譜を追加
records-import-why = ここや端末版で保存した棋譜と、KoiKoi-AIの公開棋譜を読み込めます。形式はjson、jsonl、それをgzで圧縮したものです。ここにドロップしてもかまいません。
records-choose = ファイルを選ぶ
records-importing = ファイルを追加しています
records-progress = { $all }件中{ $done }件
records-cancel = 中止
records-cancelled = 残りは追加していません。
records-added = { $count ->
    [0] 追加した棋譜はありません。
   *[other] { $count }件を追加しました。
}
records-known = { $count }件はすでにありました。
records-full = これ以上は保存できません。先にいくつか消してください。
records-at-line = { $file }の{ $line }行目
records-wrong-open = この棋譜の対局は終わっていません。終わった対局だけを保存できます。
records-wrong-contradiction = 棋譜の記載が、並べ直した結果と合いません。
records-wrong-form = このプログラムの棋譜でも、KoiKoi-AIの対局でもありません。
records-wrong-gz = この圧縮ファイルは壊れています。
records-wrong-long = ファイルは{ $most }メガバイトまでです。

## Replay

records-replay = 棋譜を見る
records-opening = 棋譜を開いています。
records-none = この棋譜はありません
records-none-why = リンクが途中で切れているか、持ち主が棋譜を消しました。
records-steps = 手順
records-round-back = 局の初め、または前の局へ
records-back = 一手戻る
records-on = 一手進む
records-round-on = 次の局へ
records-play = 再生
records-pause = 一時停止
records-slider = 局の中の位置
records-step-of = { $steps }手中{ $step }手目
records-eyes = 見える手札
records-eyes-both = 両方の手札
records-link = この場面へのリンクをコピー
records-link-copied = リンクをクリップボードに入れました。
