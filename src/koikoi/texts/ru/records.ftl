# Records of finished matches in the browser: the shelf, files, and a match stepped through once more.

## The shelf

records-title = Записи
records-why = Сыгранные матчи попадают сюда сами. Они хранятся на этом сервере, а ключ от списка есть только у этого браузера.
records-not-kept = Браузер здесь ничего не сохраняет: когда вы уйдёте, список пропадёт. Ссылки на отдельные записи будут работать.
records-list = Ваши записи
records-empty = Записей пока нет. Доиграйте матч до конца или добавьте файлы ниже.
records-search = Поиск
records-search-why = По именам, столу, дате или названию.
records-count = { $count ->
    [0] Ничего не найдено.
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
records-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
   *[many] Показать ещё { $count }
}
records-name-of = Назвать: { $record }
records-save-of = Сохранить в файл: { $record }
records-delete-of = Удалить: { $record }
records-name-title = Назвать запись
records-name = Название
records-name-do = Сохранить название
records-named = Название сохранено.
records-title-long = В названии не больше { $most } знаков.
records-delete-title = Удалить запись навсегда?
records-delete-why = Ссылки на неё перестанут работать. Сохранённый вами файл останется у вас.
records-deleted = Запись удалена.

## Files

records-import = Добавить записи из файлов
records-import-why = Записи, сохранённые здесь или в терминале, и матчи из собрания KoiKoi-AI; .json, .jsonl или сжатые .gz. Файлы можно и перетащить сюда.
records-choose = Выбрать файлы
records-importing = Файлы добавляются
records-progress = { $done } из { $all }
records-cancel = Отменить
records-cancelled = Остальное не добавлено.
records-added = { $count ->
    [0] Ничего не добавлено.
    [one] Добавлена { $count } запись.
    [few] Добавлены { $count } записи.
   *[many] Добавлено { $count } записей.
}
records-known = { $count ->
    [one] { $count } уже была здесь.
    [few] { $count } уже были здесь.
   *[many] { $count } уже было здесь.
}
records-full = Места больше нет. Сначала удалите несколько записей.
records-at-line = { $file }, строка { $line }
records-wrong-open = Матч в этой записи не окончен; хранятся только законченные.
records-wrong-contradiction = В записи указано то, чего не получается, если сыграть её заново.
records-wrong-form = Это не запись нашей программы и не матч KoiKoi-AI.
records-wrong-gz = Сжатый файл повреждён.
records-wrong-long = Файл должен быть не больше { $most } МиБ.

## Replay

records-replay = Посмотреть запись
records-opening = Запись открывается.
records-none = Такой записи нет
records-none-why = Ссылка неполная, или владелец удалил запись.
records-steps = Шаги
records-round-back = К началу раунда или к предыдущему
records-back = Шаг назад
records-on = Шаг вперёд
records-round-on = Следующий раунд
records-play = Воспроизвести
records-pause = Пауза
records-slider = Место в раунде
records-step-of = Шаг { $step } из { $steps }
records-eyes = Чьи карты видны
records-eyes-both = Карты обоих
records-link = Скопировать ссылку на этот момент
records-link-copied = Ссылка в буфере обмена.
