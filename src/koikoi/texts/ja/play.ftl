# 端末で遊ぶ卓の言葉：手番、選択、説明、得点表、そのまわりの画面。

## 単独の語

play-title = こいこい
play-tagline = ふたりの花札
play-language = 日本語
play-you = あなた
play-your-turn = あなたの番
play-their-turn = { $name }が考えています
play-choose-take = どの札を取りますか？
play-choose-swap = 手札を入れ替えますか？
play-koi-or-stop = 勝負か、こいこいか？
play-stop = 勝負
play-koi-koi = こいこい
play-pass = 取らずに置く
play-keep = そのまま
play-swap = 手札を入れ替える
play-stock-left = 山札{ $cards }枚
play-hand-brief = 手札：{ $cards }
play-round = 第{ $round }局
play-round-word = 局
play-round-of = 第{ $round }局／全{ $rounds }局
play-round-target = 第{ $round }局、{ $target }文先取
play-month = 月
play-dealer-tag = 親
play-points = 得点
play-total = 合計
play-help = ヘルプ
play-moves = これまでの手
play-moves-none = まだ何も出ていません。
play-in-hand = 手札{ $cards }枚
play-called-times = { $calls ->
    [1] こいこい！
   *[other] こいこい×{ $calls }
}
play-has-points = いま{ $points }文
play-yaku-yours = あなたの役
play-yaku-of = { $name }の役
play-colon = { $what }：{ $said }
play-times = { $card }×{ $count }
play-poem = 赤短 { $months }
play-blue = 青短 { $months }
play-plain = 無地 { $months }

## 草木、八桁まで

play-plant-pine = 松
play-plant-plum = 梅
play-plant-cherry = 桜
play-plant-wisteria = 藤
play-plant-iris = 菖蒲
play-plant-peony = 牡丹
play-plant-bush-clover = 萩
play-plant-pampas = 芒
play-plant-chrysanthemum = 菊
play-plant-maple = 紅葉
play-plant-willow = 柳
play-plant-paulownia = 桐

play-motif-rain-man = 小野道風

## 名前

play-name-one = プレイヤー
play-name-first = プレイヤー1
play-name-second = プレイヤー2
play-opponent-beginner = さくら
play-opponent-greedy = きく
play-opponent-club = もみじ
play-opponent-master = ふじ
play-opponent-beginner-why = 初級。点の高そうな札を取るだけで、役はねらいません。札を覚えるのによい相手です。100局で、きくより約150文少なくなります。
play-opponent-greedy-why = 中級。一手先を読み、双方にまだできそうな役をはかります。
play-opponent-club-why = 上級。一手ごとに、ありうる三百通りの配りで局の最後まで打ってみます。100局で、きくより約20文多く取ります。
play-opponent-master-why = 名人。ここでいちばん強い相手です。一手ごとに、局の最後まで三千回打ってみます。100局で、きくより約50文多く取ります。
play-opponent-fair = コンピューターに見えるのは、開いた札と自分の手札だけです。
play-versus = { $table }、相手は{ $name }

## カーソルの札で起こること

play-effect-takes = { $cards }を取る
play-effect-choice = { $count }枚から一枚を選んで取る
play-effect-lies = 場に残る
play-effect-none = いまは出せません。取れる札を出します
play-effect-makes = { $yaku }ができる
play-effect-both = { $effect }、{ $makes }
play-does = { $what }：{ $said }
play-look-goes = 手札の{ $keys }で取れる
play-look-none = 取れる手札がない
play-waits-hand = { $card }を出します
play-waits-stock = { $card }をめくりました

## 起こったこと、一文ずつ

play-did-dealt-you = あなたが親です。先に出します。
play-did-dealt-other = 親は{ $name }。先に出します。
play-did-hand-you = あなた：{ $card }を場に出す。
play-did-hand-other = { $name }：{ $card }を場に出す。
play-did-hand-takes-you = あなた：{ $card }を出し、{ $cards }を取る。
play-did-hand-takes-other = { $name }：{ $card }を出し、{ $cards }を取る。
play-did-stock-you = あなた：{ $card }をめくり、場に残す。
play-did-stock-other = { $name }：{ $card }をめくり、場に残す。
play-did-stock-takes-you = あなた：{ $card }をめくり、{ $cards }を取る。
play-did-stock-takes-other = { $name }：{ $card }をめくり、{ $cards }を取る。
play-did-flip = 場が空なので、{ $card }を山札から置く。
play-did-asked-you = あなた：{ $card }をめくり、取る札を選ぶ。
play-did-asked-other = { $name }：{ $card }をめくり、取る札を選ぶ。
play-did-gained-you = あなたに{ $yaku }ができた。いま{ points-count }。
play-did-gained-other = { $name }に{ $yaku }ができた。いま{ points-count }。
play-did-called-you = あなた：こいこい！
play-did-called-other = { $name }：こいこい！
play-did-stopped-you = あなた：勝負。
play-did-stopped-other = { $name }：勝負。
play-did-swept-you = あなたの雷が、{ $cards }も取る。
play-did-swept-other = { $name }の雷が、{ $cards }も取る。
play-did-swapped-you = あなたが手札を入れ替えた。
play-did-swapped-other = { $name }が手札を入れ替えた。
play-did-kept-you = あなたは手札を入れ替えなかった。
play-did-kept-other = { $name }は手札を入れ替えなかった。
play-did-undone-you = あなたが一手戻した。
play-did-undone-other = { $name }が一手戻した。
play-did-resigned-you = あなたの投了。
play-did-resigned-other = { $name }の投了。
play-hint = 同じ月の札が二枚そろえば、あなたのものです。●の付いた札の番号を押しましょう。上の役が点になります。「？」で説明が出ます。

## 選択

play-swap-why = 親でないあなたは、どちらも見ないうちに手札を入れ替えられます。どちらがよいかは誰にも分かりません。
play-tray-hand = { $card }で取れる札が二枚以上あります。一枚選びます。
play-tray-stock = { $card }をめくりました。取る札を一枚選びます。
play-tray-wild = 柳の札がまだ一枚も見えていないので、雷は場のどの札でも一枚取れます。勝てば、その月の残りの札も付いてきます。
play-tray-cancel = Esc で手札に戻せます。
play-tray-must = めくった札は戻せません。
play-button-stop = S  勝負
play-button-koi = こいこい  K
play-decide-made = できた役
play-decide-points = 勝負なら{ $points }文
play-decide-math = { $base } × { $multiplier } = { $points }
play-decide-standing = 合計は { $mine } : { $theirs } になる
play-decide-turns = 残り手番：あなた{ $mine }、{ $name }{ $theirs }
play-decide-hopes = あなたは、あと一枚：{ $yaku }
play-decide-no-hopes = あなたに、あと一枚の役はない。
play-decide-lose = { $name }が先に上がれば：あなた0文、{ $name }{ $points }文以上
play-decide-more = { $yaku }、ほか{ $count }つ
play-decide-safe = { $name }にはもう役ができない。
play-decide-threats = { $name }は、あと一枚：{ $yaku }
play-decide-no-threats = { $name }に、あと一枚の役はない。

## ひとつの画面でふたり

play-cover = { $name }さんの番です。
play-cover-key = 画面を見ているのが自分だけになったら、Enter で手札を開きます。
play-cover-call = { $name }さんに交代

## キー

play-key-play = 出す
play-key-look = 見る
play-key-take = 取る
play-key-choose = 決める
play-key-cancel = 戻す
play-key-reveal = 手札を開く
play-key-hurry = 先へ
play-key-undo = 待った
play-key-yaku = 役
play-key-unseen = 未見の札
play-key-rules = ルール
play-key-help = ヘルプ
play-key-moves = これまでの手
play-key-leave = 席を立つ
play-key-close = 閉じる
play-key-scroll = 動かす
play-key-next = 次の局へ
play-key-result = 結果へ
play-key-begin = 始める
play-key-rematch = もう一度
play-key-home = ホーム
play-key-back = 戻る
play-key-resume = 続ける
play-key-delete = 消す
play-key-theme = 配色
play-key-quit = 終わる
play-key-fields = 項目
play-key-change = 変える
play-key-start = 始める

## 説明

play-page-yaku = この卓の役
play-page-unseen = まだ見ていない札
play-unseen-why = { $cards }枚。相手の手札か山札にあります。
play-unseen-none = すべて見えている
play-yaku-wants-base = ほかの役がないと数えない。
play-help-aim = 同じ月の札を取り、役を集めます。役ができたら、勝負して得点にするか、こいこいと言って続け、さらに上を狙うかを決めます。
play-help-keys = キー
play-help-cap-numbers = 1–8
play-help-numbers = その手札を出す。選ぶときは、その札を取る
play-help-cap-arrows = 矢印
play-help-arrows = 手札の上を動く。上へ行くと場札で、どの札かが分かる
play-help-cap-enter = Enter
play-help-enter = カーソルの札を出す、取る。先へ進む
play-help-cap-escape = Esc
play-help-escape = まだ何も取っていない札を戻す。説明を閉じる
play-help-cap-s = S
play-help-s = 勝負
play-help-cap-k = K
play-help-k = こいこい
play-help-cap-b = B
play-help-b = 待った（コンピューターとの対局で）
play-help-cap-u = U
play-help-u = まだ見ていない札を月ごとに
play-help-cap-y = Y
play-help-y = すべての役と、それぞれあと何枚か
play-help-cap-l = L
play-help-l = この局のこれまでの手
play-help-cap-r = R
play-help-r = この卓のルール
play-help-cap-f2 = F2
play-help-f2 = 暗い、明るい、強いコントラスト
play-help-cap-q = Q
play-help-q = 席を立つ。対局は残り、続きができる
play-help-marks = しるし
play-help-mark-takes = 場の札を取れる、または取られる
play-help-mark-makes = 役ができる
play-help-mark-new = 場に出たばかり
play-help-mark-framed = 場にある札
play-help-state-complete = できた役
play-help-state-one-away = あと一枚
play-help-state-possible = まだできる
play-help-state-superseded = できたが、上の役で数える
play-help-state-impossible = もうできない
play-help-cards = 四十八枚の札
play-help-cards-why = 取るときは月だけを見ます。種類は役に使います。
play-help-plant = 草木

## 親決め

play-draw-title = 最初の親はどちら？
play-draw-month-draw = ひとり一枚引き、月の早い方が親です。
play-draw-birthday = 一枚めくり、生まれ月の近いほうが親です。
play-draw-random = 親はくじで決めます。
play-draw-again-month-draw = 同じ月なので引き直し。
play-draw-again-birthday = 同じ近さなので、もう一枚めくる。
play-draw-dealer = 最初の親は{ $name }です。
play-draw-dealer-you = 最初の親はあなたです。
play-draw-lead = 親が先に出します。
play-void-before = { $count }回、配り直しがありました。

## 得点表

play-sheet-title = 第{ $round }局、{ $month }
play-sheet-base = 役の合計
play-sheet-lucky-four = { $name }：手四（{ $months }）
play-sheet-lucky-pairs = { $name }：くっつき（{ $months }）
play-sheet-nothing = 数える役はありません。
play-sheet-swept = 雷がさらに取った札：{ $cards }
play-sheet-hand = 残った手札：{ $cards }
play-match-best = 最高の局：第{ $round }局（{ $month }）、{ $points }文、{ $name }
play-match-pays = 賭け：{ $name } → { $other }、{ points-count }
play-match-even = 賭け：やり取りなし。
play-match-file = この対局の記録：

## 席を立つ

play-leave-title = 席を立ちますか？
play-leave-why = 対局は一手ごとに残ります。いつでも続きができます。
play-leave-stay = 席に残る
play-leave-go = 席を立ち、あとで続ける
play-leave-resign = 投了する
play-resign-title = 投了しますか？
play-resign-why = 対局が終わり、{ $name }の勝ちになります。取り消せません。
play-resign-yes = 投了する

## ホームと残した対局

play-home-continue = 続きから
play-home-quick = 遊ぶ
play-home-new = 新しい対局
play-home-new-why = 相手、卓、長さを選ぶ
play-home-two = ふたりで遊ぶ
play-home-two-why = この画面で交代に
play-home-saved = 残した対局
play-home-saved-why = { $count ->
    [0] まだありません
   *[other] { $count }件
}
play-home-rules = ルール
play-home-language = 言語
play-home-theme = 配色
play-home-pace = 速さ
play-home-coach = コーチ
play-coach-on = こいこいの勝率
play-coach-off = なし
play-home-quit = 終わる
play-theme-dark = 暗い
play-theme-light = 明るい
play-theme-contrast = 強いコントラスト
play-pace-calm = ゆっくり
play-pace-brisk = はやく
play-pace-instant = 即時
play-saved-one = { $table }、相手は{ $name }、第{ $round }局、{ $mine } : { $theirs }
play-saved-two = { $table }、{ $first }と{ $name }、第{ $round }局、{ $mine } : { $theirs }
play-saved-over = 終局
play-saved-damaged = { $file }は読めません
play-saved-empty = 残した対局はまだありません。始めた対局はすべてここに出ます。
play-delete-title = この対局を消しますか？
play-delete-no = 残す
play-delete-yes = 消す

## 新しい対局

play-new-table = 卓
play-new-rounds = 局数
play-new-rounds-usual = この卓のとおり{ $rounds }局
play-new-rounds-target = この卓のとおり{ $target }文まで
play-new-rounds-wrong = 局数は1から{ $most }までです。
play-new-opponent = 相手
play-new-name = あなたの名前
play-new-name-first = ひとり目
play-new-name-second = ふたり目
play-new-names-wrong = ふたりの名前は別にしてください。
play-new-birth = あなたの生まれ月
play-new-birth-of = { $name }の生まれ月
play-new-birth-first = ひとり目の生まれ月
play-new-birth-second = ふたり目の生まれ月
play-new-birth-unknown = 不明：札を引いて決める
play-new-seed = 配札の番号
play-new-seed-none = 無作為（同じ番号なら同じ配札）
play-new-seed-wrong = 番号は0から{ $most }までです。
play-new-start = 始める
play-new-differs = 「{ $table }」との違い
play-new-same = 前回と同じ卓です：{ $table }。

## うまくいかないとき

play-too-small = いまの画面は { $now_width }×{ $now_height }。こいこいには { $width }×{ $height } が要ります。広げてください。
play-error-disk = ディスクに書けません：{ $reason }
play-err-stale = 卓の様子が変わっていました。見直してから選んでください。
play-err-illegal = ここではできません。
play-err-not_seat = あなたの席ではありません。
play-err-rate = 速すぎます。少し待ってください。
play-err-retry_later = 保存できなかったので、何もしていません。もう一度どうぞ。
play-err-over = 対局は終わっています。
play-err-bad = 卓が読み取れませんでした。もう一度どうぞ。
