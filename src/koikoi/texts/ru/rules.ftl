# Правила словами: столы и варианты, настройки и страница правил любого стола.

## Столы: название, затем кто так играет и что в нём особенного

preset-single-koi = Один кой
preset-single-koi-summary = За раунд объявляют только один кой-кой. Сумма от 7 удваивается, и победа над объявившим тоже. По странице правил на французском и русском.
preset-shobu = Сёбу
preset-shobu-summary = Кой-кой объявляют сколько угодно раз, и каждое объявление умножает выигрыш. Что один выиграл, другой проиграл. По французскому справочнику настольных игр.
preset-first-to-fifty = До пятидесяти
preset-first-to-fifty-summary = Побеждает тот, кто первым наберёт 50 очков. Карты месяца — это яку, любованию нужно другое яку рядом, а мост служит джокером. По французскому описанию.
preset-extensions = Надбавки
preset-extensions-summary = Тройки растут с каждой картой своей категории, брать обязательно, а рискованный кой-кой может стоить вчетверо больше очков. По объяснениям на французском форуме.
preset-koikoi-japan = Кой-кой по-японски
preset-koikoi-japan-summary = В матче 8 раундов, у каждого на старте 30 очков. Свои объявления повышают выигрыш, а любование после объявления стоит больше. По опубликованным партиям японской онлайн-игры.

## Варианты из текстов: название и что меняется

variant-six-rounds = Короткий матч
variant-six-rounds-summary = Матч из 6 раундов, удобен для начала.
variant-field-brights = Яркие на поле
variant-field-brights-summary = Каждая яркая карта на поле при раздаче увеличивает множитель на единицу.
variant-exchange = Обмен руками
variant-exchange-summary = Не глядя в карты, соперник сдающего может обменять руки.
variant-gaji = Гадзи (молния)
variant-gaji-summary = Молния может взять любую карту, пока не появилось ни одной ивы.
variant-triad = Триада
variant-triad-summary = Обе тройки лент вместе приносят премию.
variant-zero-sum = Один выиграл, другой проиграл
variant-zero-sum-summary = Очки раунда вычитаются у другого игрока.
variant-twelve-rounds = Двенадцать раундов
variant-twelve-rounds-summary = Матч кончается после 12 раундов, а не на 50 очках. Побеждает большая сумма.
variant-packet-four = Сдача по четыре
variant-packet-four-summary = Карты сдают пачками по 4.
variant-cup-two = Чаша за две
variant-cup-two-summary = Чаша сакэ считается ещё и за две простые.
variant-stakes = Ставки
variant-stakes-summary = В конце матча проигравший, объявивший несколько раз, платит выигрыш столько же раз.

## Настройки: название, значение в двух словах, значение целой фразой

option-base = Стол
option-name = Название
option-values = Очки за яку
option-values-of = Очки: { $yaku }
option-yaku = Свои яку
option-first_dealer = Первый сдающий
option-deal_order = Порядок сдачи
option-packet = По сколько карт сдают
option-void_field_four = Отмена: целый месяц на поле
option-void_field_pairs = Отмена: четыре пары на поле
option-void_hand_four = Отмена: целый месяц в руке
option-exchange = Обмен руками
option-gaji = Гадзи, молния-джокер
option-triad = Триада, обе тройки лент
option-field_brights = Яркие на поле умножают
option-must_capture = Брать обязательно
option-empty_field_flip = Карта на пустое поле
option-quadruple_after_seven = ×4 за объявление с 7 очками
option-call_counter = Каждое объявление умножает
option-iris_joker = Мост как джокер
option-hand_four_points = Счастливая рука: целый месяц
option-hand_pairs_points = Счастливая рука: четыре пары
option-dealer_point = Очки сдающего за ничью
option-both_hands = Обе руки счастливые
option-three_on_field = Три карты месяца на поле
option-call_limit = Сколько раз объявляют кой-кой
option-reopen = Когда снова выбирают
option-seven_doubles = Сумма от 7 очков
option-opponent_call_multiplier = Объявление проигравшего
option-own_calls = Свои объявления
option-last_turn = Ходов в раунде
option-exhausted = После последнего хода
option-dealer_point_when = Когда сдающий получает очки
option-ledger = Кто платит
option-draw_dealer = Сдающий после ничьей
option-rounds = Раундов в матче
option-target = Нужный счёт
option-start_points = Очки на старте
option-tie = Равный счёт в конце
option-stakes = Ставки
option-families = Яку одного семейства
option-viewing = Любование
option-viewing_after_call = Любование после объявления
option-cup_chaff = Чаша как простая карта

value-yes = да
value-no = нет
value-none = нет
value-points = { points-count }
value-first_dealer-month-draw = более ранний месяц
value-first_dealer-birthday = ближайший месяц рождения
value-first_dealer-random = по жребию
value-deal_order-opponent-field-dealer = соперник, поле, сдающий
value-deal_order-opponent-dealer-field = соперник, сдающий, поле
value-packet-n = { $value }
value-both_hands-void = пересдача
value-both_hands-both = очки обоим
value-three_on_field-all = взять все три
value-three_on_field-one = взять одну
value-call_limit-unlimited = без ограничений
value-call_limit-one-per-round = один за раунд
value-call_limit-one-per-player = один на игрока
value-reopen-gain = при каждом улучшении
value-reopen-new = при новом яку
value-seven_doubles-never = не удваивается
value-seven_doubles-always = удваивается
value-seven_doubles-after-call = удваивается после объявления
value-opponent_call_multiplier-1 = ничего не удваивает
value-opponent_call_multiplier-2 = удваивает очки
value-own_calls-none = ничего не дают
value-own_calls-ladder = повышают выигрыш
value-last_turn-n = { $value }
value-exhausted-draw = ничья
value-exhausted-last-caller = побеждает объявивший последним
value-exhausted-non-dealer-last-yaku = может победить соперник сдающего
value-dealer_point_when-no-yaku = если яку не собрал никто
value-dealer_point_when-always = за любую ничью
value-ledger-winner = никто
value-ledger-zero-sum = проигравший
value-draw_dealer-other = другой игрок
value-draw_dealer-same = тот же игрок
value-rounds-n = { $value }
value-rounds-0 = не задано
value-tie-shared = ничья
value-tie-extra = дополнительные раунды
value-stakes-none = нет
value-stakes-caller-pays = объявивший платит больше
value-families-sum = всё складывается
value-families-best = засчитывается лучшее
value-viewing-on = само по себе
value-viewing-with-base = только рядом с другим яку
value-viewing-off = нет
value-viewing_after_call-0 = без изменений
value-cup_chaff-0 = нет
value-cup_chaff-1 = за одну простую
value-cup_chaff-2 = за две простые

rule-first_dealer-month-draw = Каждый тянет карту, и первым сдаёт тот, у кого месяц раньше.
rule-first_dealer-birthday = Открывают карту, и первым сдаёт тот, чей месяц рождения ближе к ней.
rule-first_dealer-random = Первого сдающего выбирает жребий.
rule-deal_order-opponent-field-dealer = Сдают сопернику, потом на поле, потом себе.
rule-deal_order-opponent-dealer-field = Сдают сопернику, потом себе, потом на поле.
rule-packet-n = { $value ->
    [1] Карты сдают по одной.
   *[other] Карты сдают пачками по { $value }.
}
rule-void_field_four-yes = Целый месяц на поле отменяет раздачу.
rule-void_field_four-no = Целый месяц на поле остаётся лежать, играют с ним.
rule-void_field_pairs-yes = Четыре пары на поле отменяют раздачу.
rule-void_field_pairs-no = Четыре пары на поле остаются лежать, играют с ними.
rule-void_hand_four-yes = Целый месяц в руке отменяет раздачу.
rule-void_hand_four-no = Целый месяц в руке не отменяет раздачу.
rule-exchange-yes = Не глядя в карты, соперник сдающего может обменять руки.
rule-exchange-no = Руками не обмениваются.
rule-gaji-yes = Молния может взять любую карту, пока не появилось ни одной ивы.
rule-gaji-no = Молния берёт только карты ивы.
rule-triad-yes = Обе тройки лент вместе приносят премию.
rule-triad-no = Триада не играет.
rule-field_brights-yes = Каждая яркая карта на поле при раздаче увеличивает множитель на единицу.
rule-field_brights-no = Яркие на поле ничего не умножают.
rule-must_capture-yes = Если карта из руки может взять, надо сыграть именно такую.
rule-must_capture-no = Из руки можно сыграть любую карту.
rule-empty_field_flip-yes = Если к началу хода поле пусто, на него сначала кладут карту из запаса.
rule-empty_field_flip-no = Пустое поле остаётся пустым, пока кто-нибудь не сыграет.
rule-quadruple_after_seven-yes = Если проигравший объявил кой-кой с 7 очками или больше, выигрыш умножается на 4.
rule-quadruple_after_seven-no = Объявление с 7 очками и больше не обходится дороже.
rule-call_counter-yes = Каждое объявление кой-кой за раунд, чьё бы оно ни было, увеличивает множитель на единицу.
rule-call_counter-no = Число объявлений ничего не умножает.
rule-iris_joker-yes = Мост считается животной или простой картой, как выгоднее.
rule-iris_joker-no = Мост — всегда животная карта.
rule-hand_four_points-0 = Целый месяц в руке ничего не приносит.
rule-hand_four_points-n = Целый месяц в руке выигрывает сразу: { points-count }.
rule-hand_pairs_points-0 = Четыре пары в руке ничего не приносят.
rule-hand_pairs_points-n = Четыре пары в руке выигрывают сразу: { points-count }.
rule-dealer_point-0 = За ничью сдающий ничего не получает.
rule-dealer_point-n = За ничью сдающий может получить { points-count }.
rule-both_hands-void = Если обе руки счастливые, раздача отменяется.
rule-both_hands-both = Если обе руки счастливые, платят за обе.
rule-three_on_field-all = Если на поле три карты месяца, вы берёте все три.
rule-three_on_field-one = Если на поле три карты месяца, вы берёте одну из них.
rule-call_limit-unlimited = Кой-кой можно объявлять сколько угодно раз.
rule-call_limit-one-per-round = За раунд объявляют только один кой-кой, один на двоих.
rule-call_limit-one-per-player = Каждый игрок может объявить кой-кой один раз за раунд.
rule-reopen-gain = Снова выбирают всякий раз, когда яку собрано или улучшено.
rule-reopen-new = Снова выбирают, только когда собрано новое яку.
rule-seven_doubles-never = Сумма от 7 очков не удваивается.
rule-seven_doubles-always = Сумма от 7 очков удваивается.
rule-seven_doubles-after-call = Сумма от 7 очков удваивается, если кто-то объявил кой-кой.
rule-opponent_call_multiplier-1 = Объявление проигравшего ничего не удваивает.
rule-opponent_call_multiplier-2 = Если проигравший объявлял кой-кой, очки удваиваются.
rule-own_calls-none = Свои объявления ничего не прибавляют к выигрышу.
rule-own_calls-ladder = Свои объявления повышают выигрыш.
rule-last_turn-n = { $value ->
    [one] В раунде не больше { $value } хода.
   *[other] В раунде не больше { $value } ходов.
}
rule-exhausted-draw = Если никто не остановился, раунд кончается ничьей.
rule-exhausted-last-caller = Если никто не остановился, побеждает объявивший кой-кой последним.
rule-exhausted-non-dealer-last-yaku = Если никто не остановился, соперник сдающего побеждает, когда последнее яку было его.
rule-dealer_point_when-no-yaku = Сдающий получает очки за ничью, только если яку не собрал никто.
rule-dealer_point_when-always = Сдающий получает очки за любую ничью.
rule-ledger-winner = Очки победителя не вычитаются у другого игрока.
rule-ledger-zero-sum = Что один выиграл, другой проиграл.
rule-draw_dealer-other = После ничьей сдаёт другой игрок.
rule-draw_dealer-same = После ничьей снова сдаёт тот же игрок.
rule-rounds-0 = Число раундов не задано.
rule-rounds-n = { $value ->
    [one] В матче { $value } раунд.
    [few] В матче { $value } раунда.
   *[many] В матче { $value } раундов.
}
rule-target-0 = Нет счёта, на котором кончается матч.
rule-target-n = Матч кончается, когда у игрока { points-count }.
rule-start_points-0 = Оба игрока начинают с нуля.
rule-start_points-n = На старте у каждого { points-count }.
rule-tie-shared = При равном счёте в конце матч делят.
rule-tie-extra = При равном счёте в конце играют дополнительные раунды.
rule-stakes-none = Ставок нет.
rule-stakes-caller-pays = Ставки: проигравший, объявивший несколько раз, платит выигрыш столько же раз.
rule-families-sum = Тройка не растёт и считается вместе с другими яку своей категории.
rule-families-best = Тройка растёт с каждой лишней картой, а из яку одной категории засчитывается только лучшее.
rule-viewing-on = Любование считается само по себе.
rule-viewing-with-base = Любование считается только рядом с другим яку.
rule-viewing-off = Любование здесь не яку.
rule-viewing_after_call-0 = После объявления любование стоит столько же.
rule-viewing_after_call-n = Если вы объявили кой-кой, каждое ваше любование стоит { points-count }.
rule-cup_chaff-0 = Чаша сакэ не считается простой картой.
rule-cup_chaff-1 = Чаша сакэ считается ещё и за одну простую.
rule-cup_chaff-2 = Чаша сакэ считается ещё и за две простые.
rule-values-0 = Здесь не засчитывается: { $yaku }.
rule-values-new = Здесь засчитывается ещё: { $yaku }, { points-count }.
rule-values-n = { $yaku }: { points-count } вместо { $other }.

## Страница правил

page-title = Кой-кой: { $table }
page-table-changed = { $preset }, с изменениями

page-aim-title = О чём игра
page-aim-cards = В кой-кой играют вдвоём. Нужна колода из 48 цветочных карт. Карты берут, подбирая одинаковые месяцы. Некоторые наборы взятых карт приносят очки. Такой набор называется яку.
page-aim-choice = Когда яку собрано, встаёт главный вопрос: остановиться и записать очки или сказать «кой-кой» («давай ещё!») и играть дальше ради большего? Продолжать рискованно: если соперник закончит раньше вас, ваши яку не стоят ничего.
page-aim-no-yaku = За этим столом взятые карты ничего не приносят. Очки дают только { $sources }.
page-aim-source-hands = счастливые руки
page-aim-source-dealer = ничьи
page-aim-win = Побеждает тот, у кого в конце матча больше очков.

page-cards-title = Карты
page-cards-months = Месяцев двенадцать, у каждого своё растение и четыре карты. По растению узнают месяц. Карты подходят друг к другу только по месяцу, что бы ещё ни было нарисовано.
page-cards-kinds = Категорий четыре: 5 ярких, 9 животных, 10 лент и 24 простые. Мост и чаша сакэ — животные карты; журавль и феникс — яркие.
page-cards-head-month = Месяц
page-cards-head-plant = Растение
page-cards-head-bright = Яркая
page-cards-head-animal = Животная
page-cards-head-ribbon = Лента
page-cards-head-chaff = Простые
page-cards-month = { $number } { $month }
page-cards-ribbon-poem = красная, стихи
page-cards-ribbon-blue = синяя
page-cards-ribbon-plain = красная
page-cards-lightning = 1 (молния)
page-cards-rain-man = Человек под дождём

page-deal-title = Раздача
page-deal-first-month-draw = Чтобы выбрать первого сдающего, каждый тянет карту. Сдаёт тот, у кого месяц раньше; самый ранний — январь. При равных месяцах тянут снова.
page-deal-first-birthday = Чтобы выбрать первого сдающего, открывают карту. Сдаёт тот, чей месяц рождения ближе к ней; считать можно в обе стороны по кругу года. Если оба одинаково близко, открывают другую карту. Кто не хочет называть месяц рождения, тянет с соперником по карте, и сдаёт более ранний месяц.
page-deal-first-random = Первого сдающего выбирает жребий.
page-deal-shuffle = Перед каждой раздачей сдающий перемешивает все 48 карт.
page-deal-packet-1 = Карты сдают по одной в таком порядке: { $order }.
page-deal-packet-n = Карты сдают пачками по { $value } в таком порядке: { $order }.
page-deal-order-opponent-field-dealer = соперник, поле, сдающий
page-deal-order-opponent-dealer-field = соперник, сдающий, поле
page-deal-done = В итоге у каждого по 8 карт в руке, и ещё 8 лежат открыто на поле. Остальные 24 — запас, рубашкой вверх.
page-deal-void = Раздача отменяется в таких случаях:
page-deal-void-field-four = На поле все четыре карты месяца.
page-deal-void-field-pairs = На поле четыре пары разных месяцев.
page-deal-void-hand-four = У кого-то в руке все четыре карты месяца.
page-deal-void-both-lucky = Обе руки счастливые, о них сказано ниже.
page-deal-void-after = Тогда тот же сдающий перемешивает карты и сдаёт заново. Отменённая раздача не занимает раунд.
page-deal-exchange = Пока никто не смотрел в карты, соперник сдающего может обменять руки. Первым всё равно ходит сдающий.
page-deal-lucky = Счастливая рука выигрывает раунд сразу, до первого хода. Её очки никогда не умножаются.
page-deal-lucky-four = Все четыре карты месяца в руке (тэси): { points-count }.
page-deal-lucky-pairs = Четыре пары разных месяцев в руке (куццуки): { points-count }.
page-deal-lucky-once = За руку платят один раз, даже если в ней два целых месяца.
page-deal-lucky-both = Если обе руки счастливые, платят за обе, а раунд не выигрывает никто.

page-turn-title = Ход
page-turn-order = Первым ходит сдающий, потом игроки ходят по очереди. Ход всегда идёт так:
page-turn-flip = Если поле пусто, на него кладут верхнюю карту запаса. Её пока никто не берёт.
page-turn-hand = Сыграйте на поле карту из руки. Выбирайте любую.
page-turn-hand-must = Сыграйте на поле карту из руки. Если какие-то ваши карты могут взять, сыграйте одну из них.
page-turn-stock = Откройте верхнюю карту запаса и сыграйте её так же. Этот шаг нельзя пропустить, и карта никогда не идёт в руку.
page-turn-check = Только теперь ищите яку среди взятых карт. Если ничего нового нет, ходит соперник.
page-turn-done = Потом ходит соперник.
page-turn-match = Что сделает карта, зависит от поля. Сосчитайте, сколько там карт её месяца:
page-turn-match-none = Ни одной: ваша карта остаётся на поле.
page-turn-match-one = Одна: вы берёте обе карты.
page-turn-match-two = Две: выберите одну и возьмите её своей картой. Другая остаётся.
page-turn-match-three-all = Три: вы берёте все четыре карты.
page-turn-match-three-one = Три: выберите одну и возьмите её своей картой. Две другие остаются.
page-turn-forced = Карта, которая находит на поле свой месяц, всегда берёт. Просто положить её нельзя.
page-turn-example = Пример: на поле лежит простая карта июля. Вы играете кабана, он тоже июльский, и берёте обе. Олень не подошёл бы: это тоже животная карта, но октябрьская.
page-turn-captured = Взятые карты лежат открыто перед игроком, разложенные по категориям.
page-turn-gaji = Ноябрьская молния может стать джокером (гадзи). Для этого в раунде ещё не должно было появиться ни одной ивы, и молнию надо сыграть из руки на непустое поле. Тогда ею можно взять одну любую карту или просто положить её на поле.
page-turn-gaji-sweep = Если после этого вы выиграли раунд, сначала заберите с поля все оставшиеся карты того же месяца, что и взятая. Потом считают ваши яку.

page-yaku-title = Яку
page-yaku-captured = Яку собирают только из взятых карт. Одна карта может служить нескольким яку.
page-yaku-head-yaku = Яку
page-yaku-head-cards = Карты
page-yaku-head-points = Очки
page-yaku-set-five_brights = Все пять ярких
page-yaku-set-four_brights = Журавль, занавес, луна, феникс
page-yaku-set-rainy_four = Человек под дождём и три другие яркие
page-yaku-set-three_brights = Три яркие, без человека под дождём
page-yaku-set-boar_deer_butterfly = Кабан, олень, бабочки
page-yaku-set-poetry_ribbons = Ленты января, февраля, марта
page-yaku-set-blue_ribbons = Ленты июня, сентября, октября
page-yaku-set-both_ribbon_sets = Три поэтические и три синие ленты
page-yaku-set-flower_viewing = Занавес и чаша сакэ
page-yaku-set-moon_viewing = Луна и чаша сакэ
page-yaku-set-animals = 5 животных или больше
page-yaku-set-ribbons = 5 лент или больше
page-yaku-set-chaff = 10 простых или больше
page-yaku-set-month_cards = Все четыре карты месяца, который идёт
page-yaku-set-count = Не меньше чем { $count }
page-yaku-set-both = { $cards }; всего не меньше чем { $count }
page-yaku-points-grow = { $points } и ещё { $step } за каждую { $kind ->
    [bright] следующую яркую
    [animal] следующую животную
    [ribbon] следующую ленту
   *[chaff] следующую простую
}
page-yaku-points-after-call = { $points }; { $after } после вашего кой-кой
page-yaku-best-of = Засчитывается только одно из этих яку, самое дорогое: { $names }.
page-yaku-sum-all = Ваши яку складываются.
page-yaku-sum-rest = В остальном ваши яку складываются.
page-yaku-viewing-base = Любование засчитывается, только если у вас есть ещё яку, кроме любования.
page-yaku-viewing-base-month = Любование засчитывается, только если у вас есть ещё яку, кроме любования и карт месяца.
page-yaku-cup-1 = Чаша сакэ — животная карта. В яку «{ $yaku }» она считается ещё и за одну простую.
page-yaku-cup-2 = Чаша сакэ — животная карта. В яку «{ $yaku }» она считается ещё и за две простые.
page-yaku-joker = Мост — джокер. В яку «{ $yaku }» он может считаться простой картой, но тогда не считается животной здесь: { $others }. При каждом подсчёте выбирают то, что выгоднее.
page-yaku-joker-free = Мост — животная карта. В яку «{ $yaku }» он считается ещё и за одну простую.
page-yaku-month = Первый раунд — январь, второй — февраль и так далее; после декабря снова январь.
page-yaku-example-sum = Пример: три поэтические ленты и ещё две другие ленты стоят { $sum }.
page-yaku-example-best = Пример: три поэтические ленты и ещё две другие ленты стоят { $sum }. За пять лент второй раз не платят.

page-decision-title = Остановиться или кой-кой?
page-decision-when-gain = Если за ход вы собрали яку или ваши яку стали стоить больше, выбирайте:
page-decision-when-new = Если за ход вы собрали яку, которого у вас ещё не было, выбирайте:
page-decision-stop = Остановиться («сёбу»): вы выигрываете раунд и записываете очки за все свои яку, и за прежние тоже. Яку соперника не считаются.
page-decision-koi = Кой-кой: раунд продолжается, и очков вы пока не получаете. Если соперник закончит раньше вас, вы теряете всё.
page-decision-limit-unlimited = Объявлять кой-кой можно всякий раз, когда есть выбор. Соперник тоже может.
page-decision-limit-one-per-round-gain = За раунд объявляют только один кой-кой. После него раунд сразу выигрывает тот, кто первым соберёт или улучшит яку, будь то объявивший или соперник.
page-decision-limit-one-per-round-new = За раунд объявляют только один кой-кой. После него раунд сразу выигрывает тот, кто первым соберёт новое яку, будь то объявивший или соперник.
page-decision-limit-one-per-player-gain = Каждый может объявить кой-кой один раз за раунд. Если вы его уже объявили, следующее собранное или улучшенное вами яку сразу выигрывает раунд.
page-decision-limit-one-per-player-new = Каждый может объявить кой-кой один раз за раунд. Если вы его уже объявили, следующее ваше новое яку сразу выигрывает раунд.
page-decision-grow = Яку, которое просто растёт, нового выбора не даёт. Его очки всё равно засчитываются в конце.
page-decision-empty = Если рука пуста, вас не спрашивают: вы выигрываете раунд и записываете очки.

page-end-title = После последнего хода
page-end-last-16 = В раунде не больше { $turns } ходов. После них обе руки пусты. Остаток запаса не используется.
page-end-last-15 = В раунде не больше { $turns } ходов. После них рука сдающего пуста. Последняя карта другого игрока и остаток запаса не используются.
page-end-last-n = { $turns ->
    [one] В раунде не больше { $turns } хода. Карты, оставшиеся в руках и в запасе, не используются.
   *[other] В раунде не больше { $turns } ходов. Карты, оставшиеся в руках и в запасе, не используются.
}
page-end-draw = Если к этому времени никто не выиграл, раунд кончается ничьей. За яку не получает никто, даже объявивший кой-кой.
page-end-last-caller = Если к этому времени никто не остановился, раунд выигрывает тот, кто объявил кой-кой последним: он записывает очки за все свои яку. Если никто не объявлял, это ничья.
page-end-non-dealer-gain = Если к этому времени никто не остановился, смотрят, кто последним собрал или улучшил яку. Если это соперник сдающего, он выигрывает раунд и записывает очки за все свои яку. Если это сдающий или никто, раунд кончается ничьей.
page-end-non-dealer-new = Если к этому времени никто не остановился, смотрят, кто последним собрал новое яку. Если это соперник сдающего, он выигрывает раунд и записывает очки за все свои яку. Если это сдающий или никто, раунд кончается ничьей.
page-end-no-yaku = Если счастливой руки не было, раунд кончается ничьей.
page-end-always-drawn = Каждый раунд кончается ничьей.
page-end-dealer-always = За любую ничью сдающий получает { points-count }.
page-end-dealer-no-yaku = Если раунд кончился ничьей и яку не собрал никто, сдающий получает { points-count }.
page-end-dealer-viewing = Любование без другого яку собранным не считается.
page-end-field = Карты, оставшиеся на поле, не достаются никому.

page-points-title = От яку к очкам
page-points-base = Победитель раунда складывает очки своих яку.
page-points-none = Ничто их не умножает.
page-points-steps = Потом по порядку:
page-points-own-calls = Прибавьте объявления победителя: 1 очко за одно, 2 за два, 3 за три. За четыре и больше ничего не прибавляют, а умножают: четыре объявления ×2, пять ×3 и так далее.
page-points-own-calls-once = Если победитель объявлял кой-кой, прибавьте 1 очко.
page-points-seven-always = Если вышло 7 или больше, удвойте: из 7 станет 14.
page-points-seven-after-call = Если вышло 7 или больше и кто-то в раунде объявлял кой-кой, удвойте: из 7 станет 14.
page-points-opponent = Если проигравший объявлял кой-кой, удвойте: из 5 станет 10.
page-points-quadruple = Если при одном из объявлений проигравшего его яку уже стоили 7 или больше, умножьте на 4: из 5 станет 20.
page-points-quadruple-replaces = Если при одном из объявлений проигравшего его яку уже стоили 7 или больше, умножьте на 4: из 5 станет 20. Это заменяет все удвоения выше.
page-points-counter = Сосчитайте объявления кой-кой обоих игроков в раунде и умножьте на число, которое на единицу больше: одно объявление ×2, два ×3 и так далее.
page-points-counter-once = Если в раунде кто-то объявлял кой-кой, удвойте: из 5 станет 10.
page-points-counter-twice = Сосчитайте объявления кой-кой обоих игроков в раунде и умножьте на число, которое на единицу больше: одно объявление ×2, два ×3.
page-points-brights = Сосчитайте яркие, которые при раздаче легли на поле, и умножьте на число, которое на единицу больше: одна яркая ×2, две ×3 и так далее.
page-points-fact-base = яку на { points-count }
page-points-fact-own = { $count ->
    [one] { $count } кой-кой победителя
   *[other] { $count } кой-кой победителя
}
page-points-fact-theirs = { $count ->
    [one] { $count } кой-кой проигравшего
   *[other] { $count } кой-кой проигравшего
}
page-points-fact-theirs-below = один кой-кой проигравшего, когда у него было меньше 7 очков
page-points-fact-brights = одна яркая на поле при раздаче
page-points-example = Пример: { $facts }. Выходит { $sum }.
page-points-ledger-winner = Победитель прибавляет результат к своему счёту. Счёт другого игрока не меняется.
page-points-ledger-zero-sum = Победитель прибавляет результат к своему счёту, а другой игрок столько же теряет.
page-points-ledger-zero-sum-also = Так же и { $sources }: что получает один, то теряет другой.
page-points-source-hands = очки счастливых рук
page-points-source-dealer = очки сдающего
page-points-stakes = Ставки: после матча проигравший каждого выигранного раунда платит очки победителя, умноженные на число своих объявлений кой-кой в этом раунде, если их было хотя бы два. Счастливая рука идёт без объявлений, ничья ничего не стоит. Этот расчёт не меняет счёт матча.

page-match-title = Матч
page-match-rounds = { $value ->
    [one] В матче { $value } раунд.
    [few] В матче { $value } раунда.
   *[many] В матче { $value } раундов.
}
page-match-rounds-most = { $value ->
    [one] В матче не больше { $value } раунда.
   *[other] В матче не больше { $value } раундов.
}
page-match-start = На старте у каждого { points-count }.
page-match-target = Если после раунда у игрока { points-count } или больше, матч окончен.
page-match-points-out = Если после раунда у игрока не осталось очков, матч окончен.
page-match-win = В конце побеждает тот, у кого больше очков.
page-match-tie-shared = При равном счёте матч делят.
page-match-tie-extra = При равном счёте после последнего раунда играют дополнительные раунды, пока кто-то не выйдет вперёд.
page-match-tie-target = Если оба наберут нужный счёт поровну, матч делят.
page-match-dealer = Победитель раунда сдаёт следующий.
page-match-dealer-other = После ничьей сдаёт другой игрок.
page-match-dealer-same = После ничьей снова сдаёт тот же игрок.
page-match-dealer-both-other = После ничьей или после двух счастливых рук сдаёт другой игрок.
page-match-dealer-both-same = После ничьей или после двух счастливых рук снова сдаёт тот же игрок.

page-tips-title = Советы для первых раундов
page-tips-plants = Сначала выучите растения. По ним видно, что к чему подходит.
page-tips-brights = Берегите карты января, марта, августа, ноября и декабря: это месяцы ярких.
page-tips-toward = Не берите что попало. Берите то, что приближает яку.
page-tips-leave = Следите, что оставляете на поле. Следующим ходит соперник.
page-tips-watch = Поглядывайте на взятые карты соперника и забирайте карту, которую он ждёт.
page-tips-koi = Прежде чем объявить кой-кой, спросите себя: сколько осталось ходов и чего не хватает сопернику?

page-table-title = Об этом столе
page-table-changes = За основу взят стол «{ $preset }», изменено вот что:
page-table-readings = Записанные правила на часть вопросов не отвечают. Здесь они решены раз и навсегда: то, что сказано на этой странице, верно для каждого матча за этим столом.
