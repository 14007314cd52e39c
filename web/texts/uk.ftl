# The shell's words. The games bring their own.

## Lobby
lobby = Зала
which-table = За який стіл сядемо?
which-table-help = Оберіть гру, покличте друзів або посадіть ботів. Без реєстрації.
games = Ігри
seats = Місця
minutes = { $minutes } хв
table-code = Код столу
join = Приєднатися
finding-table = Шукаємо стіл…
my-tables = Мої столи
all-my-tables = Усі мої столи: { $count }
to-table = До столу
to-lobby = До зали
gathering = Збираємо гравців
over = Гру завершено
i-won = { $points ->
    [one] Ви перемогли: { $points } очко
    [few] Ви перемогли: { $points } очки
   *[other] Ви перемогли: { $points } очок
}
they-won = { $points ->
    [one] Перемога: { $name }, { $points } очко
    [few] Перемога: { $name }, { $points } очки
   *[other] Перемога: { $name }, { $points } очок
}
closed = Цей стіл закрито
unofficial = Неофіційний аматорський проєкт із власними малюнками й текстами. Сподобалась гра? Придбайте настільну версію.
new-table = Новий стіл: { $game }
add-seat = Додати місце
free-seat = Вільне місце
for-a-friend = для друга
who-sits = Хто сидить на місці { $number }
your-name = Ваше ім’я
name-of-seat = Ім’я гравця { $number }
nameless = Гравець
nameless-number = Гравець { $number }
seat-me = Я
seat-friend = Друг за посиланням
seat-bot = Бот: { $level }
seat-here = Тут, за цим пристроєм
seat-off = Прибрати місце
level-random = пустотливий
level-thrifty = обережний
level-regular = завсідник
level-master = майстер
level-random-about = Відповідає, що спаде на думку, і сам із того сміється.
level-thrifty-about = Двічі рахує монети й не ризикує без потреби.
level-regular-about = Сидить тут щовечора й думає на кілька ходів наперед.
level-master-about = Думає до секунди, перебирає тисячі продовжень і мало що пропустить.
bot-0 = Хмелик
bot-1 = Солод
bot-2 = Ячмінь
bot-3 = Пінка
bot-4 = Бондар
bot-5 = Чарка
how-we-play = Як граємо
more-options = { $changed ->
    [0] { $count ->
        [0] Більше налаштувань
       *[other] Більше налаштувань і тлумачень
    }
    [one] Більше налаштувань: змінено { $changed } тлумачення
    [few] Більше налаштувань: змінено { $changed } тлумачення
   *[other] Більше налаштувань: змінено { $changed } тлумачень
}
rulings = Тлумачення правил
rulings-help = Де правила лишають сумніви, обрано звичне тлумачення. Можете домовитися інакше.
odds-rule = Шанси
odds-off = рахуйте самі
odds-counts = лише кількості
odds-full = видно всім
hints-rule = Підказки
hints-no = не даються
hints-yes = для тих, хто просить
own-pack = Ваша коробка
own-pack-help = Якщо гра є у вас удома, можете додати її друковані числа файлом .toml.
own-pack-figures = Чисел, що збігаються з друкованими: { $printed }; умовних, підібраних нами: { $others }.
own-pack-template = Бланк для заповнення
choose-file = Обрати файл
open-table = { $seats ->
    [one] Відкрити стіл на { $seats } місце
    [few] Відкрити стіл на { $seats } місця
   *[other] Відкрити стіл на { $seats } місць
}
play-now = Грати зараз
only-bots = Грати зараз лише з ботами
only-bots-short = З ботами

## Waiting room
gathering-at = Стіл накрито: { $game }
host = господар столу
is-here = на місці
is-away = немає поруч
seat-a-bot = Посадити бота
free-it = Звільнити
sit-here = Сісти тут
sit-down = Сісти за стіл
begin = Почати
waiting-for-friends = { $count ->
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравців
}
host-begins = Усі зібралися. Гру запускає господар столу.
code-is = Код столу:
link = Посилання
copy-link = Копіювати посилання
copied = Скопійовано
share = Поділитися
qr-of = QR-код посилання { $link }

## Table
your-turn = Ваш хід
you = Ви
board = Ігрове поле
awaited = На що чекаємо
waiting-for = Чекаємо на хід: { $names }
all-wait-for-you = Усі чекають на вас.
also-asked = Ще обирають: { $names }.
you-watch = Ви дивитеся гру.
looking-back = Ви переглядаєте попередні ходи. Гра триває.
looking-back-over = Ви переглядаєте зіграну гру.
choosing = { $me ->
    [yes] обираєте
   *[no] обирає
}
ready = готово
bot = бот
bot-plays = грає бот
bot-plays-for-you = Зараз за вас грає бот.
take-back = Повернутися на місце
bot-instead = Нехай за гравця { $name } грає бот
connecting = З’єднуємося…
reconnecting = Зв’язок утрачено. З’єднуємося знову…
seats-and-scores = Гравці та рахунок
score-track = Рахунок на шляху до { $goal }
round = Раунд { $round }
round-of = Раунд { $round } із { $rounds }
since-your-turn = Після вашого останнього ходу
only-answer = Іншого вибору немає
undo = Скасувати
pace = Темп
hold = Зупинити ботів
go-on = Далі
step-on = { $count ->
    [0] Нічого не чекає
   *[other] Показати наступний хід (чекають: { $count })
}
went-away = { $name } не за столом.
came-back = { $name } знову за столом.
undo-help = Скасовує ваш останній вибір, поки ніхто нічого з нього не дізнався.
curtain = Завіса
pass-device = Решті не підглядати! Передайте пристрій:
i-am = Це я, { $name }

## Drawer
drawer = Журнал, шанси й правила
tab-hint = Підказка
tab-review = Розбір
ask-hint = Попросити підказку
thinking = Обмірковуємо…
think-longer = Подумати довше
verdict-only = Іншого вибору немає
verdict-equal = Однаково добре, наскільки видно
verdict-slightly = Трохи краще: { $option }
verdict-better = Краще: { $option }
verdict-clearly = Явно краще: { $option }
equal-group = однаково, в межах похибки
about-points = Очок наприкінці: близько { $points }
then-line = Потім найчастіше: { $line }
hint-others = Усі інші відповіді: { $count }
hint-note = Шанси на перемогу з похибкою. Те, чого ви не бачите, припущено. Уявних партій: { $games }
why-more = Виграє частіше, ніж «{ $other }»: +{ $win } %. Очок у середньому: +{ $points }
why-fewer = Виграє частіше, ніж «{ $other }»: +{ $win } %, хоч очок у середньому менше: −{ $points }
tab-log = Журнал
tab-odds = Шанси
tab-points = Очки
points-by-round = Очки за раундами
tab-rules = Правила
tab-tip = Порада
got-it = Зрозуміло
log = Журнал
log-empty = Поки нічого не сталося.
look-at-moment = Показати цей хід
older = Давніші рядки
rules-now = Що можна зробити зараз
rules-all = Усі правила
rules-search = Пошук у правилах
rules-none = Нічого не знайдено. Спробуйте інші слова.
rules-found = { $count ->
    [one] { $count } абзац
    [few] { $count } абзаци
    [many] { $count } абзаців
   *[other] { $count } абзацу
}
percent = { $percent } %
source = Джерело
sum = Разом

## End and replay
podium = П’єдестал
last-table = Стіл
best-moments = Найкращі миті
lead-by = { $points ->
    [one] Перевага: { $points } очко
    [few] Перевага: { $points } очки
   *[other] Перевага: { $points } очок
}
lead-none = Очок порівну: вирішила додаткова умова
race = Відставання від лідера за раундами
you-won = { $others ->
    [0] Ви перемогли!
   *[other] Ви перемогли разом з іншими!
}
won = { $count ->
    [1] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
winner = перемога
results = Підсумки
rematch = Реванш
to-rematch = До реваншу
replay = Повтор
speed = Швидкість
round-before = До початку раунду
round-after = До наступного раунду
link-to-moment = Копіювати посилання на цю мить
back = Крок назад
forward = Крок уперед
play = Відтворити
pause = Пауза
moment = Крок { $at } із { $last }
through-eyes = Чиїми очима
spectator = Глядач
to-now = До поточного ходу
review-making = Готуємо розбір…
review-whose = Чиї рішення
review-start = на початку
review-luck = удача
review-decisions = рішення
review-end = наприкінці
review-sound = Слушних рішень: { $sound }/{ $decisions }
review-chart = Шанс на перемогу: { $start } % на початку, { $end } % наприкінці. Рішень: { $count }
review-even = рівні шанси
review-luck-for = удача
review-luck-against = невезіння
review-cost = ціна рішення
review-all = Усі рішення
review-decision = Раунд і рішення
review-cost-short = ціна
review-costly = Варто глянути ще раз
review-nothing = Жодне рішення не коштувало більше за похибку оцінки.
review-note = Кожне рішення оцінено за тим, що тоді можна було знати; подальша удача не враховується. До удачі належить і те, що робили інші.
review-chosen = Обрано
review-better = Краще
try-again = Спробувати ще раз
show-position = Показати позицію
play-on = Грати далі звідси
find-better = Тут інший хід був кращим. Знайдіть його, а тоді просто грайте далі.
found-better = Саме цей хід радить розбір. Грайте далі, як хочете.
not-better = Так теж можна. Розбір радить: { $option }.
verify = Перевірити цю гру
proved = { $outcomes ->
    [one] Доведено: { $outcomes } випадкова подія походить із запечатаного зерна.
    [few] Доведено: усі { $outcomes } випадкові події походять із запечатаного зерна.
   *[other] Доведено: усі { $outcomes } випадкових подій походять із запечатаного зерна.
}
not-proved = Випадковості цієї гри не випливають з її зерна!
how-proved = Як це доведено?
proof-help = Перш ніж хтось сів за стіл, було оприлюднено відбиток зерна. Кожен гравець додав своє число. Тепер зерно відкрите, і кожен кидок та кожне витягування можна обчислити знову.
commitment = Відбиток:
seed = Зерно:
whole-log = Увесь журнал

## Menu
menu = Меню
settings = Налаштування
language = Мова
light = Тема
light-auto = Як на пристрої
light-day = День
light-night = Ніч
day-or-night = День або ніч
motion = Анімація
motion-slow = Повільно
motion-normal = Звичайно
motion-fast = Швидко
motion-off = Без анімації
sound = Звук
sound-ask = Грати зі звуком?
sound-on = Увімкнути звук
sound-mute = Вимкнути звук
no-thanks = Ні, дякую
volume-off = Вимкнено
volume-0-2 = Тихо
volume-0-5 = Середньо
volume-1 = Гучно
board-drawn = Малюнком
board-plain = Словами
tips = Поради
tips-on = Коли правило вперше знадобиться
tips-off = Без порад
close = Закрити
share-table = Поділитися столом
share-help = Хто відкриє це посилання, зможе сісти на вільне місце.
share-watch-help = Хто відкриє це посилання, зможе дивитися гру.
move-seat = На інший пристрій
move-help = Відкрийте це посилання на іншому пристрої протягом десяти хвилин, і ваше місце перейде туди. Діє один раз.
report-bug = Повідомити про помилку
report-help = Що пішло не так? Разом із вашими словами збережеться журнал столу.
send-report = Надіслати
reported = Дякуємо! Збережено під номером { $id }.
leave = Піти
leave-help = За вас гратиме бот. Ви зможете повернутися на своє місце.
leave-open-help = Ваше місце звільниться для когось іншого.
leave-really = Піти з-за столу
in-words = Ігрове поле словами
keys = Клавіші
key-options = обрати варіант за номером
key-arrows = переходити між тим, що підсвічено
key-enter = підтвердити показаний вибір
key-undo = скасувати
key-hint = підказка, якщо стіл дозволяє
key-moments = у повторі: на крок назад чи вперед
key-play-on = у повторі завершеної гри: грати далі звідси
key-help = цей перелік
key-escape = закрити або повернутися до поточного ходу

## Errors
notice-rules-changed = Відтоді як почалася ця гра, правила виправлено, тож продовжити її не можна.
notice-rules-changed-over = Цю гру завершено. Відтоді правила виправлено, тож можна лише прочитати її запис.
notice-expired = Тут довго ніхто не грав, тож стіл прибрали.
error-offline = Сервер недоступний. Спробуйте ще раз.
error-server-error = На сервері щось пішло не так. Спробуйте ще раз.
error-stopping = Сервер перезапускається. Спробуйте за мить.
error-unknown-game = Такої гри тут немає.
error-unknown-table = Такого столу немає або його вже прибрали.
error-unknown-code = Відкритого столу з таким кодом немає.
error-not-yours = Це місце належить комусь іншому.
error-bad-ticket = Це посилання вже використано або воно застаріло.
error-no-free-seat = Усі місця зайнято.
error-not-open = Ця гра вже почалася.
error-not-begun = Гра ще не почалася.
error-not-over = Гра ще не завершена.
error-too-many = Надто швидко. Зачекайте трохи.
error-too-large = Забагато даних.
error-bad-option = Одне з налаштувань не підходить.
error-bad-pack = Файл не підходить до гри.
error-bad-name = Ім’я має від 1 до 24 знаків.
error-bad-seats = Такі місця не підходять до гри.
error-illegal = Зараз так не можна.
error-not-your-turn = Зараз не ваш хід.
error-cannot-undo = Це вже не скасувати.

learn = Навчання
how = Як грати
how-to-play = Як грати: { $game }
how-forgets = Про що часто забувають
how-lesson = Зіграти першу гру з підказками
lesson = Урок
lesson-step = Крок { $step } з { $steps }
lesson-next = Далі
lesson-back = Назад
lesson-skip = Пропустити урок
lesson-watch = Подивіться, що роблять інші.
lesson-strayed = Можна й так.
lesson-step-back = На крок назад
lesson-go-on = Грати далі
lesson-alone = Грати далі без підказок
lesson-lobby = До інших ігор
learn-step = Дізнатися, що тут нового
try-it = Спробувати
try-do = Зробіть це самі: «{ $choice }».
try-done = От і все:
try-once-more = Ще раз
try-back = Назад до моєї гри
puzzle = Задача
puzzles = Задачі
puzzles-of = Задачі: { $game }
puzzle-easy = Легка
puzzle-medium = Середня
puzzle-hard = Складна
puzzle-title = Задача: { $level }
puzzle-today = Задача дня
puzzle-by-level = Інші, за складністю
puzzle-solved-of = Розв’язано: { $solved } з { $all }
puzzle-today-solved = Розв’язано. Завтра буде нова.
puzzle-streak = Днів поспіль: { $days }
puzzle-ask = Яка відповідь тут найкраща? Дайте її, як у грі.
puzzle-best = Так, найкраще: { $option }.
puzzle-not-best = Можна й так, але краще: { $option }.
puzzle-chances = Шанси
puzzle-chances-note = Шанси на перемогу з похибкою: кожну відповідь випробувано в сотнях уявних партій.
puzzle-next = Далі
puzzle-other-games = Задачі дня в інших іграх
error-unknown-lesson = Такого уроку немає.
