# Слова игры: карты, месяцы, категории, яку, подсчёт и конец раунда.

## Числа со словом

points-count = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Списки, слева направо

list-middle = { $first }, { $next }
list-and = { $first } и { $last }
list-or = { $first } или { $last }

## Месяцы и растения

month-1 = январь
month-2 = февраль
month-3 = март
month-4 = апрель
month-5 = май
month-6 = июнь
month-7 = июль
month-8 = август
month-9 = сентябрь
month-10 = октябрь
month-11 = ноябрь
month-12 = декабрь
plant-pine = Сосна
plant-plum = Слива
plant-cherry = Сакура
plant-wisteria = Глициния
plant-iris = Ирис
plant-peony = Пион
plant-bush-clover = Хаги
plant-pampas = Мискантус
plant-chrysanthemum = Хризантема
plant-maple = Клён
plant-willow = Ива
plant-paulownia = Павловния

## Категории: заголовок группы, слово в нужной форме, число со словом

kind-heading-bright = Яркие
kind-heading-animal = Животные
kind-heading-ribbon = Ленты
kind-heading-chaff = Простые
kind-bright = { $count ->
    [one] яркая
    [few] яркие
   *[many] ярких
}
kind-animal = { $count ->
    [one] животная
    [few] животные
   *[many] животных
}
kind-ribbon = { $count ->
    [one] лента
    [few] ленты
   *[many] лент
}
kind-chaff = { $count ->
    [one] простая
    [few] простые
   *[many] простых
}
kind-count-bright = { $count ->
    [one] { $count } яркая
    [few] { $count } яркие
   *[many] { $count } ярких
}
kind-count-animal = { $count ->
    [one] { $count } животная
    [few] { $count } животные
   *[many] { $count } животных
}
kind-count-ribbon = { $count ->
    [one] { $count } лента
    [few] { $count } ленты
   *[many] { $count } лент
}
kind-count-chaff = { $count ->
    [one] { $count } простая
    [few] { $count } простые
   *[many] { $count } простых
}
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Карты: полные названия

card-crane = Журавль сосны
card-pine-ribbon = Поэтическая лента сосны
card-pine-chaff = Простая карта сосны
card-warbler = Пеночка сливы
card-plum-ribbon = Поэтическая лента сливы
card-plum-chaff = Простая карта сливы
card-curtain = Занавес сакуры
card-cherry-ribbon = Поэтическая лента сакуры
card-cherry-chaff = Простая карта сакуры
card-cuckoo = Кукушка глицинии
card-wisteria-ribbon = Лента глицинии
card-wisteria-chaff = Простая карта глицинии
card-bridge = Мост ириса
card-iris-ribbon = Лента ириса
card-iris-chaff = Простая карта ириса
card-butterflies = Бабочки пиона
card-peony-ribbon = Синяя лента пиона
card-peony-chaff = Простая карта пиона
card-boar = Кабан хаги
card-clover-ribbon = Лента хаги
card-clover-chaff = Простая карта хаги
card-moon = Луна мискантуса
card-geese = Гуси мискантуса
card-pampas-chaff = Простая карта мискантуса
card-sake-cup = Чаша хризантемы
card-chrysanthemum-ribbon = Синяя лента хризантемы
card-chrysanthemum-chaff = Простая карта хризантемы
card-deer = Олень клёна
card-maple-ribbon = Синяя лента клёна
card-maple-chaff = Простая карта клёна
card-rain-man = Человек под дождём у ивы
card-swallow = Ласточка ивы
card-willow-ribbon = Лента ивы
card-lightning = Молния ивы
card-phoenix = Феникс павловнии
card-paulownia-chaff = Простая карта павловнии

# Для экранного диктора: месяц, карта, категория; без категории, если её называет сама карта.
card-spoken = { $month }, { $card }, { $kind }
card-spoken-plain = { $month }, { $card }

## Карты: только рисунок, около двенадцати знаков

motif-crane = Журавль
motif-warbler = Пеночка
motif-curtain = Занавес
motif-cuckoo = Кукушка
motif-bridge = Мост
motif-butterflies = Бабочки
motif-boar = Кабан
motif-moon = Луна
motif-geese = Гуси
motif-sake-cup = Чаша
motif-deer = Олень
motif-rain-man = Под дождём
motif-swallow = Ласточка
motif-phoenix = Феникс
motif-lightning = Молния
motif-ribbon = Лента
motif-poem-ribbon = Поэт. лента
motif-blue-ribbon = Синяя лента
motif-chaff = Простая

## Яку: полные названия с японским словом и короткие

yaku-five_brights = Пять ярких (гоко)
yaku-four_brights = Четыре яркие (сико)
yaku-rainy_four = Четыре с дождём (амэ-сико)
yaku-three_brights = Три яркие (санко)
yaku-boar_deer_butterfly = Кабан–олень–бабочки (ино-сика-тё)
yaku-poetry_ribbons = Поэтические ленты (акатан)
yaku-blue_ribbons = Синие ленты (аотан)
yaku-both_ribbon_sets = Обе тройки лент (тёфуку)
yaku-flower_viewing = Любование цветами (ханами-дзакэ)
yaku-moon_viewing = Любование луной (цукими-дзакэ)
yaku-animals = Животные (танэ)
yaku-ribbons = Ленты (тан)
yaku-chaff = Простые (касу)
yaku-month_cards = Карты месяца (цукифуда)
yaku-own_calls = Свои объявления
yaku-short-five_brights = Пять ярких
yaku-short-four_brights = Четыре яркие
yaku-short-rainy_four = 4 с дождём
yaku-short-three_brights = Три яркие
yaku-short-boar_deer_butterfly = Три зверя
yaku-short-poetry_ribbons = Поэтические
yaku-short-blue_ribbons = Синие ленты
yaku-short-both_ribbon_sets = Обе тройки
yaku-short-flower_viewing = Цветы + чаша
yaku-short-moon_viewing = Луна + чаша
yaku-short-animals = Животные
yaku-short-ribbons = Ленты
yaku-short-chaff = Простые
yaku-short-month_cards = Месяц
yaku-short-own_calls = Объявления

## Множители на листе раунда: что сработало или почему не сработало

factor-own_calls-added = +{ $value }: победитель сам объявлял кой-кой
factor-own_calls-applies = ×{ $value }: победитель объявил кой-кой четыре раза или больше
factor-own_calls-no-own-call = без прибавки: победитель не объявлял кой-кой
factor-own_calls-no-rule = за этим столом свои объявления ничего не прибавляют
factor-seven_doubles-applies = ×{ $value }: сумма не меньше 7
factor-seven_doubles-below-seven = без удвоения: сумма меньше 7
factor-seven_doubles-no-call = без удвоения за 7: никто не объявлял кой-кой
factor-seven_doubles-replaced = (удвоение за 7 заменено на ×4)
factor-seven_doubles-no-rule = за этим столом сумма от 7 не удваивается
factor-opponent_call-applies = ×{ $value }: проигравший объявлял кой-кой
factor-opponent_call-loser-did-not-call = без удвоения: проигравший не объявлял кой-кой
factor-opponent_call-replaced = (удвоение за объявление проигравшего заменено на ×4)
factor-opponent_call-no-rule = за этим столом объявление проигравшего ничего не удваивает
factor-quadruple_after_seven-applies = ×{ $value }: проигравший объявлял кой-кой, имея 7 очков или больше
factor-quadruple_after_seven-loser-did-not-call = без ×4: проигравший не объявлял кой-кой
factor-quadruple_after_seven-loser-below-seven = без ×4: проигравший не объявлял кой-кой с 7 очками или больше
factor-quadruple_after_seven-no-rule = за этим столом нет ×4
factor-call_counter-applies = ×{ $value }: на единицу больше за каждый кой-кой раунда
factor-call_counter-no-call = без множителя: никто не объявлял кой-кой
factor-call_counter-no-rule = за этим столом число объявлений ничего не умножает
factor-field_brights-applies = { $value ->
    [2] ×{ $value }: при раздаче на поле лежала яркая карта
   *[other] ×{ $value }: при раздаче на поле лежало несколько ярких
}
factor-field_brights-no-brights = без множителя: при раздаче на поле не было ярких
factor-field_brights-no-rule = за этим столом яркие на поле ничего не умножают

## Насколько близко яку: слово-два, потом фраза

progress-short-possible = ещё { $need }
progress-short-one-away = нужна одна
progress-short-complete = есть
progress-short-superseded = есть лучше
progress-short-impossible = недоступно
progress-possible = { $need ->
    [one] { $yaku }: нужна ещё { $need } карта.
    [few] { $yaku }: нужны ещё { $need } карты.
   *[many] { $yaku }: нужно ещё { $need } карт.
}
progress-possible-cards = { $yaku }: нужно ещё { $need } ({ $cards }).
progress-one-away = { $yaku }: нужна ещё одна карта.
progress-one-away-cards = { $yaku }: не хватает одной карты ({ $cards }).
progress-complete = { $yaku }: собрано.
progress-superseded = { $yaku }: вместо него засчитано лучшее яку.
progress-superseded-better = { $yaku }: больше не засчитывается, его заменяет лучшее яку ({ $better }).
progress-impossible = { $yaku }: уже не собрать, нужных карт осталось мало.
progress-impossible-cards = { $yaku }: уже не собрать, нужное взял другой игрок ({ $cards }).

## Чем кончился раунд

round-win-you = Вы выигрываете раунд: { points-count }.
round-win-other = { $name } выигрывает раунд: { points-count }.
round-exhausted-you = Последний ход сделан. Раунд за вами: { points-count }.
round-exhausted-other = Последний ход сделан. Раунд выигрывает { $name }: { points-count }.
round-hand-you = Вам сдали счастливую руку, она сразу выигрывает раунд: { points-count }.
round-hand-other = { $name } сразу выигрывает раунд со счастливой рукой: { points-count }.
round-hand-both = Обе руки счастливые, обе получают очки. Раунд никто не выиграл.
round-draw = Ничья. Очков не получает никто.
round-draw-you = Ничья. Вам как сдающему: { points-count }.
round-draw-other = Ничья. Сдающий, { $name }, получает: { points-count }.
round-void-field-four = Раздача отменена: на поле все четыре карты месяца. Пересдача, сдающий тот же.
round-void-field-pairs = Раздача отменена: на поле четыре пары месяцев. Пересдача, сдающий тот же.
round-void-hand-four = Раздача отменена: в руке все четыре карты месяца. Пересдача, сдающий тот же.
round-void-both-lucky = Раздача отменена: обе руки счастливые. Пересдача, сдающий тот же.

## Чем кончился матч

match-rounds-you = Последний раунд сыгран. Вы выигрываете матч, { $high } : { $low }.
match-rounds-other = Последний раунд сыгран. { $name } выигрывает матч, { $high } : { $low }.
match-rounds-shared = Последний раунд сыгран. Матч закончился вничью, { $high } : { $high }.
match-target-you = Нужный счёт набран. Вы выигрываете матч, { $high } : { $low }.
match-target-other = Нужный счёт набран. { $name } выигрывает матч, { $high } : { $low }.
match-target-shared = Нужный счёт набрали оба. Матч закончился вничью, { $high } : { $high }.
match-points-out-you = У соперника не осталось очков. Вы выигрываете матч, { $high } : { $low }.
match-points-out-other = У другого игрока не осталось очков. { $name } выигрывает матч, { $high } : { $low }.
match-points-out-shared = Очков не осталось. Матч закончился вничью, { $high } : { $high }.
match-resigned-you = Соперник сдался. Вы выигрываете матч.
match-resigned-other = Один из игроков сдался. Матч выигрывает { $name }.
match-resigned-shared = Матч прерван и закончился вничью.

## Что пошло не так

error-at-round = Раунд { $round }: { $sentence }
error-at-action = Раунд { $round }, действие { $action }: { $sentence }
error-of-action = { $action }: { $sentence }
error-of-option = { $key }: { $sentence }
error-of-option-allowed = { $key }: { $sentence } Можно: { $allowed }.
error-allowed-switch = true или false
error-allowed-text = текст в кавычках
error-allowed-number = целое число от { $low } до { $high }
error-unknown-card = Такой карты нет. Код карты — месяц и буква, например 1B, 9A, 4R или 12C3.
error-unknown-action = Такого действия нет. Это карта (2A), x и карта (x2A), pass, koi, stop, keep или swap.
error-card-twice = Одна карта указана дважды. Каждая карта есть только в одном экземпляре.
error-wrong-count = Число карт неверное.
error-unknown-preset = Такого стола нет.
error-unknown-option = Такой настройки нет.
error-unknown-yaku = Такого яку нет.
error-wrong-type = Значение не того типа.
error-out-of-range = Число вне допустимых границ.
error-not-allowed = Такое значение не допускается.
error-missing-option = Здесь чего-то не хватает.
error-gaji-must-capture = По правилу молнии можно пропустить взятие, а обязательное взятие это запрещает. Вместе они не бывают.
error-new-iris = С мостом-джокером яку может распасться. Это не сочетается с выбором только при новом яку.
error-hand-never-paid = За этим столом раздача с целым месяцем в руке отменяется, поэтому очков за неё не бывает.
error-both-sets-best = Премия за обе тройки лент не действует там, где засчитывается только лучшее яку семейства.
error-viewing-off = Любование не может дорожать после объявления там, где любования нет.
error-endless-match = Матчу нужен конец: число раундов, нужный счёт или начальные очки, которые победитель забирает у проигравшего.
error-target-reached = Нужный счёт должен быть больше начальных очков, иначе матч кончится не начавшись.
error-nothing-scores = За этим столом ничто не приносит очков.
error-not-rules = Это не файл правил.
error-not-in-hand = Этой карты нет в вашей руке.
error-must-capture = У вас есть карта, которая может взять. За этим столом надо сыграть именно такую.
error-not-capturable = Эту карту сейчас взять нельзя.
error-wrong-phase = Сейчас этого сделать нельзя.
error-not-your-turn = Сейчас не ваш ход.
error-round-over = Раунд уже окончен.
error-match-over = Матч уже окончен.
error-not-dealt = Карты ещё не розданы.
error-stale = Стол успел измениться. Посмотрите ещё раз и выберите снова.
error-void-deal = По правилам этого стола раздача недействительна.
error-impossible = Такая позиция в игре невозможна.
error-not-json = Это не читаемый JSON.
error-not-utf8 = Текст не в кодировке UTF-8.
error-truncated = Текст обрывается раньше времени.
error-too-deep = Слишком глубокая вложенность текста.
error-bad-number = Одно из чисел здесь не годится.
error-missing-field = Не хватает поля.
error-unknown-field = Такого поля нет.
error-surplus-action = После конца раунда стоит ещё одно действие.
error-surplus-round = Здесь есть лишний раунд.
error-unreadable = Это нельзя прочитать.
error-processes = Процессы, которые делят работу, не удалось запустить, или один из них был завершён. Попробуйте меньше.
error-other-contest = В этом файле турнир с другими настройками. Укажите другой файл или те же настройки.
