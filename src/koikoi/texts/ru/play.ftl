# Стол во время игры: ходы, выбор и где что лежит.

play-your-turn = Ваш ход
play-their-turn = { $name } думает
play-choose-card = Выберите карту для хода.
play-choose-take = Какую карту возьмёте?
play-koi-or-stop = Остановиться или кой-кой?
play-stop = Остановиться
play-koi-koi = Кой-кой
play-pass = Положить и не брать
play-keep = Оставить свою руку
play-swap = Обменять руки
play-stock = Запас
play-field = Поле
play-hand = Рука
play-captured = Взятые карты
play-round = Раунд { $round }
play-month = Месяц
play-dealer = Сдающий
play-points = Очки
play-turns-left = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
   *[many] осталось { $turns } ходов
}
play-help = Справка
