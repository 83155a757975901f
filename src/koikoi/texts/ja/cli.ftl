# コマンドラインの言葉。"cli-" で始まります。

cli-total = 合計

## koikoi score

cli-score-nothing = このルールでは、これらの札に役はありません。

## koikoi rules

cli-head-preset = 名前
cli-head-table = ルール
cli-head-summary = 特徴
cli-head-option = 設定
cli-rules-more = ルールの全文を読むには（例）：{ $command }
cli-compare-same = この二つのルールは同じです。

## koikoi replay

cli-record = 棋譜{ $number }：{ $first } 対 { $second }
cli-head-round = 局
cli-head-dealer = 親
cli-head-result = 結果
cli-kind-win = { $name }の勝ち
cli-kind-exhausted = 最後の札で{ $name }の勝ち
cli-kind-hand = { $name }に手役
cli-kind-both = 双方に手役
cli-kind-draw = 流れ
cli-kind-open = 途中
cli-match-open = 試合は終わっていません。第{ $round }局の途中です。
cli-replay-agrees = { $records }件の棋譜を再生しました。食い違いはありません。
cli-replay-differs = { $records }件の棋譜を再生しました。食い違いがあります。
cli-at-record = { $file }：棋譜{ $record }
cli-difference = { $file }：棋譜{ $record }、第{ $round }局、{ $action }手目：{ $what } は { $stated } ですが、正しくは { $expected } です

## koikoi advise

cli-advise-head-play = 出す札
cli-advise-head-take = 取る札
cli-advise-head-decide = 選択
cli-advise-head-swap = 選択
cli-advise-head-points = 一局あたりの点
cli-advise-head-win = 勝負に勝つ
cli-advise-error = { $points } ± { $se }
cli-advise-estimate = 推定値：見えない札を{ $worlds }回配り直し、局の終わりまで打った平均です。±は標準誤差。
cli-advise-exact = 厳密値：見えない札の並びをすべて（{ $worlds }通り）数え、すべての札が見えているものとして双方が最善を尽くした場合です。
cli-advise-exact-points = 点は厳密値、勝負は推定値：見えない札の並びをすべて（{ $worlds }通り）数え、すべての札が見えているものとして双方が最善を尽くした場合です。

## koikoi simulate

cli-simulate-title = { $first } 対 { $second }：{ $rounds }局
cli-simulate-doing = 終わった局
cli-simulate-wins = { $name } の勝ち
cli-simulate-dealer-wins = 親の勝ち
cli-simulate-other-wins = 子の勝ち
cli-simulate-draws = 勝者なし
cli-simulate-void = 配り直し
cli-simulate-points = 一局あたりの点：{ $name }
cli-simulate-dealer-points = 一局あたりの点：親
cli-simulate-won-points = 勝った局の点
cli-simulate-share = { $percent }%
cli-simulate-error = { $mean } ± { $se }
cli-simulate-kinds = 局の終わり方
cli-simulate-kind-win = 上がり
cli-simulate-kind-exhausted = 最後の札での勝ち
cli-simulate-kind-hand = 手役
cli-simulate-kind-draw = 流れ
cli-simulate-yaku = 役（役で勝った局のうち）
cli-simulate-speed = { $seconds }秒、毎秒{ $speed }局

## koikoi arena

cli-arena-title-rounds = 同じ配札を席を替えて二度打つ対戦（局）
cli-arena-title-matches = 同じ山札を席を替えて二度打つ対戦（試合）
cli-arena-doing-rounds = 終わった局の組
cli-arena-doing-matches = 終わった試合の組
cli-arena-interrupted = 中断しました。{ $file }に{ $pairs }組を保存してあり、同じコマンドで続きから再開できます。
cli-arena-first = 左
cli-arena-second = 右
cli-arena-pairs = 組
cli-arena-points = 一局あたりの点
cli-arena-won-rounds = 勝・負・流れ
cli-arena-won-matches = 勝・負・分け
cli-arena-share = 勝率（95%）
cli-arena-interval = { $low }–{ $high }%
cli-arena-h1 = H1
cli-arena-llr = LLR
cli-arena-decision = 判定
cli-arena-open = 未定
cli-arena-level = 未定（全組同じ結果）
cli-arena-better = 強い（{ $pairs }組で判定）
cli-arena-no-better = 強いとは言えない（{ $pairs }組で判定）
cli-arena-test-rounds = 判定の問い：左の打ち手は右の打ち手より一局あたりH1点だけ多く取るのか、それとも差はないのか。対数尤度比（LLR）が{ $upper }に届けば「強い」、{ $lower }に届けば「強いとは言えない」とし、誤ってそう判定するのは約{ $percent }%です。
cli-arena-test-matches = 判定の問い：左の打ち手の勝率は五割よりH1だけ高いのか、それとも五割なのか。対数尤度比（LLR）が{ $upper }に届けば「強い」、{ $lower }に届けば「強いとは言えない」とし、誤ってそう判定するのは約{ $percent }%です。
cli-arena-player = 打ち手
cli-arena-elo = レート（{ $anchor } = 0）
cli-arena-seconds = { $seconds }秒、シード{ $seed }

## koikoi convert

cli-convert-doing = 変換した棋譜
cli-converted = { $records }件の棋譜を { $file } に書きました。
