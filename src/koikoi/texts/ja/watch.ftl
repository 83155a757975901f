# 観戦。

table-watched =
    { $count ->
        [0] 観戦者はいません
       *[other] { $count }人が観戦中
    }

# 対局者が観戦を許す。
watchers-title = 観戦
watchers-lead = リンクを知っている人は場を観戦できます。手札は二人とも伏せたままです。
watchers-delay = 観戦者に一手が見えるのは
watchers-delay-none = すぐ
watchers-delay-short = 30秒後
watchers-delay-round = 局が終わってから
watchers-longer-short = 相手がより長い遅れを選んだため、観戦者には30秒後に見えます。
watchers-longer-round = 相手がより長い遅れを選んだため、観戦者には局が終わってから見えます。
watchers-longer-none = 観戦者にはすぐ見えます。
watchers-open = 観戦を許す
watchers-close = 観戦を締め切る
watchers-closed = 観戦を締め切りました。
watchers-theirs = 相手がこの対局の観戦を許しています。
watchers-link = 観戦してほしい人にこのリンクを送ってください。
watchers-text = こいこいの対局を観戦しませんか
# 観戦する。
watch-title = 観戦中
watch-who = { $first } 対 { $second }
watch-not-begun = 対局はまだ始まっていません。始まると場が見えます。
watch-later-short = 一手ごとに30秒遅れで見えます。まもなく場が表示されます。
watch-later-round = 局が終わってから見える設定です。局が終わるまでお待ちください。
watch-closed = この対局は観戦できません
watch-closed-why = リンクが途中で切れているか、対局者が観戦を締め切りました。新しいリンクをもらってください。
watch-reconnecting = 接続が切れました。つなぎ直しています…
watch-card-serves = この札がまだ要る役：{ $yaku }
watch-hands = { $name }の手札は{ $cards }枚
watch-next = 対局者が続けるのを待っています
watch-over = 再戦になると、ここに表示されます。
watch-leave = 観戦をやめる
