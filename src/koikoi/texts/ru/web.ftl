# Страницы игры в браузере вокруг стола: главная, новый матч, приглашения, правила, настройки.

## Везде

web-home = На главную
web-back = Назад
web-close = Закрыть
web-again = Попробовать ещё раз
web-loading = Минуту…
web-pages = Другие страницы
web-settings = Настройки
web-against = соперник { $name }
web-length-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
web-length-target = до { $target } очков
web-table-length = { $table }, { $length }

## Главная

web-home-first = Карты сдаются.
web-home-invite = Пригласить друга
web-matches = Ваши матчи
web-matches-why = Каждый ход сохраняется. Ваши места хранит этот браузер.
web-matches-all = { $count ->
    [one] Показать все: { $count } матч
    [few] Показать все: { $count } матча
   *[many] Показать все: { $count } матчей
}
web-matches-few = Показать меньше
web-match-begun = идёт
web-match-invited = приглашение открыто
web-match-waiting = Друг ещё не пришёл
web-forget = Удалить: { $match }
web-forget-why = Ваше место есть только в этом браузере. Без него продолжить матч нельзя.
web-forget-over = Этот матч окончен. Он исчезнет из списка.
web-tables = Выбор стола
web-tables-why = За каждым играют в кой-кой. Вот чем они отличаются.
web-tables-now = выбран
web-tables-picked = Теперь выбран стол «{ $table }».

## Новый матч

web-new-mode = С кем играете?
web-new-computer = С компьютером
web-new-computer-why = Можно уйти в любую минуту и продолжить позже.
web-new-friend = С другом по ссылке
web-new-friend-why = Вы получите ссылку для друга. Карты сдаются, когда он её откроет.
web-new-screen = Вдвоём за этим экраном
web-new-screen-why = Играете по очереди за этим экраном. Между ходами руки скрыты.
web-new-variants = Варианты этого стола
web-new-rounds-why = Оставьте пустым для обычной длины: { $length }.
web-birth-why = За этим столом открывают карту, и первым сдаёт тот, чей месяц рождения к ней ближе. Если месяц неизвестен, оба тянут карты.
web-new-more = Ещё настройки
web-new-invite = Создать приглашение

## Приглашения

web-invite-lead = Отправьте эту ссылку другу. Она действует один раз и показывает правила до первой раздачи.
web-invite-text = Сыграем в кой-кой?
web-invite-qr = Ссылка как QR-код для камеры
web-invite-waiting = Ждём друга. Эту страницу можно закрыть и вернуться позже.
web-invite-nocode = Ссылки нет в этом браузере. Она там, где вы создали приглашение.
web-copy-link = Копировать ссылку
web-copied = Скопировано
web-copy-by-hand = Ссылка выделена: скопируйте её клавишами
web-share = Поделиться
web-reach-loopback = Эта ссылка работает только на этом компьютере
web-reach-loopback-why = Сервер слушает только этот компьютер. Чтобы впустить друга, остановите его и запустите так:
web-reach-house = Эта ссылка работает в вашей сети
web-reach-house-why = Её откроет любой в той же сети, например в том же Wi-Fi.
web-reach-public = Эта ссылка работает везде
web-reach-public-why = Место займёт тот, кто откроет её первым, поэтому отправьте её только одному человеку.
web-reach-others = Если друг не может её открыть, попробуйте одну из этих:
web-reach-to-house = Для всех в вашей сети:
web-reach-to-world = Для всех, за вашим собственным адресом:
web-join = Вас приглашают
web-join-by = { $name } приглашает вас сыграть матч
web-join-held = У вас уже есть место за этим столом: его хранит этот браузер.
web-join-go = К столу
web-join-nocode = В этом адресе нет приглашения. Попросите у друга полную ссылку.
web-join-sit = Сесть за стол
web-join-why = Карты сдаются, как только вы сядете. Учётная запись не нужна.

## Правила

web-rules-note = Правила стола
web-rules-of = Правила: { $table }
web-rules-parts = Части правил
web-rules-press = Нажмите на карту, чтобы увидеть её крупно.
web-rules-whole = Все правила этого стола
web-rules-compare = Сравнить с другим столом
web-rules-more = Показать все отличия: { $count }
web-rules-apart = Чем он отличается от стола
web-rules-other = { $points ->
    [one] За столом «{ $table }» { $points } очко
    [few] За столом «{ $table }» { $points } очка
   *[many] За столом «{ $table }» { $points } очков
}
web-rules-other-none = Не яку за столом «{ $table }»
web-card-serves = За этим столом входит в яку: { $yaku }.

## Настройки

web-set-playing = Игра
web-set-look = Вид
web-set-access = Удобство
web-set-hints = Подсказки
web-set-hints-off = Выкл.
web-set-hints-matches = Пары
web-set-hints-yaku = Пары и яку
web-set-hints-why = Отмечает карты руки, которые берут карту с поля, и те, что дают яку.
web-set-pace = Темп
web-set-pace-calm = Спокойный
web-set-pace-brisk = Быстрый
web-set-pace-instant = Мгновенный
web-set-pace-why = Сколько движутся карты и сколько видны ходы компьютера.
web-set-name-why = Оно видно за столом и в записях, другу тоже.
web-set-language-why = Меняется сразу, даже посреди матча.
web-set-theme = Тема
web-set-theme-auto = Как в системе
web-set-theme-light = Светлая
web-set-theme-dark = Тёмная
web-set-theme-why = Карты светлые в обеих.
web-set-labels = Подписи на картах
web-set-labels-full = Номер и растение
web-set-labels-plate = Номер
web-set-labels-none = Без подписей
web-set-labels-why = Номер означает месяц, знак под ним категорию. Название растения стоит там, где хватает места.
web-set-contrast = Высокий контраст
web-set-contrast-why = Слова темнее, границы чётче.
web-set-left = Стол для левши
web-set-left-why = Зеркальный стол: запас и списки меняются сторонами.
web-set-sound = Звук
web-set-sound-why = Тихие звуки карт и колокольчик, когда ваш ход в скрытой вкладке.
web-set-kept = Настройки хранит только этот браузер.

## Если что-то не так

web-nopage = Такой страницы нет
web-nopage-why = Адрес никуда не ведёт. Возможно, в нём чего-то не хватает.
web-error-away = Сервер не отвечает. Запущен ли он и есть ли связь?
web-error-used = Это приглашение уже использовано. Попросите у друга новое.
web-error-not-found = Такого приглашения нет, или его матч исчез. Попросите у друга новое.
web-error-unknown = Не получилось, и ничего не сделано.
