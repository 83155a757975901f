# Стол, за которым играют в браузере; большинство фраз те же, что в терминале, из play.ftl.

## Стол и его части

table-opening = Стол открывается…
table-menu = Меню
table-rules = Правила этого стола
table-undo = Отменить ход
table-field = Поле и запас
table-field-cards = Карты на поле
table-hand = Ваша рука
table-stock = Запас
table-rail = Яку и ходы
table-nearest = Ближайшие яку
table-cards-lacking = Сколько карт не хватает
table-dealer = Сдающий
table-called = Кой-кой!
table-no-call = Без объявлений
table-away = нет на месте
table-in-turn = , ходит
table-in-turn-you = , ваш ход
table-year-so-far = Сыграно раундов: { $who } { $won }, { $name } { $lost }
table-standing = Счёт матча: { $who } { $mine }, { $name } { $theirs }.
table-mark-takes = берёт карту
table-mark-makes = даёт яку
table-choice = вариант { $number }
table-cancel = Вернуть в руку
table-pile-none = Таких карт пока нет.

## Что делать игроку, кроме фраз из play.ftl

table-nothing-matches = Пары нет: выложите одну карту.
table-they-swap = { $name } решает, обменяться ли руками.
table-turn-you = Ваш ход.
table-turn-other = Ходит { $name }.
table-plays-you = Вы ходите…
table-plays-other = { $name } ходит…

## Где нужная карта

table-near-field = { $cards }, на поле
table-near-hand = { $cards }, у вас в руке
table-near-unseen = { $cards }, ещё не видно

## Что за карта

table-card-month = { $number }: { $month }, { $plant }
table-card-kind = Вид: { $kind }
table-card-serves = Пригодится вам для яку: { $yaku }

## Решение

table-look = Взглянуть на стол
table-show-facts = Назад к расчёту
table-you-lack-one = Если играть дальше, вам не хватает одной карты:
table-they-lack-one = Одной карты не хватает игроку { $name }:
table-decide-lose = Если { $name } успеет раньше, вы теряете { $mine ->
    [one] своё { $mine } очко
    [few] свои { $mine } очка
   *[many] свои { $mine } очков
}, а { $name } получает от { $points }.
table-coach-win = Победа в матче: { $percent } %
table-coach-thinks = Тренер думает…
table-coach-not-yet = Тренер готовится…
table-coach-said = Тренер: шанс выиграть матч — { $stop } %, если остановиться, и { $koi } % с кой-кой.
table-one-of = одна из этих карт

## Двое за одним экраном

table-cover-show = Открыть мои карты
table-cover-why = Карты закрыты, пока экран видите не только вы.

## Листы

table-begin = Начать
table-score-by-round = Счёт по раундам
table-held-still = Осталось в руке: { $name }
table-next-round = Следующий раунд
table-to-result = К итогу
table-leave = Выйти, продолжить позже
table-waits-for = Ждём: { $name }…
table-wants-rematch = { $name } предлагает реванш.
table-rematch = Реванш
table-home = На главную
table-record-copy = Копировать запись
table-record-save = Сохранить запись
table-record-copied = Запись в буфере обмена.
table-record-failed = Запись получить не удалось. Попробуйте ещё раз.

## Меню и справка

table-pace = Темп
table-hints = Подсказки на картах
table-hints-off = Нет
table-hints-matches = Пары
table-hints-yaku = Пары и яку
table-labels = Подписи на картах
table-labels-full = Полные
table-labels-plate = Номер
table-labels-none = Без
table-sound = Звук
table-help-about = Что это за карта? Нажмите на неё на поле, а на свою нажмите и держите.
table-help-i = что за карта выбрана и для чего она годится
table-help-help = эта страница
table-help-corner = Знаки в углу карты
table-help-corner-why = Под номером месяца стоит вид карты и ещё один знак, если карта входит в набор из немногих названных карт.
table-help-sign-bright = солнце: яркая
table-help-sign-animal = ромб: животное
table-help-sign-ribbon = полоска: лента, с зигзагом, если на ней стихи, с волнами, если она синяя
table-help-sign-chaff = точка: простая
table-help-sign-dots = три точки: кабан, олень или бабочки
table-help-sign-bowl = чаша: занавес, луна или чаша сакэ
table-help-sign-umbrella = зонт: человек под дождём
table-help-ring = карта в кольце лежит на поле
table-help-chip = такая метка у имени: яку, которому не хватает одной карты, и его очки

## Связь и места

table-reconnecting = Нет связи. Матч сохранён; пробуем снова…
table-friend-away = { $name }: нет на месте. Матч подождёт.
table-friend-back = { $name }: снова за столом.
table-not-kept = Браузер не может сохранить ваше место: хранилище заполнено или закрыто. Не уходите с этой страницы до конца матча.
table-no-seat = У вас нет места за этим столом
table-no-seat-none = Играть можно только в том браузере, в котором матч открыли или в котором к нему присоединились. Откройте ссылку там или начните свой матч.
table-no-seat-refused = Сервер больше не знает этого места. Возможно, матч удалён.
table-no-seat-unreadable = То, что сервер о нём сохранил, повреждено, и продолжить нельзя. Других ваших матчей это не касается. У того, кто держит сервер, есть запись в журнале.
table-unreadable = Этот матч больше не читается
table-shut = Стол сейчас не открыть
table-shut-why = Открыто слишком много страниц этого места, или сервер недоступен. Закройте лишние или подождите немного. Матч сохранён.
table-again = Попробовать ещё раз

## Первый урок

table-lesson = Первые шаги
table-lesson-know = Я умею играть
table-lesson-read = Дальше
table-lesson-pair = Обе карты одного месяца: { $month }, { $plant }. Карта берёт карту своего месяца. Нажмите на выделенную карту в руке: { $card }.
table-lesson-choose-pair = На поле не одна карта того же месяца: { $month }, { $plant }. Карта берёт карту своего месяца. Нажмите на выделенную карту в руке ({ $card }) и выберите.
table-lesson-number = Число в углу, { $number }, и есть месяц.
table-lesson-lay = Ни одна ваша карта не подходит по месяцу к картам на поле. Нажмите на любую: она останется на поле.
table-lesson-stock = После вашей карты открывается верхняя карта запаса. Она так же берёт карту своего месяца или остаётся на поле.
table-lesson-sets = Взятые карты лежат перед вами. Собирайте яку, наборы карт, которые приносят очки.
table-lesson-star = Звезда отмечает карту, которая завершит яку, набор карт, за который дают очки. Здесь это: { $yaku }.
table-lesson-choice = Взять можно только одну. Какая пригодится для набора?
table-lesson-decision = Набор собран. Остановитесь, и очки ваши. Скажете «кой-кой» и сыграете дальше ради большего, но если соперник успеет раньше, вы не получите ничего.
table-lesson-round = Раунд окончен. Здесь показано, как посчитаны очки; в конце решает сумма всех раундов.
table-goals = Что собирают
table-goals-many = Или собирайте много карт одного вида: { $sets }.
table-goals-many-one = { $yaku } (от { $count } карт)
table-goals-more = Все яку есть в правилах
