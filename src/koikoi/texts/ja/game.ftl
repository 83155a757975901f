# 遊びの言葉：札、月、種類、役、点の数え方、局の終わり方。

## 数と単位

points-count = { $points }文

## 並べ方（左から順に）

list-middle = { $first }、{ $next }
list-and = { $first }、{ $last }
list-or = { $first }か{ $last }

## 月と草木

month-1 = 一月
month-2 = 二月
month-3 = 三月
month-4 = 四月
month-5 = 五月
month-6 = 六月
month-7 = 七月
month-8 = 八月
month-9 = 九月
month-10 = 十月
month-11 = 十一月
month-12 = 十二月
plant-pine = 松
plant-plum = 梅
plant-cherry = 桜
plant-wisteria = 藤
plant-iris = 菖蒲
plant-peony = 牡丹
plant-bush-clover = 萩
plant-pampas = 芒
plant-chrysanthemum = 菊
plant-maple = 紅葉
plant-willow = 柳
plant-paulownia = 桐

## 種類：見出し、言葉だけ、枚数つき

kind-heading-bright = 光
kind-heading-animal = タネ
kind-heading-ribbon = 短冊
kind-heading-chaff = カス
kind-bright = { $count ->
   *[other] 光
}
kind-animal = { $count ->
   *[other] タネ
}
kind-ribbon = { $count ->
   *[other] 短冊
}
kind-chaff = { $count ->
   *[other] カス
}
kind-count-bright = 光{ $count }枚
kind-count-animal = タネ{ $count }枚
kind-count-ribbon = 短冊{ $count }枚
kind-count-chaff = カス{ $count }枚
cards-count = { $count }枚

## 札：正式な名

card-crane = 松に鶴
card-pine-ribbon = 松に赤短
card-pine-chaff = 松のカス
card-warbler = 梅に鶯
card-plum-ribbon = 梅に赤短
card-plum-chaff = 梅のカス
card-curtain = 桜に幕
card-cherry-ribbon = 桜に赤短
card-cherry-chaff = 桜のカス
card-cuckoo = 藤にほととぎす
card-wisteria-ribbon = 藤に短冊
card-wisteria-chaff = 藤のカス
card-bridge = 菖蒲に八橋
card-iris-ribbon = 菖蒲に短冊
card-iris-chaff = 菖蒲のカス
card-butterflies = 牡丹に蝶
card-peony-ribbon = 牡丹に青短
card-peony-chaff = 牡丹のカス
card-boar = 萩に猪
card-clover-ribbon = 萩に短冊
card-clover-chaff = 萩のカス
card-moon = 芒に月
card-geese = 芒に雁
card-pampas-chaff = 芒のカス
card-sake-cup = 菊に盃
card-chrysanthemum-ribbon = 菊に青短
card-chrysanthemum-chaff = 菊のカス
card-deer = 紅葉に鹿
card-maple-ribbon = 紅葉に青短
card-maple-chaff = 紅葉のカス
card-rain-man = 柳に小野道風
card-swallow = 柳に燕
card-willow-ribbon = 柳に短冊
card-lightning = 柳に雷
card-phoenix = 桐に鳳凰
card-paulownia-chaff = 桐のカス

# 画面読み上げ用：月、札、種類。札の名で種類が分かるときは種類を省く。
card-spoken = { $month }、{ $card }、{ $kind }
card-spoken-plain = { $month }、{ $card }

## 札：絵柄だけ（半角十二字分まで）

motif-crane = 鶴
motif-warbler = 鶯
motif-curtain = 幕
motif-cuckoo = ほととぎす
motif-bridge = 八橋
motif-butterflies = 蝶
motif-boar = 猪
motif-moon = 月
motif-geese = 雁
motif-sake-cup = 盃
motif-deer = 鹿
motif-rain-man = 小野道風
motif-swallow = 燕
motif-phoenix = 鳳凰
motif-lightning = 雷
motif-ribbon = 短冊
motif-poem-ribbon = 赤短
motif-blue-ribbon = 青短
motif-chaff = カス

## 役：正式な名と短い名

yaku-five_brights = 五光
yaku-four_brights = 四光
yaku-rainy_four = 雨四光
yaku-three_brights = 三光
yaku-boar_deer_butterfly = 猪鹿蝶
yaku-poetry_ribbons = 赤短
yaku-blue_ribbons = 青短
yaku-both_ribbon_sets = 赤短・青短の重複
yaku-flower_viewing = 花見で一杯
yaku-moon_viewing = 月見で一杯
yaku-animals = タネ
yaku-ribbons = タン
yaku-chaff = カス
yaku-month_cards = 月札
yaku-own_calls = 自分のこいこい
yaku-short-five_brights = 五光
yaku-short-four_brights = 四光
yaku-short-rainy_four = 雨四光
yaku-short-three_brights = 三光
yaku-short-boar_deer_butterfly = 猪鹿蝶
yaku-short-poetry_ribbons = 赤短
yaku-short-blue_ribbons = 青短
yaku-short-both_ribbon_sets = 赤青重複
yaku-short-flower_viewing = 花見
yaku-short-moon_viewing = 月見
yaku-short-animals = タネ
yaku-short-ribbons = タン
yaku-short-chaff = カス
yaku-short-month_cards = 月札
yaku-short-own_calls = こいこい

## 局の計算書：何倍になったか、ならなかったわけ

factor-own_calls-added = +{ $value }：勝者自身のこいこい
factor-own_calls-applies = ×{ $value }：勝者自身が4回以上こいこいをした
factor-own_calls-no-own-call = 加点なし：勝者はこいこいをしていない
factor-own_calls-no-rule = このルールでは、自分のこいこいによる加点はない
factor-seven_doubles-applies = ×{ $value }：合計が7文以上
factor-seven_doubles-below-seven = 倍なし：合計が7文未満
factor-seven_doubles-no-call = 7文以上の倍なし：誰もこいこいをしていない
factor-seven_doubles-replaced = （7文以上の倍は、×4に置き換え）
factor-seven_doubles-no-rule = このルールでは、7文以上でも倍にならない
factor-opponent_call-applies = ×{ $value }：負けた側がこいこいをした
factor-opponent_call-loser-did-not-call = 倍なし：敗者はこいこいをしていない
factor-opponent_call-replaced = （敗者のこいこいによる倍は、×4に置き換え）
factor-opponent_call-no-rule = このルールでは、敗者のこいこいで倍にならない
factor-quadruple_after_seven-applies = ×{ $value }：敗者が7文以上を持ってこいこいをしていた
factor-quadruple_after_seven-loser-did-not-call = ×4なし：敗者はこいこいをしていない
factor-quadruple_after_seven-loser-below-seven = ×4なし：敗者のこいこいは、いつも7文未満のときだった
factor-quadruple_after_seven-no-rule = このルールに×4はない
factor-call_counter-applies = ×{ $value }：この局のこいこい1回ごとに一つ上がる
factor-call_counter-no-call = 倍率なし：誰もこいこいをしていない
factor-call_counter-no-rule = このルールでは、こいこいの回数で倍にならない
factor-field_brights-applies = { $value ->
    [2] ×{ $value }：配られた場に光札が1枚あった
   *[other] ×{ $value }：配られた場に光札が何枚かあった
}
factor-field_brights-no-brights = 倍率なし：配られた場に光札がなかった
factor-field_brights-no-rule = このルールでは、場の光札で倍にならない

## 役までの近さ：ひとことと文

progress-short-possible = あと{ $need }枚
progress-short-one-away = あと1枚
progress-short-complete = 成立
progress-short-superseded = 上位あり
progress-short-impossible = 不成立
progress-possible = { $yaku }：あと{ $need }枚必要です。
progress-possible-cards = { $yaku }：あと{ $need }枚必要です（{ $cards }）。
progress-one-away = { $yaku }：あと1枚で成立します。
progress-one-away-cards = { $yaku }：あと1枚で成立します（{ $cards }）。
progress-complete = { $yaku }：成立しています。
progress-superseded = { $yaku }：代わりに上位の役を数えます。
progress-superseded-better = { $yaku }：上位の役があるため数えません（{ $better }）。
progress-impossible = { $yaku }：札が足りず、もう作れません。
progress-impossible-cards = { $yaku }：できません。必要な札を相手側が取りました（{ $cards }）。

## 局の終わり方

round-win-you = あなたの勝ち：{ points-count }。
round-win-other = { $name }の勝ち：{ points-count }。
round-exhausted-you = 最後の手番が終わりました。この局はあなたの勝ち：{ points-count }。
round-exhausted-other = 最後の手番が終わりました。この局は{ $name }の勝ち：{ points-count }。
round-hand-you = 配られた手札に手役があり、すぐにあなたの勝ち：{ points-count }。
round-hand-other = 配られた手札に手役があり、すぐに{ $name }の勝ち：{ points-count }。
round-hand-both = 双方に手役があり、どちらも得点します。この局に勝者はいません。
round-draw = 流れです。得点はありません。
round-draw-you = 流れです。親権により、あなたに{ points-count }。
round-draw-other = 流れです。親権により、{ $name }に{ points-count }。
round-void-field-four = 配り直し：場に同じ月の札が4枚あります。同じ親が配ります。
round-void-field-pairs = 配り直し：場が4つの月の2枚ずつです。同じ親が配ります。
round-void-hand-four = 配り直し：手札に同じ月の札が4枚あります。同じ親が配ります。
round-void-both-lucky = 配り直し：双方に手役があります。同じ親が配ります。

## 試合の終わり方

match-rounds-you = 最後の局が終わりました。{ $high }対{ $low }であなたの勝ちです。
match-rounds-other = 最後の局が終わりました。{ $high }対{ $low }で{ $name }の勝ちです。
match-rounds-shared = 最後の局が終わりました。{ $high }対{ $high }の引き分けです。
match-target-you = 目標の点に届きました。{ $high }対{ $low }であなたの勝ちです。
match-target-other = 目標の点に届きました。{ $high }対{ $low }で{ $name }の勝ちです。
match-target-shared = 双方が目標の点に届きました。{ $high }対{ $high }の引き分けです。
match-points-out-you = 相手の持ち点がなくなりました。{ $high }対{ $low }であなたの勝ちです。
match-points-out-other = 一方の持ち点がなくなりました。{ $high }対{ $low }で{ $name }の勝ちです。
match-points-out-shared = 持ち点がなくなりました。{ $high }対{ $high }の引き分けです。
match-resigned-you = 相手が投了しました。あなたの勝ちです。
match-resigned-other = 投了により、{ $name }の勝ちです。
match-resigned-shared = 試合は打ち切られ、引き分けです。

## うまくいかなかったとき

error-at-round = 第{ $round }局：{ $sentence }
error-at-action = 第{ $round }局、{ $action }手目：{ $sentence }
error-of-action = { $action }：{ $sentence }
error-of-option = { $key }：{ $sentence }
error-of-option-allowed = { $key }：{ $sentence }使えるもの：{ $allowed }。
error-allowed-switch = trueかfalse
error-allowed-text = 引用符で囲んだ文字列
error-allowed-number = { $low }から{ $high }までの整数
error-unknown-card = そのような札はありません。札の記号は1B、9A、4R、12C3のように月と文字です。
error-unknown-action = そのような手はありません。札（2A）、xと札（x2A）、pass、koi、stop、keep、swapのどれかです。
error-card-twice = 同じ札が二度出ています。どの札も1枚しかありません。
error-wrong-count = 札の枚数が合いません。
error-unknown-preset = そのようなルールはありません。
error-unknown-option = そのような設定はありません。
error-unknown-yaku = そのような役はありません。
error-wrong-type = 値の型が違います。
error-out-of-range = 数が範囲の外です。
error-not-allowed = この値は使えません。
error-missing-option = 足りないものがあります。
error-gaji-must-capture = ガジのルールでは取らなくてもよいのに、「取れるなら必ず取る」はそれを禁じます。両方は選べません。
error-new-iris = 八橋を兼用にすると役が崩れることがあります。「新しい役のときだけ選ぶ」とは合いません。
error-hand-never-paid = このルールでは手札に同じ月が4枚あると配り直しなので、得点になりません。
error-both-sets-best = 同じ系統でいちばん高い役だけを数える場合、赤短と青短の重複の加点は働きません。
error-viewing-off = 花見・月見がなければ、こいこいの後の点も決められません。
error-endless-match = 試合には終わりが必要です。局数、目標の点、または勝者が敗者から取る持ち点を決めてください。
error-target-reached = 目標の点は、初めの持ち点より高くしてください。そうでないと始まる前に終わります。
error-nothing-scores = このルールでは、何をしても点になりません。
error-not-rules = これはルールのファイルではありません。
error-not-in-hand = その札は手札にありません。
error-must-capture = 取れる札があります。このルールでは、取れる札を出さなければなりません。
error-not-capturable = その札は今は取れません。
error-wrong-phase = 今はできません。
error-not-your-turn = あなたの番ではありません。
error-round-over = この局は終わっています。
error-match-over = この試合は終わっています。
error-not-dealt = まだ札が配られていません。
error-stale = その間に場が変わりました。もう一度見てから選んでください。
error-void-deal = このルールでは配り直しになる配札です。
error-impossible = 遊んでいて起こりえない局面です。
error-not-json = JSONとして読めません。
error-not-utf8 = 文字コードがUTF-8ではありません。
error-truncated = 途中で切れています。
error-too-deep = 入れ子が深すぎます。
error-bad-number = ありえない数があります。
error-missing-field = 足りない項目があります。
error-unknown-field = そのような項目はありません。
error-surplus-action = 局が終わった後に手があります。
error-surplus-round = 局が一つ多すぎます。
error-unreadable = 読み取れません。
error-processes = 作業を分けるプロセスを開始できなかったか、途中で終了させられました。数を減らしてください。
error-other-contest = このファイルには、設定の違う対戦が入っています。別のファイルか、同じ設定を指定してください。
