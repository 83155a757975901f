# ブラウザーで遊ぶ卓の言葉。多くの文は端末と同じで、play.ftl にある。

## 卓とその部分

table-opening = 卓を開いています…
table-menu = メニュー
table-rules = この卓のルール
table-undo = 待った
table-field = 場と山札
table-field-cards = 場札
table-hand = あなたの手札
table-stock = 山札
table-rail = 役とこれまでの手
table-nearest = もうすぐの役
table-cards-lacking = 足りない枚数
table-dealer = 親
table-called = こいこい中
table-no-call = こいこい無し
table-away = 離席中
table-in-turn = 、手番
table-in-turn-you = 、あなたの番
table-year-so-far = これまでの局：{ $who }{ $won }、{ $name }{ $lost }
table-standing = ここまでの合計：{ $who }{ $mine }点、{ $name }{ $theirs }点。
table-mark-takes = 取れる
table-mark-makes = 役ができる
table-choice = { $number }番の札
table-cancel = 手札に戻す
table-pile-none = この種類の札はまだありません。

## 何をするか（ほかの文は play.ftl にある）

table-nothing-matches = 取れる札がありません。一枚出してください。
table-they-swap = { $name }が、手札を入れ替えるかどうか選んでいます。
table-turn-you = あなたの番です。
table-turn-other = { $name }さんの番です。
table-plays-you = あなたの番…
table-plays-other = { $name }の番…

## 欲しい札のありか

table-near-field = { $cards }、場にある
table-near-hand = { $cards }、手札にある
table-near-unseen = { $cards }、まだ見えない

## 札の説明

table-card-month = { $number }：{ $month }、{ $plant }
table-card-kind = 種類：{ $kind }
table-card-serves = この札でねらえる役：{ $yaku }

## 決断

table-look = 場を見る
table-show-facts = 内訳に戻る
table-you-lack-one = 続ければ、あと一枚：
table-they-lack-one = { $name }は、あと一枚：
table-decide-lose = { $name }が先に上がれば、あなたは{ $mine }文を失い、{ $name }に{ $points }文以上入ります。
table-coach-win = この対局の勝率：{ $percent }%
table-coach-thinks = コーチが考え中…
table-coach-not-yet = コーチが準備中…
table-coach-said = コーチ：対局の勝率は、勝負なら{ $stop }%、こいこいなら{ $koi }%です。
table-one-of = このうち一枚

## ひとつの画面でふたり

table-cover-show = 手札を開く
table-cover-why = 画面を見ているのが自分だけになるまで、手札は伏せておきます。

## 得点表

table-begin = 始める
table-score-by-round = 局ごとの得点
table-held-still = 残り手札：{ $name }
table-next-round = 次の局へ
table-to-result = 結果へ
table-leave = ひとまず席を立つ
table-waits-for = { $name }を待っています…
table-wants-rematch = { $name }がもう一度を望んでいます。
table-rematch = もう一度
table-home = ホーム
table-record-copy = 棋譜をコピー
table-record-save = 棋譜を保存
table-record-copied = 棋譜をクリップボードに入れました。
table-record-failed = 棋譜を取得できませんでした。もう一度お試しください。

## メニューとヘルプ

table-pace = 速さ
table-hints = 手札のヒント
table-hints-off = なし
table-hints-matches = 取れる札
table-hints-yaku = 取れる札と役
table-labels = 札の表示
table-labels-full = すべて
table-labels-plate = 数字
table-labels-none = なし
table-sound = 音
table-help-about = この札は何？　場の札は押すと、手札は長く押すと説明が出ます。
table-help-i = 選んだ札の説明と使い道
table-help-help = この説明
table-help-corner = 札の隅のしるし
table-help-corner-why = 月の数字の下に札の種類があり、決まった数枚の役に入る札には、もう一つしるしがつきます。
table-help-sign-bright = 日輪：光札
table-help-sign-animal = ひし形：タネ
table-help-sign-ribbon = 棒：短冊。ぎざぎざは赤短、波は青短
table-help-sign-chaff = 点：カス
table-help-sign-dots = 三つの点：猪、鹿、蝶
table-help-sign-bowl = 椀：幕、月、盃
table-help-sign-umbrella = 傘：小野道風
table-help-ring = 枠で囲んだ札は場にある札
table-help-chip = 名前のそばのこのしるしは、あと一枚でできる役とその点

## 接続と席

table-reconnecting = 接続が切れました。対局は残っています。つなぎ直しています…
table-friend-away = { $name }は離席中です。対局は待っています。
table-friend-back = { $name }が戻りました。
table-not-kept = このブラウザーには席を保存できません（空き容量がないか、保存が止められています）。対局が終わるまでこのページを閉じないでください。
table-no-seat = この卓にあなたの席はありません
table-no-seat-none = 対局は、開いたブラウザーか招待で入ったブラウザーでだけ遊べます。そこで開くか、新しい対局を始めてください。
table-no-seat-refused = サーバーがこの席を知りません。対局は消されたのかもしれません。
table-no-seat-unreadable = サーバーに残っていた記録が壊れているため、続けられません。ほかの対局に影響はありません。サーバーの管理者は、ログで確認できます。
table-unreadable = この対局はもう読み込めません
table-shut = いまは卓を開けません
table-shut-why = この席のページが多すぎるか、サーバーにつながりません。ほかのページを閉じるか、少し待ってください。対局は残っています。
table-again = もう一度試す

## はじめての一局

table-lesson = はじめの一歩
table-lesson-know = 知っています
table-lesson-read = 次へ
table-lesson-pair = この二枚は同じ月、{ $month }の{ $plant }です。同じ月なら取れます。手札の光っている「{ $card }」を押してください。
table-lesson-choose-pair = この札と同じ月、{ $month }の{ $plant }が場に二枚以上あります。同じ月なら取れます。手札の光っている「{ $card }」を押して、選んでください。
table-lesson-number = 隅の数字「{ $number }」が月です。
table-lesson-lay = 場の札と同じ月の手札がありません。どれか一枚を押すと、場に置かれます。
table-lesson-stock = 手札を出すと、山札の一番上がめくられます。それも同じ月の札を取るか、場に残ります。
table-lesson-sets = 取った札は手元に並びます。役を集めましょう。役とは、点になる札の組み合わせです。
table-lesson-star = 星は、役ができる札のしるしです。役とは、点になる札の組み合わせです。ここでできるのは：{ $yaku }。
table-lesson-choice = 取れるのは一枚だけ。役に近づくのはどちらでしょう。
table-lesson-decision = 役ができました。勝負なら、その点が入ります。こいこいなら続けて上を狙えますが、相手が先に上がると何ももらえません。
table-lesson-round = 一局が終わりました。得点の計算はこのとおりです。最後は全局の合計で決まります。
table-goals = 集める役
table-goals-many = 同じ種類をたくさん集めても役になります：{ $sets }。
table-goals-many-one = { $yaku }（{ $count }枚から）
table-goals-more = ほかの役は、すべてルールにあります
