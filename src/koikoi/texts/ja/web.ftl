# ブラウザーで遊ぶときの、卓のまわりの画面：ホーム、新しい対局、招待、ルール、設定。

## 共通

web-home = ホーム
web-back = 戻る
web-close = 閉じる
web-again = もう一度
web-loading = 少しお待ちください…
web-pages = ほかのページ
web-settings = 設定
web-against = 相手は{ $name }
web-length-rounds = 全{ $rounds }局
web-length-target = { $target }文先取
web-table-length = { $table }、{ $length }

## ホーム

web-home-first = 札を配っています。
web-home-invite = 友だちを招く
web-home-invite-why = リンクを送って
web-home-continue-why = 席を立ったところから続けます
web-home-quick-why = すぐに配る新しい対局
web-matches = あなたの対局
web-matches-why = 一手ごとに保存されます。続きを遊べるのは、この端末のこのブラウザーだけです。ほかのブラウザーやプライベートウィンドウからは、あなたの席に戻れません。
web-matches-all = 対局を{ $count }件すべて見る
web-matches-few = 少なく表示
web-match-begun = 対局中
web-match-invited = 招待中
web-match-waiting = まだ来ていない友だち
web-forget = 消す：{ $match }
web-forget-why = あなたの席はこのブラウザーにしかありません。消すと、この対局は続けられません。
web-forget-over = 終わった対局です。この一覧から消えます。
web-tables = 卓を選ぶ
web-tables-why = どれもこいこいです。ちがいは次のとおりです。
web-tables-now = 選択中
web-tables-first = はじめての人に
web-tables-picked = 卓は「{ $table }」になりました。

## 新しい対局

web-new-mode = 誰と遊びますか？
web-new-computer = コンピューター
web-new-computer-why = いつでも席を立ち、あとで続けられます。
web-new-friend = 友だち（リンクで）
web-new-friend-why = 送るためのリンクができます。友だちが開くと札が配られます。
web-new-screen = ここでふたりで
web-new-screen-why = この画面で交代に遊びます。交代のときは、手札を伏せます。
web-new-variants = この卓の変則
web-new-rounds-why = 空欄ならこの卓のとおり：{ $length }。
web-birth-why = この卓では札を一枚めくり、生まれ月の近い人が最初の親になります。どちらかが不明なら、札を引いて決めます。
web-new-more = そのほか
web-new-invite = 招待を作る

## 招待

web-invite-lead = このリンクを友だちに送ってください。使えるのは一度だけで、最初の配札の前にルールを見られます。
web-invite-text = いっしょにこいこいで遊びませんか。
web-invite-qr = リンクのQRコード
web-invite-waiting = 友だちを待っています。このページは閉じて、あとで戻れます。
web-invite-nocode = リンクはこのブラウザーにはありません。招待を作ったブラウザーにあります。
web-copy-link = リンクをコピー
web-copied = コピーしました
web-copy-by-hand = リンクを選びました。キーでコピーしてください
web-share = 共有
web-reach-loopback = このリンクはこのコンピューターだけで使えます
web-reach-loopback-why = サーバーはこのコンピューターだけに開いています。友だちを招くには、止めてから次のように起動してください。
web-reach-house = このリンクは同じネットワークで使えます
web-reach-house-why = 同じネットワーク（同じWi-Fiなど）にいる人が開けます。
web-reach-public = このリンクはどこでも使えます
web-reach-public-why = 先に開いた人が席に着くので、ひとりだけに送ってください。
web-reach-others = 開けないときは、次のどれかを試してください。
web-reach-to-house = 同じネットワークの人に開く：
web-reach-to-world = 自分のアドレスで誰にでも開く：
web-join = 対局への招待
web-join-by = { $name }さんからの招待です
web-join-what = こいこいは、ふたりで遊ぶ日本の花札です。同じ月の札を取り、点になる組み合わせ（役）を集めます。役ができたら、勝負して点をもらうか、こいこいで続けて上を狙います。
web-join-held = あなたはもうこの卓に席があります。席の情報はこのブラウザーに残っています。
web-join-go = 卓へ行く
web-join-nocode = このアドレスには招待がありません。友だちにリンク全体を送ってもらってください。
web-join-sit = 席に着く
web-join-why = 席に着くとすぐに札が配られます。登録はいりません。

## ルール

web-rules-note = この卓のルール
web-rules-of = ルール：{ $table }
web-rules-parts = ルールの項目
web-rules-press = 札を押すと大きく見られます。
web-rules-whole = この卓のルールをすべて見る
web-rules-compare = ほかの卓と比べる
web-rules-more = 違いを{ $count }件すべて見る
web-rules-apart = 違いを比べる卓
web-rules-other = 「{ $table }」では{ $points }文
web-rules-other-none = 「{ $table }」では役になりません
web-card-serves = この卓で使う役：{ $yaku }

## 自分のルール

web-edit = 自分のルール
web-edit-make = 自分のルールを作る
web-edit-why = もとになるルールを選び、違うところだけ変えてください。次に開くまで、このブラウザーが覚えています。
web-edit-base = もとのルール
web-edit-values-why = 0 は「役としない」という意味です。
web-edit-range = { $low } から { $high } まで。
web-edit-was = { $table }：{ $value }
web-edit-reset = 戻す
web-edit-reset-of = 戻す：{ $option }
web-edit-reset-all = 変更をすべて戻す
web-edit-count = { $count ->
    [0] 「{ $table }」と同じです。
   *[other] 「{ $table }」との違いは { $count } つです。
}
web-edit-show = 場所を示す
web-edit-play = コンピューターと対戦
web-edit-keep = 保存する・渡す
web-edit-name = ルールの名前
web-edit-name-needed = 先に名前をつけてください。
web-edit-save = ブラウザーに保存
web-edit-saved = 「{ $table }」を保存しました。
web-edit-unsaved = このブラウザーには保存できません（容量不足か、保存が禁止されています）。ページを離れると消えるので、ファイルに保存してください。
web-edit-file = ファイルに保存
web-edit-open = ファイルを開く
web-edit-file-wrong = ルールのファイルではありません。ここで保存したファイルか、もとのルールと項目を書いた JSON を選んでください。
web-edit-link = このルールへのリンク
web-edit-link-wrong = このリンクにはルールがありません。途中で切れているかもしれません。リンク全体をもらってください。
web-edit-own = 保存したルール
web-edit-remove = 削除：{ $table }
web-edit-before = 保存していないルールに戻る

## 設定

web-set-playing = 対局
web-set-look = 見た目
web-set-access = 使いやすさ
web-set-hints-why = 場の札を取れる手札と、役ができる手札にしるしを付けます。
web-set-pace-calm = ゆっくり
web-set-pace-brisk = はやく
web-set-pace-instant = 即時
web-set-pace-why = 札の動く速さと、コンピューターの手を見せる長さです。
web-set-coach = コーチ：こいこいの勝率
web-set-coach-why = コンピューターとの対局で、勝負かこいこいかを選ぶときに、それぞれの勝率を見せます。
web-set-name-why = 卓と棋譜に出ます。友だちにも見えます。
web-set-language-why = 対局の途中でもすぐに切り替わります。
web-set-theme = 配色
web-set-theme-auto = 端末に合わせる
web-set-theme-light = 明るい
web-set-theme-dark = 暗い
web-set-theme-why = 札はどちらでも明るいままです。
web-set-labels-why = 数字は月、その下のしるしは種類です。場所があれば草木の名も出ます。
web-set-contrast = 強いコントラスト
web-set-contrast-why = 文字を濃く、輪郭をはっきりさせます。
web-set-left = 左手用の配置
web-set-left-why = 卓を左右逆にします。山札と一覧の側が入れ替わります。
web-set-sound-why = 札の小さな音と、隠れたタブであなたの番になったときの鈴です。
web-set-kept = 設定はこのブラウザーだけに残ります。

## うまくいかないとき

web-nopage = ページがありません
web-nopage-why = このアドレスの先には何もありません。一部が欠けているのかもしれません。
web-error-away = サーバーから返事がありません。動いているか、つながっているか確かめてください。
web-error-used = この招待はもう使われました。友だちに新しい招待を頼んでください。
web-error-not-found = この招待は見つかりません。対局がもうないのかもしれません。友だちに新しい招待を頼んでください。
web-error-disk = サーバーが保存できませんでした。ディスクがいっぱいなのかもしれません。何もしていません。あとでもう一度お試しください。
web-error-unknown = うまくいかず、何もしていません。
web-name-wrong = 名前は{ $most }文字まで、表示できる文字だけです。
web-broken = このページを表示できません
web-broken-why = このページで問題が起きました。対局は残っています。読み込み直すとなおることがあります。
web-broken-reload = 読み込み直す
web-broken-forget = このブラウザーの記録を消す
web-broken-forget-why = それでもだめなら、設定とすべての席をこのブラウザーから消せます。途中の対局は続けられなくなります。
web-broken-sure = 本当にすべて消す
