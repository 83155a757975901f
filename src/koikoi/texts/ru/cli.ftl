# Что говорит командная строка; её сообщения начинаются с «cli-».

cli-total = Итого

## koikoi score

cli-score-nothing = За этим столом из этих карт не складывается ни одно яку.

## koikoi rules

cli-head-preset = Правила
cli-head-table = Стол
cli-head-summary = Коротко
cli-head-option = Настройка
cli-rules-more = Прочитать все правила стола — например, так: { $command }
cli-compare-same = За этими двумя столами правила одинаковы.

## koikoi replay

cli-record = Запись { $number }: { $first } и { $second }
cli-head-round = Раунд
cli-head-dealer = Сдающий
cli-head-result = Результат
cli-kind-win = { $name } выигрывает
cli-kind-exhausted = { $name } выигрывает с последней картой
cli-kind-hand = { $name }: счастливая рука
cli-kind-both = обе руки счастливые
cli-kind-draw = ничья
cli-kind-open = не окончен
cli-match-open = Матч не окончен. Идёт раунд { $round }.
cli-replay-agrees = { $records ->
    [one] Переиграна { $records } запись, противоречий нет.
    [few] Переиграны { $records } записи, противоречий нет.
   *[many] Переиграно { $records } записей, противоречий нет.
}
cli-replay-differs = { $records ->
    [one] Переиграна { $records } запись, есть противоречия.
    [few] Переиграны { $records } записи, есть противоречия.
   *[many] Переиграно { $records } записей, есть противоречия.
}
cli-at-record = { $file }: запись { $record }
cli-difference = { $file }: запись { $record }, раунд { $round }, действие { $action }: { $what } — { $stated }, ожидалось { $expected }

## koikoi advise

cli-advise-head-play = Сыграть
cli-advise-head-take = Взять
cli-advise-head-decide = Выбрать
cli-advise-head-swap = Выбрать
cli-advise-head-points = Очки за раунд
cli-advise-head-win = Победа в матче
cli-advise-error = { $points } ± { $se }
cli-advise-estimate = Оценка: невидимые карты раздавались { $worlds ->
    [one] { $worlds } раз
    [few] { $worlds } раза
   *[many] { $worlds } раз
}, и раунд доигрывался до конца; ± — стандартная ошибка.
cli-advise-exact = Точно: учтены все расклады невидимых карт ({ $worlds }) при лучшей игре обеих сторон в открытую.
cli-advise-exact-points = Очки — точно, победа в матче — оценка: учтены все расклады невидимых карт ({ $worlds }) при лучшей игре обеих сторон в открытую.

## koikoi simulate

cli-simulate-title = { $first } против { $second }: { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
cli-simulate-doing = Сыграно раундов
cli-simulate-wins = Раунды, которые выиграл { $name }
cli-simulate-dealer-wins = Выиграл сдающий
cli-simulate-other-wins = Выиграл другой игрок
cli-simulate-draws = Не выиграл никто
cli-simulate-void = Отменённые раздачи
cli-simulate-points = Очки за раунд: { $name }
cli-simulate-dealer-points = Очки за раунд: сдающий
cli-simulate-won-points = Очки за выигранный раунд
cli-simulate-share = { $percent } %
cli-simulate-error = { $mean } ± { $se }
cli-simulate-kinds = Чем кончаются раунды
cli-simulate-kind-win = остановкой или сразу при прибавке
cli-simulate-kind-exhausted = победой с последней картой
cli-simulate-kind-hand = счастливой рукой
cli-simulate-kind-draw = ничьей
cli-simulate-yaku = Яку в раундах, выигранных по яку
cli-simulate-speed = { $seconds } с, { $speed } раундов в секунду

## koikoi arena

cli-arena-title-rounds = Зеркальные раунды: каждая раздача дважды, игроки меняются местами
cli-arena-title-matches = Зеркальные матчи: те же колоды дважды, игроки меняются местами
cli-arena-doing-rounds = Сыграно пар раундов
cli-arena-doing-matches = Сыграно пар матчей
cli-arena-interrupted = Остановлено. В { $file } { $pairs ->
    [one] сохранена { $pairs } пара
    [few] сохранены { $pairs } пары
   *[many] сохранено { $pairs } пар
}; та же команда продолжит с этого места.
cli-arena-first = Первый
cli-arena-second = Второй
cli-arena-pairs = Пары
cli-arena-points = Очки за раунд
cli-arena-won-rounds = Победы, поражения, ничьи
cli-arena-won-matches = Победы, поражения, ничьи
cli-arena-share = Доля побед (95%)
cli-arena-interval = { $low }–{ $high } %
cli-arena-h1 = H1
cli-arena-llr = LLR
cli-arena-decision = Решение
cli-arena-open = пока нет
cli-arena-level = пока нет: все пары одинаковы
cli-arena-better = сильнее, после { $pairs ->
    [one] { $pairs } пары
    [few] { $pairs } пар
   *[many] { $pairs } пар
}
cli-arena-no-better = не сильнее, после { $pairs ->
    [one] { $pairs } пары
    [few] { $pairs } пар
   *[many] { $pairs } пар
}
cli-arena-test-rounds = Критерий отвечает на вопрос: опережает ли первый игрок второго на H1 очка за раунд или ни на сколько? Когда логарифм отношения правдоподобия (LLR) доходит до { $upper }, ответ «сильнее», до { $lower } — «не сильнее». Ошибочно он даётся примерно в { $percent } % случаев.
cli-arena-test-matches = Критерий отвечает на вопрос: выигрывает ли первый игрок на H1 больше половины матчей или не больше? Когда логарифм отношения правдоподобия (LLR) доходит до { $upper }, ответ «сильнее», до { $lower } — «не сильнее». Ошибочно он даётся примерно в { $percent } % случаев.
cli-arena-player = Игрок
cli-arena-elo = Эло ({ $anchor } = 0)
cli-arena-seconds = { $seconds } с, начальное число { $seed }

## koikoi convert

cli-convert-doing = Преобразовано записей
cli-converted = { $records ->
    [one] { $records } запись сохранена в { $file }.
    [few] { $records } записи сохранены в { $file }.
   *[many] { $records } записей сохранено в { $file }.
}
