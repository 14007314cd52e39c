# The shell's words. The games bring their own.

## Lobby
lobby = Зал
which-table = За какой стол сядем?
which-table-help = Выберите игру, позовите друзей или посадите ботов. Без регистрации.
games = Игры
seats = Места
minutes = { $minutes } мин
table-code = Код стола
join = Присоединиться
finding-table = Ищем стол…
my-tables = Мои столы
all-my-tables = Все мои столы: { $count }
to-table = К столу
to-lobby = В зал
gathering = Собираем игроков
over = Игра окончена
i-won = { $points ->
    [one] Вы победили: { $points } очко
    [few] Вы победили: { $points } очка
   *[other] Вы победили: { $points } очков
}
they-won = { $points ->
    [one] Победа: { $name }, { $points } очко
    [few] Победа: { $name }, { $points } очка
   *[other] Победа: { $name }, { $points } очков
}
closed = Этот стол закрыт
unofficial = Неофициальный любительский проект со своими рисунками и текстами. Понравилась игра? Купите настольную версию.
new-table = Новый стол: { $game }
add-seat = Добавить место
free-seat = Свободное место
for-a-friend = для друга
who-sits = Кто на месте { $number }
your-name = Ваше имя
name-of-seat = Имя игрока { $number }
nameless = Игрок
nameless-number = Игрок { $number }
seat-me = Я
seat-friend = Друг по ссылке
seat-bot = Бот: { $level }
seat-here = Здесь, за этим устройством
seat-off = Убрать место
level-random = озорной
level-thrifty = осторожный
level-regular = завсегдатай
level-master = мастер
level-random-about = Отвечает, что в голову придёт, и сам над этим смеётся.
level-thrifty-about = Дважды пересчитает монеты и не рискует без нужды.
level-regular-about = Сидит здесь каждый вечер и думает на несколько ходов вперёд.
level-master-about = Думает до секунды, перебирает тысячи продолжений и мало что упустит.
bot-0 = Хмелёк
bot-1 = Солод
bot-2 = Ячмень
bot-3 = Пенка
bot-4 = Бондарь
bot-5 = Кружка
how-we-play = Как играем
more-options = { $changed ->
    [0] { $count ->
        [0] Ещё настройки
       *[other] Ещё настройки и толкования
    }
    [one] Ещё настройки: изменено { $changed } толкование
    [few] Ещё настройки: изменено { $changed } толкования
   *[other] Ещё настройки: изменено { $changed } толкований
}
rulings = Толкования правил
rulings-help = Где правила оставляют сомнения, выбрано обычное толкование. Можете договориться иначе.
odds-rule = Шансы
odds-off = считайте сами
odds-counts = только количества
odds-full = видны всем
hints-rule = Подсказки
hints-no = не даются
hints-yes = для тех, кто просит
own-pack = Ваша коробка
own-pack-help = Если игра есть у вас дома, можете добавить её печатные числа файлом .toml.
own-pack-figures = Чисел, которые совпадают с печатными: { $printed }; условных, подобранных нами: { $others }.
own-pack-template = Бланк для заполнения
choose-file = Выбрать файл
open-table = { $seats ->
    [one] Открыть стол на { $seats } место
    [few] Открыть стол на { $seats } места
   *[other] Открыть стол на { $seats } мест
}
play-now = Играть сейчас
only-bots = Играть сейчас только с ботами
only-bots-short = С ботами

## Waiting room
gathering-at = Стол накрыт: { $game }
host = хозяин стола
is-here = на месте
is-away = нет рядом
seat-a-bot = Посадить бота
free-it = Освободить
sit-here = Сесть здесь
sit-down = Сесть за стол
begin = Начать
waiting-for-friends = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игроков
}
host-begins = Все собрались. Игру запускает хозяин стола.
code-is = Код стола:
link = Ссылка
copy-link = Копировать ссылку
copied = Скопировано
share = Поделиться
qr-of = QR-код ссылки { $link }

## Table
your-turn = Ваш ход
you = Вы
board = Игровое поле
awaited = Чего ждём
waiting-for = Ждём ход: { $names }
all-wait-for-you = Все ждут вас.
also-asked = Ещё выбирают: { $names }.
you-watch = Вы наблюдаете за игрой.
looking-back = Вы просматриваете прошлые ходы. Игра продолжается.
looking-back-over = Вы просматриваете сыгранную игру.
choosing = { $me ->
    [yes] выбираете
   *[no] выбирает
}
ready = готово
bot = бот
bot-plays = играет бот
bot-plays-for-you = Сейчас за вас играет бот.
take-back = Вернуться на место
bot-instead = Пусть за игрока { $name } играет бот
connecting = Соединяемся…
reconnecting = Связь потеряна. Соединяемся снова…
seats-and-scores = Игроки и счёт
score-track = Счёт на пути к { $goal }
round = Раунд { $round }
round-of = Раунд { $round } из { $rounds }
since-your-turn = После вашего последнего хода
only-answer = Другого выбора нет
undo = Отменить
pace = Темп
hold = Остановить ботов
go-on = Дальше
step-on = { $count ->
    [0] Ничего не ждёт
   *[other] Показать следующий ход (ждут: { $count })
}
went-away = { $name } не за столом.
came-back = { $name } снова за столом.
undo-help = Отменяет ваш последний выбор, пока никто ничего из него не узнал.
curtain = Занавес
pass-device = Остальным не подглядывать! Передайте устройство:
i-am = Это я, { $name }

## Drawer
drawer = Журнал, шансы и правила
tab-hint = Подсказка
tab-review = Разбор
ask-hint = Попросить подсказку
thinking = Обдумываем…
think-longer = Подумать дольше
verdict-only = Другого выбора нет
verdict-equal = Одинаково хорошо, насколько видно
verdict-slightly = Немного лучше: { $option }
verdict-better = Лучше: { $option }
verdict-clearly = Явно лучше: { $option }
equal-group = одинаково, в пределах погрешности
about-points = Очков в конце: около { $points }
then-line = Потом чаще всего: { $line }
hint-others = Все остальные ответы: { $count }
hint-note = Шансы на победу с погрешностью. То, чего вы не видите, предполагается. Воображаемых партий: { $games }
why-more = Выигрывает чаще, чем «{ $other }»: +{ $win } %. Очков в среднем: +{ $points }
why-fewer = Выигрывает чаще, чем «{ $other }»: +{ $win } %, хотя очков в среднем меньше: −{ $points }
tab-log = Журнал
tab-odds = Шансы
tab-points = Очки
points-by-round = Очки по раундам
tab-rules = Правила
tab-tip = Совет
got-it = Понятно
log = Журнал
log-empty = Пока ничего не произошло.
look-at-moment = Показать этот ход
older = Более ранние строки
rules-now = Что можно сделать сейчас
rules-all = Все правила
rules-search = Поиск в правилах
rules-none = Ничего не найдено. Попробуйте другие слова.
rules-found = { $count ->
    [one] { $count } абзац
    [few] { $count } абзаца
    [many] { $count } абзацев
   *[other] { $count } абзаца
}
percent = { $percent } %
source = Источник
sum = Всего

## End and replay
podium = Пьедестал
last-table = Стол
best-moments = Лучшие моменты
lead-by = { $points ->
    [one] Преимущество: { $points } очко
    [few] Преимущество: { $points } очка
   *[other] Преимущество: { $points } очков
}
lead-none = Очков поровну: решило дополнительное условие
race = Отставание от лидера по раундам
you-won = { $others ->
    [0] Вы победили!
   *[other] Вы победили вместе с другими!
}
won = { $count ->
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
}
winner = победа
results = Итоги
rematch = Реванш
to-rematch = К реваншу
replay = Повтор
speed = Скорость
round-before = К началу раунда
round-after = К следующему раунду
link-to-moment = Скопировать ссылку на этот момент
back = Шаг назад
forward = Шаг вперёд
play = Воспроизвести
pause = Пауза
moment = Шаг { $at } из { $last }
through-eyes = Чьими глазами
spectator = Зритель
to-now = К текущему ходу
review-making = Готовим разбор…
review-whose = Чьи решения
review-start = в начале
review-luck = удача
review-decisions = решения
review-end = в конце
review-sound = Верных решений: { $sound }/{ $decisions }
review-chart = Шанс на победу: { $start } % в начале, { $end } % в конце. Решений: { $count }
review-even = равные шансы
review-luck-for = удача
review-luck-against = невезение
review-cost = цена решения
review-all = Все решения
review-decision = Раунд и решение
review-cost-short = цена
review-costly = Стоит взглянуть ещё раз
review-nothing = Ни одно решение не стоило больше погрешности оценки.
review-note = Каждое решение оценено по тому, что тогда можно было знать; последующая удача не в счёт. К удаче относится и то, что делали другие.
review-chosen = Выбрано
review-better = Лучше
try-again = Попробовать ещё раз
show-position = Показать позицию
play-on = Играть дальше отсюда
find-better = Здесь другой ход был лучше. Найдите его, а потом просто играйте дальше.
found-better = Именно этот ход советует разбор. Играйте дальше, как хотите.
not-better = Так тоже можно. Разбор советует: { $option }.
verify = Проверить эту игру
proved = { $outcomes ->
    [one] Доказано: { $outcomes } случайный исход получен из запечатанного зерна.
    [few] Доказано: все { $outcomes } случайных исхода получены из запечатанного зерна.
   *[other] Доказано: все { $outcomes } случайных исходов получены из запечатанного зерна.
}
not-proved = Случайности этой игры не следуют из её зерна!
how-proved = Как это доказано?
proof-help = Прежде чем кто-то сел за стол, был опубликован отпечаток зерна. Каждый игрок добавил своё число. Теперь зерно открыто, и каждый бросок и каждое вытягивание можно вычислить заново.
commitment = Отпечаток:
seed = Зерно:
whole-log = Весь журнал

## Menu
menu = Меню
settings = Настройки
language = Язык
light = Тема
light-auto = Как на устройстве
light-day = День
light-night = Ночь
day-or-night = День или ночь
motion = Анимация
motion-slow = Медленно
motion-normal = Обычно
motion-fast = Быстро
motion-off = Без анимации
sound = Звук
sound-ask = Играть со звуком?
sound-on = Включить звук
sound-mute = Выключить звук
no-thanks = Нет, спасибо
volume-off = Выключен
volume-0-2 = Тихо
volume-0-5 = Средне
volume-1 = Громко
board-drawn = Рисунком
board-plain = Словами
tips = Советы
tips-on = Когда правило впервые пригодится
tips-off = Без советов
close = Закрыть
share-table = Поделиться столом
share-help = Кто откроет эту ссылку, сможет сесть на свободное место.
share-watch-help = Кто откроет эту ссылку, сможет смотреть игру.
move-seat = На другое устройство
move-help = Откройте эту ссылку на другом устройстве в течение десяти минут, и ваше место перейдёт туда. Действует один раз.
report-bug = Сообщить об ошибке
report-help = Что пошло не так? Вместе с вашими словами сохранится журнал стола.
send-report = Отправить
reported = Спасибо! Сохранено под номером { $id }.
leave = Уйти
leave-help = За вас будет играть бот. Вы сможете вернуться на своё место.
leave-open-help = Ваше место освободится для кого-то другого.
leave-really = Уйти из-за стола
in-words = Игровое поле словами
keys = Клавиши
key-options = выбрать вариант по номеру
key-arrows = переходить между тем, что подсвечено
key-enter = подтвердить показанный выбор
key-undo = отменить
key-hint = подсказка, если стол разрешает
key-moments = в повторе: на шаг назад или вперёд
key-play-on = в повторе законченной игры: играть дальше отсюда
key-help = этот список
key-escape = закрыть или вернуться к текущему ходу

## Errors
notice-rules-changed = С начала этой игры правила были исправлены, поэтому продолжить её нельзя.
notice-rules-changed-over = Эта игра окончена. С тех пор правила были исправлены, поэтому можно прочитать только её запись.
notice-expired = Здесь долго никто не играл, поэтому стол убрали.
error-offline = Сервер недоступен. Попробуйте ещё раз.
error-server-error = На сервере что-то пошло не так. Попробуйте ещё раз.
error-stopping = Сервер перезапускается. Попробуйте чуть позже.
error-unknown-game = Такой игры здесь нет.
error-unknown-table = Такого стола нет или его уже убрали.
error-unknown-code = Открытого стола с таким кодом нет.
error-not-yours = Это место принадлежит кому-то другому.
error-bad-ticket = Эта ссылка уже использована или устарела.
error-no-free-seat = Все места заняты.
error-not-open = Эта игра уже началась.
error-not-begun = Игра ещё не началась.
error-not-over = Игра ещё не окончена.
error-too-many = Слишком быстро. Подождите немного.
error-too-large = Слишком много данных.
error-bad-option = Одна из настроек не подходит.
error-bad-pack = Файл не подходит к игре.
error-bad-name = В имени от 1 до 24 знаков.
error-bad-seats = Такие места не подходят к игре.
error-illegal = Сейчас так нельзя.
error-not-your-turn = Сейчас не ваш ход.
error-cannot-undo = Это уже не отменить.

learn = Обучение
how = Как играть
how-to-play = Как играть: { $game }
how-forgets = О чём часто забывают
how-lesson = Сыграть первую игру с подсказками
lesson = Урок
lesson-step = Шаг { $step } из { $steps }
lesson-next = Дальше
lesson-back = Назад
lesson-skip = Пропустить урок
lesson-watch = Посмотрите, что делают другие.
lesson-strayed = Можно и так.
lesson-step-back = На шаг назад
lesson-go-on = Играть дальше
lesson-alone = Играть дальше без подсказок
lesson-lobby = К другим играм
learn-step = Узнать, что здесь нового
try-it = Попробовать
try-do = Сделайте это сами: «{ $choice }».
try-done = Вот и всё:
try-once-more = Ещё раз
try-back = Назад к моей игре
puzzle = Задача
puzzles = Задачи
puzzles-of = Задачи: { $game }
puzzle-easy = Лёгкая
puzzle-medium = Средняя
puzzle-hard = Сложная
puzzle-title = Задача: { $level }
puzzle-today = Задача дня
puzzle-by-level = Другие, по сложности
puzzle-solved-of = Решено: { $solved } из { $all }
puzzle-today-solved = Решено. Завтра будет новая.
puzzle-streak = Дней подряд: { $days }
puzzle-ask = Какой ответ здесь лучший? Дайте его, как в игре.
puzzle-best = Да, лучше всего: { $option }.
puzzle-not-best = Можно и так, но лучше: { $option }.
puzzle-chances = Шансы
puzzle-chances-note = Шансы на победу с погрешностью: каждый ответ испытан в сотнях воображаемых партий.
puzzle-next = Дальше
puzzle-other-games = Задачи дня в других играх
error-unknown-lesson = Такого урока нет.
