# 対局中の言葉：手番、選択、札の置き場所。

play-your-turn = あなたの番
play-their-turn = { $name }が考えています
play-choose-card = 出す札を選んでください。
play-choose-take = どの札を取りますか？
play-koi-or-stop = 勝負か、こいこいか
play-stop = 勝負
play-koi-koi = こいこい
play-pass = 取らずに置く
play-keep = そのまま
play-swap = 手札を入れ替える
play-stock = 山札
play-field = 場札
play-hand = 手札
play-captured = 取り札
play-round = 第{ $round }局
play-month = 月
play-dealer = 親
play-points = 得点
play-turns-left = 残り{ $turns }手番
play-help = ヘルプ
