# Наблюдение за матчем.

table-watched =
    { $count ->
        [0] Никто не смотрит
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
        [many] Смотрят { $count } зрителей
       *[other] Смотрят { $count } зрителя
    }

# Кто играет и пускает зрителей.
watchers-title = Зрители
watchers-lead = По ссылке виден стол; карты обоих игроков лежат рубашкой вверх.
watchers-delay = Зрители видят каждый ход
watchers-delay-none = сразу
watchers-delay-short = через 30 секунд
watchers-delay-round = после раунда
watchers-longer-short = Соперник выбрал задержку побольше: зрители видят каждый ход через 30 секунд.
watchers-longer-round = Соперник выбрал задержку побольше: зрители видят раунд, только когда он окончен.
watchers-longer-none = Зрители видят каждый ход сразу.
watchers-open = Пустить зрителей
watchers-close = Закрыть для зрителей
watchers-closed = Матч закрыт для зрителей.
watchers-theirs = Соперник открыл этот матч для зрителей.
watchers-link = Отправьте эту ссылку тем, кто может смотреть.
watchers-text = Посмотрите нашу партию в кой-кой
# Кто смотрит.
watch-title = Зритель
watch-who = { $first } и { $second }
watch-not-begun = Матч ещё не начался. Стол появится, как только он начнётся.
watch-later-short = Игроки показывают каждый ход через 30 секунд. Стол скоро появится.
watch-later-round = Игроки показывают раунд, только когда он окончен. Тогда вы его и увидите.
watch-closed = Этот матч не открыт для зрителей
watch-closed-why = Ссылка неполная, или игроки закрыли матч. Попросите у них новую ссылку.
watch-reconnecting = Связь потеряна. Подключаемся к столу снова…
watch-card-serves = Ещё нужна для яку: { $yaku }
watch-hands = { $name }: на руках { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
watch-next = Ждём, когда игроки продолжат
watch-over = Если игроки захотят реванш, вы увидите его здесь.
watch-leave = Больше не смотреть
