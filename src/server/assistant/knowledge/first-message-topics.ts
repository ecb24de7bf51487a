import { type KnowledgeTopic, topic } from './topic.ts'

/** What people ask first of a counter: what is not sold here, what rubs, what cuts out, what smells. */
export const FIRST_MESSAGE_TOPICS: readonly KnowledgeTopic[] = [
  topic(
    'burnt_clutch',
    'Why does my clutch smell burnt?',
    'clutch smell smells burnt burning stinks stink smoke smoking after launches launch launching launched burnout hill reverse traffic overheated glazed cooked hot',
    "You slipped it hot. Let it cool all the way and don't launch it again today. Then test it: 4th gear, 2,000 rpm, foot flat. If the revs climb and the speed doesn't, it slips and has to come out before it scores the flywheel. If it bites and the smell is gone after a few easy days, the face was only glazed; each time takes life off it. It comes back: too much torque or grip for that disc, so the next one is rated 20% over your torque. Buy nothing before the test.",
    'Lo patinaste en caliente. Déjalo enfriar y no arranques fuerte hoy. Prueba: cuarta, 2,000 rpm, a fondo: si sube de vueltas y no de velocidad, patina y hay que cambiarlo. Si agarra y el olor se va, solo se vidrió.',
  ),
  topic(
    'full_throttle_cut',
    'Why does it cut out at full throttle?',
    'cuts cut cutting out power engine wot full throttle boost cut fuel cut hard cut floor floored bucks bucking limiter 3rd 4th gear top end throttle closes dies under load',
    'No more full-throttle pulls until it is found: if it is fuel, lean melts a piston. How it cuts says where to look. All at once, like a switch: the computer does it, for boost over target, fuel pressure, torque, or the rev or speed limiter. A stutter that breaks up: spark (plug gap, coils) or fuel that runs short. Only in the high gears: load lasts longest there, so fuel pressure that sags, a coil, or boost that creeps. In this order: read the codes, then log rpm, boost against target, fuel pressure, AFR and throttle angle in one 3rd-gear pull; plugs and gap after that. Buy nothing before the log.',
    'Nada de fondo hasta encontrarlo: si es combustible, pobre funde un pistón. Si corta de golpe es la computadora (boost, presión de combustible, limitador); si tartamudea es chispa o combustible. Lee códigos y registra boost, presión, AFR y acelerador en tercera. No compres nada antes.',
  ),
  topic(
    'tow_oil',
    'Which oil for towing?',
    'oil weight grade viscosity tow towing trailer camper boat summer heat truck 5w20 5w30 0w20 5w40 interval synthetic pulling hauling change gear oil fluid',
    "Full synthetic in the grade on the filler cap, changed twice as often: every 5,000 miles when you tow. One grade thicker for towing in heat (5W-20 to 5W-30) only where the manual lists it, since cam phasers and the oil pump are set up for a grade. Check the level at every fill-up. The fluids that towing really eats are the transmission's and the rear diff's: change those every 30,000 to 50,000 miles.",
    'Sintético del grado que dice el tapón, cada 5,000 millas si remolcas; un grado más grueso solo si el manual lo permite. Lo que más sufre es el aceite de la transmisión y del diferencial: cada 30,000 a 50,000 millas.',
  ),
  topic(
    'carburetor',
    'What about carburetors and classic cars?',
    'carb carburetor carbureted carburetted carburator holley edelbrock quadrajet cfm jets jetting bog bogs float squirter accelerator pump power valve points distributor vacuum advance classic muscle old small block big block sbc bbc 283 327 350 383 396 400 440 454 460 351 289',
    "We build fuel-injected cars only and sell nothing for carburetors, so take this as the usual rules. Size: displacement in cubic inches x top rpm / 3,456 x 0.85 gives the cfm it can use: a 350 at 6,000 rpm about 515, so a 600 to 650 for the street and a 750 with a big cam and gears. A bog off the line: timing first, then the accelerator pump (squirter and cam), then float level; fuel pressure 5 to 7 psi. A carburetor shop or its maker's tech line sets up the rest.",
    'Trabajamos solo inyección y no vendemos nada para carburador. Regla: pulgadas cúbicas x rpm / 3,456 x 0.85 = cfm; un 350 a 6,000 rpm usa unos 515, así que 600 a 650 en calle. Si se ahoga al salir: tiempo, bomba de aceleración y nivel del flotador.',
  ),
  topic(
    'brake_conversion',
    'Which master cylinder for a disc brake conversion?',
    'master cylinder bore booster proportioning valve combination valve residual valve disc disk drum brakes conversion swap kit front rear manual power brakes classic pedal hard calipers match upgrade',
    "We sell no brake conversions and no master cylinders, so take the one that the maker of the kit names: bore and calipers are designed together, and a wrong pair is a long pedal or one that you can't press hard enough. The usual rules: a dual-circuit disc/drum master, about 1 to 1-1/8 in bore with a booster, 15/16 to 1 in without; a combination or proportioning valve for the rear; no 10 psi residual valve in the line to discs (2 psi only where the master sits lower than the calipers). Bleed it and test it at walking speed, and have a brake shop look at it before the street.",
    'No vendemos conversiones ni bombas maestras: usa la que indique el fabricante del kit. Regla: doble circuito disco/tambor, 1 a 1-1/8 pulgadas con booster, 15/16 a 1 sin booster, válvula proporcional atrás y sin válvula residual de 10 psi en los discos. Que lo revise un taller de frenos.',
  ),
  topic(
    'will_it_rub',
    'Will these tires or wheels rub?',
    'rub rubs rubbing clear clearance fender fenders liner strut poke flush stick out offset et wider wheels tires 255 265 275 285 295 305 315 18x9.5 18x10 19x10 20x10 33s 35s lowered roll rolled camber lift leveling fit under',
    "Measure against what is on it now. Each inch of extra wheel width puts half of it, 12.7 mm, to each side; each millimeter of offset less moves the whole wheel out by one. An 18x9.5 +38 in place of an 18x8.5 +55 sits 30 mm further out and has 4 mm more room inside. Much past 20 mm out usually wants camber or rolled fenders, and lowering makes it less forgiving. Then the height: stay within 3% of the stock diameter, or it meets the liner at full lock (a truck with 33s mostly takes a level, with 35s a lift). We sell no wheels and won't promise clearance: check inside at the strut and outside at the fender, wheels turned, before you mount tires.",
    'Compáralo con lo que trae: cada pulgada más de ancho da 12.7 mm a cada lado y cada mm menos de offset lo saca 1 mm. Más de 20 mm hacia afuera casi siempre pide camber o rolar salpicaderas. No vendemos rines: mide por dentro y por fuera antes de montar.',
  ),
  topic(
    'rear_end_noise',
    'Why does the rear end howl or clunk?',
    'rear end differential diff axle howls howl howling whine whines hum hums humming clunk clunks noise at 60 mph coasting decel accelerating pinion bearing ring gear backlash wheel bearing u-joint',
    'When it howls says what it is. Only on the gas or only coasting: ring and pinion, mostly wear or a wrong setup. All the time and with speed, changing in turns: a wheel bearing. A clunk when you get on and off the gas: u-joints, bushings or backlash. Check the fluid level and look for metal on the plug first, with the right fluid and friction modifier where it has a clutch-type diff. Metal flakes or a leak: stop driving it hard until a gear shop has had the cover off.',
    'Si chilla solo acelerando o solo soltando es corona y piñón; si cambia en curvas, balero de rueda; si golpea al acelerar, crucetas o bujes. Revisa nivel y limaduras primero.',
  ),
]
