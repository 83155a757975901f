# Стол, за которым играют в терминале: ходы, выбор, страницы, листы и экраны вокруг.

## Отдельные слова

play-title = Кой-кой
play-tagline = Цветочные карты на двоих
play-language = Русский
play-you = Вы
play-your-turn = Ваш ход
play-their-turn = { $name } думает
play-choose-take = Какую карту возьмёте?
play-choose-swap = Обменять руки?
play-koi-or-stop = Остановиться или кой-кой?
play-stop = Остановиться
play-koi-koi = Кой-кой
play-pass = Положить и не брать
play-keep = Оставить свою руку
play-swap = Обменять руки
play-stock-left = Запас { $cards }
play-hand-brief = В руке: { $cards }
play-round = Раунд { $round }
play-round-word = Раунд
play-round-of = Раунд { $round } из { $rounds }
play-round-target = Раунд { $round }, до { $target } очков
play-month = Месяц
play-dealer-tag = сдаёт
play-points = Очки
play-total = Всего
play-help = Справка
play-moves = Ходы
play-moves-none = Ещё ничего не сыграно.
play-in-hand = в руке { $cards }
play-called-times = { $calls ->
    [1] кой-кой!
   *[other] кой-кой ×{ $calls }
}
play-has-points = { $points ->
    [one] пока { $points } очко
    [few] пока { $points } очка
   *[many] пока { $points } очков
}
play-yaku-yours = Ваши яку
play-yaku-of = Яку: { $name }
play-colon = { $what }: { $said }
play-times = { $card } ×{ $count }
play-poem = поэт. { $months }
play-blue = синие { $months }
play-plain = обычные { $months }

## Растения, не больше восьми клеток

play-plant-pine = Сосна
play-plant-plum = Слива
play-plant-cherry = Сакура
play-plant-wisteria = Глициния
play-plant-iris = Ирис
play-plant-peony = Пион
play-plant-bush-clover = Хаги
play-plant-pampas = Мискант.
play-plant-chrysanthemum = Хризант.
play-plant-maple = Клён
play-plant-willow = Ива
play-plant-paulownia = Павловн.

play-motif-rain-man = Под дождём

## Имена

play-name-one = Игрок
play-name-first = Игрок 1
play-name-second = Игрок 2
play-opponent-beginner = Сакура
play-opponent-greedy = Кику
play-opponent-club = Момидзи
play-opponent-master = Фудзи
play-opponent-beginner-why = Новичок. Берёт пары, которые выглядят ценными, и не строит яку: хороший соперник, пока вы учите карты. За 100 раундов набирает примерно на 150 очков меньше, чем Кику.
play-opponent-greedy-why = Опытный игрок. Думает на ход вперёд и прикидывает, какие яку ещё можете собрать вы оба.
play-opponent-club-why = Клубный игрок. Перед каждым ходом доигрывает раунд в уме при трёхстах возможных раскладах. За 100 раундов набирает примерно на 20 очков больше, чем Кику.
play-opponent-master-why = Мастер. Самый сильный здесь: перед каждым ходом три тысячи раз доигрывает раунд в уме. За 100 раундов набирает примерно на 50 очков больше, чем Кику.
play-opponent-fair = Компьютер видит только открытые карты и свою руку.
play-versus = { $table }, соперник { $name }

## Что сделает карта под курсором

play-effect-takes = берёт: { $cards }
play-effect-choice = берёт одну карту из { $count }, на выбор
play-effect-lies = останется на поле
play-effect-none = сейчас нельзя: нужно взять карту
play-effect-makes = даёт яку: { $yaku }
play-effect-both = { $effect }; { $makes }
play-does = { $what } — { $said }
play-look-goes = подходит к вашей карте { $keys }
play-look-none = в руке нет карты, чтобы её взять
play-waits-hand = Вы кладёте: { $card }
play-waits-stock = Вы открыли: { $card }

## Что произошло, по одной фразе

play-did-dealt-you = Вы сдаёте и ходите первым.
play-did-dealt-other = { $name } сдаёт и ходит первым ходом.
play-did-hand-you = Вы кладёте на поле: { $card }.
play-did-hand-other = { $name } кладёт на поле: { $card }.
play-did-hand-takes-you = Вы кладёте: { $card }; берёте: { $cards }.
play-did-hand-takes-other = { $name } кладёт: { $card }; берёт: { $cards }.
play-did-stock-you = Вы открываете: { $card }; карта остаётся на поле.
play-did-stock-other = { $name } открывает: { $card }; карта остаётся на поле.
play-did-stock-takes-you = Вы открываете: { $card }; берёте: { $cards }.
play-did-stock-takes-other = { $name } открывает: { $card }; берёт: { $cards }.
play-did-flip = Поле было пусто, на него легла карта из запаса: { $card }.
play-did-asked-you = Вы открываете: { $card }; есть выбор.
play-did-asked-other = { $name } открывает: { $card }; есть выбор.
play-did-gained-you = Вы собрали яку: { $yaku }. Пока { points-count }.
play-did-gained-other = { $name } собирает яку: { $yaku }. Пока { points-count }.
play-did-called-you = Вы объявляете кой-кой!
play-did-called-other = { $name } объявляет кой-кой!
play-did-stopped-you = Вы останавливаетесь.
play-did-stopped-other = { $name } останавливается.
play-did-swept-you = Ваша молния забирает ещё: { $cards }.
play-did-swept-other = Молния забирает для игрока { $name } ещё: { $cards }.
play-did-swapped-you = Вы обменяли руки.
play-did-swapped-other = { $name } обменивает руки.
play-did-kept-you = Вы не стали менять руки.
play-did-kept-other = { $name } не меняет руки.
play-did-undone-you = Вы отменили свой ход.
play-did-undone-other = { $name } отменяет свой ход.
play-did-resigned-you = Вы сдались.
play-did-resigned-other = { $name } сдаётся.
play-hint = Две карты одного месяца — пара, и она ваша. Нажмите номер карты с точкой ●. Яку, что выше, дают очки. Остальное объяснит клавиша «?».

## Выбор

play-swap-why = Сдаёте не вы, поэтому можете обменять обе руки, пока никто в них не смотрел. Какая лучше, не знает никто.
play-tray-hand = { $card }: подходит не одна карта. Возьмите любую из них:
play-tray-stock = Вы открыли: { $card }. Возьмите любую из этих карт:
play-tray-wild = Ив ещё никто не видел, и молния может взять с поля любую одну карту. Если выиграете, остальные карты её месяца придут к вам же.
play-tray-cancel = Esc вернёт карту в руку.
play-tray-must = Открытую карту назад не вернуть.
play-button-stop = S  Остановиться
play-button-koi = Кой-кой  K
play-decide-made = Вы собрали
play-decide-points = { $points ->
    [one] Остановиться: { $points } очко
    [few] Остановиться: { $points } очка
   *[many] Остановиться: { $points } очков
}
play-decide-math = { $base } × { $multiplier } = { $points }
play-decide-standing = Счёт матча станет { $mine } : { $theirs }
play-decide-turns = Осталось ходов: у вас { $mine }, { $name } { $theirs }
play-decide-hopes = Одна карта до яку: { $yaku }
play-decide-no-hopes = Ни одно ваше яку не в одной карте от сбора.
play-decide-lose = Если { $name } успеет раньше: вам 0, { $name } от { $points }
play-decide-more = { $yaku }; и ещё { $count }
play-decide-safe = { $name } уже не соберёт ни одного яку.
play-decide-threats = { $name } — одна карта до яку: { $yaku }
play-decide-no-threats = { $name }: ни одного яку в одной карте от сбора.

## Двое за одним экраном

play-cover = { $name }, ваш ход.
play-cover-key = Когда экран видите только вы, нажмите Enter, и карты откроются.
play-cover-call = За экран садится { $name }

## Клавиши

play-key-play = ход
play-key-look = обзор
play-key-take = взять
play-key-choose = выбрать
play-key-cancel = вернуть
play-key-reveal = открыть карты
play-key-hurry = дальше
play-key-undo = назад
play-key-yaku = яку
play-key-unseen = невидимые
play-key-rules = правила
play-key-help = справка
play-key-moves = ходы
play-key-leave = уйти
play-key-close = закрыть
play-key-scroll = листать
play-key-next = следующий раунд
play-key-result = итог
play-key-begin = начать
play-key-rematch = реванш
play-key-home = на главную
play-key-back = назад
play-key-resume = продолжить
play-key-delete = удалить
play-key-theme = цвета
play-key-quit = выход
play-key-fields = строки
play-key-change = изменить
play-key-start = начать

## Страницы

play-page-yaku = Яку этого стола
play-page-unseen = Карты, которых вы не видели
play-unseen-why = { $cards ->
    [one] { $cards } карта: она в другой руке или в запасе.
    [few] { $cards } карты: они в другой руке или в запасе.
   *[many] { $cards } карт: они в другой руке или в запасе.
}
play-unseen-none = все открыты
play-yaku-wants-base = Засчитывается только рядом с другим яку.
play-help-aim = Берите карты одного месяца и собирайте яку — наборы, за которые дают очки. Собрали яку — остановитесь и запишите очки или объявите кой-кой и играйте дальше ради большего.
play-help-keys = Клавиши
play-help-cap-numbers = 1–8
play-help-numbers = сыграть эту карту из руки; при выборе — взять эту карту
play-help-cap-arrows = стрелки
play-help-arrows = двигаться по руке; вверх — на поле, где каждая карта назовёт себя
play-help-cap-enter = Enter
play-help-enter = сыграть или взять карту под курсором; дальше
play-help-cap-escape = Esc
play-help-escape = вернуть карту, пока она ничего не взяла; закрыть страницу
play-help-cap-s = S (Ы)
play-help-s = остановиться
play-help-cap-k = K (Л)
play-help-k = кой-кой
play-help-cap-b = B (И)
play-help-b = отменить свой ход (в игре с компьютером)
play-help-cap-u = U (Г)
play-help-u = карты, которых вы не видели, по месяцам
play-help-cap-y = Y (Н)
play-help-y = все яку и насколько к ним близки оба игрока
play-help-cap-l = L (Д)
play-help-l = все ходы раунда
play-help-cap-r = R (К)
play-help-r = правила этого стола
play-help-cap-f2 = F2
play-help-f2 = тёмная, светлая, контрастная тема
play-help-cap-q = Q (Й)
play-help-q = уйти; матч сохранён, его можно продолжить
play-help-marks = Знаки
play-help-mark-takes = берёт карту с поля или будет взята
play-help-mark-makes = даёт яку
play-help-mark-new = только что легла на поле
play-help-mark-framed = карта, которая лежит на поле
play-help-state-complete = яку собрано
play-help-state-one-away = нужна одна карта
play-help-state-possible = возможно
play-help-state-superseded = собрано, но засчитано лучшее
play-help-state-impossible = уже не собрать
play-help-cards = 48 карт
play-help-cards-why = Чтобы взять карту, важен только месяц. Вид карт важен для яку.
play-help-plant = Растение

## Кто сдаёт первым

play-draw-title = Кто сдаёт первым?
play-draw-month-draw = Каждый тянет карту. Сдаёт тот, у кого месяц раньше.
play-draw-birthday = Открывают карту. Сдаёт тот, чей месяц рождения ближе.
play-draw-random = Сдающего выбирает жребий.
play-draw-again-month-draw = Месяц тот же: тянут снова.
play-draw-again-birthday = Одинаково близко: открывают ещё одну.
play-draw-dealer = Первый сдающий: { $name }.
play-draw-dealer-you = Первым сдаёте вы.
play-draw-lead = Сдающий ходит первым.
play-void-before = { $count ->
    [one] { $count } раздача не засчитана, карты сданы заново.
    [few] { $count } раздачи не засчитаны, карты сданы заново.
   *[many] { $count } раздач не засчитано, карты сданы заново.
}

## Листы

play-sheet-title = Раунд { $round }, { $month }
play-sheet-base = Вместе
play-sheet-lucky-four = { $name }: четыре карты месяца (тэси), { $months }
play-sheet-lucky-pairs = { $name }: четыре пары (куццуки), { $months }
play-sheet-nothing = Складывать нечего.
play-sheet-swept = Молния забрала ещё: { $cards }
play-sheet-hand = остались в руке: { $cards }
play-match-best = { $points ->
    [one] Лучший раунд: { $round } ({ $month }), { $points } очко, { $name }
    [few] Лучший раунд: { $round } ({ $month }), { $points } очка, { $name }
   *[many] Лучший раунд: { $round } ({ $month }), { $points } очков, { $name }
}
play-match-pays = Ставки: { $name } → { $other }, { points-count }
play-match-even = Ставки: никто никому не должен.
play-match-file = Запись этого матча:

## Уход

play-leave-title = Уйти из-за стола?
play-leave-why = Матч сохраняется после каждого хода. Продолжить можно в любое время.
play-leave-stay = Остаться за столом
play-leave-go = Уйти и продолжить потом
play-leave-resign = Сдаться
play-resign-title = Сдаться?
play-resign-why = Матч закончится, победит { $name }. Назад этого не взять.
play-resign-yes = Да, сдаться

## Главный экран и сохранённые матчи

play-home-continue = Продолжить
play-home-quick = Играть
play-home-new = Новый матч
play-home-new-why = выбрать соперника, стол, длину
play-home-two = Вдвоём за экраном
play-home-two-why = по очереди за этим экраном
play-home-saved = Сохранённые матчи
play-home-saved-why = { $count ->
    [0] пока нет
    [one] { $count } матч
    [few] { $count } матча
   *[many] { $count } матчей
}
play-home-rules = Правила
play-home-language = Язык
play-home-theme = Цвета
play-home-pace = Темп
play-home-coach = Тренер
play-coach-on = шансы при выборе кой-кой
play-coach-off = выключен
play-home-quit = Выход
play-theme-dark = тёмные
play-theme-light = светлые
play-theme-contrast = контрастные
play-pace-calm = спокойный
play-pace-brisk = быстрый
play-pace-instant = мгновенный
play-saved-one = { $table }, соперник { $name }, раунд { $round }, { $mine } : { $theirs }
play-saved-two = { $table }, { $first } и { $name }, раунд { $round }, { $mine } : { $theirs }
play-saved-over = окончен
play-saved-damaged = { $file } не читается
play-saved-empty = Сохранённых матчей пока нет. Здесь появится каждый начатый матч.
play-delete-title = Удалить этот матч навсегда?
play-delete-no = Оставить
play-delete-yes = Удалить

## Новый матч

play-new-table = Стол
play-new-rounds = Раундов
play-new-rounds-usual = { $rounds ->
    [one] { $rounds } раунд, как за этим столом
    [few] { $rounds } раунда, как за этим столом
   *[many] { $rounds } раундов, как за этим столом
}
play-new-rounds-target = до { $target } очков, как за этим столом
play-new-rounds-wrong = В матче от 1 до { $most } раундов.
play-new-opponent = Соперник
play-new-name = Ваше имя
play-new-name-first = Первый игрок
play-new-name-second = Второй игрок
play-new-names-wrong = Двум игрокам нужны разные имена.
play-new-birth = Месяц вашего рождения
play-new-birth-of = Месяц рождения: { $name }
play-new-birth-first = Месяц рождения первого
play-new-birth-second = Месяц рождения второго
play-new-birth-unknown = неизвестен: тянуть карты
play-new-seed = Число для раздач
play-new-seed-none = наугад (то же число — те же карты)
play-new-seed-wrong = Это число от 0 до { $most }.
play-new-start = Начать
play-new-differs = Чем этот стол отличается от стола «{ $table }»
play-new-same = Это ваш последний стол: { $table }.

## Когда что-то не так

play-too-small = Окно { $now_width }×{ $now_height }. Для кой-коя нужно { $width }×{ $height }: увеличьте его.
play-error-disk = Диск не принимает: { $reason }
play-err-stale = Стол уже изменился. Посмотрите и выберите снова.
play-err-illegal = Здесь так нельзя.
play-err-not_seat = Это не ваше место.
play-err-rate = Слишком быстро. Попробуйте чуть позже.
play-err-retry_later = Не удалось сохранить, поэтому ничего не сделано. Попробуйте ещё раз.
play-err-over = Матч окончен.
play-err-bad = Стол не понял. Попробуйте ещё раз.
