import { type KnowledgeTopic, topic } from './topic.ts'

/** What people are told over the fence or read on a lab sheet or in a letter, and ask us about. */
export const HEARSAY_TOPICS: readonly KnowledgeTopic[] = [
  topic(
    'throttle_body_spacer',
    'Does a throttle body spacer do anything?',
    'throttle body spacer spacers mpg miles gallon mileage helix swirl tornado gadget gain true lie full of it',
    "No: a throttle body spacer adds no power and no mileage that anyone has measured, on any engine with port or direct injection. It moves the throttle an inch and often whistles. For mileage: tire pressure, lighter tires, speed and a load you don't carry. For power a tune does more than any spacer.",
    'No: un espaciador del cuerpo de aceleración no da potencia ni rendimiento medible; solo silba. Para gastar menos: presión de llantas y velocidad. Para potencia, un tune.',
  ),
  topic(
    'avgas',
    'Can I run avgas or leaded race fuel?',
    'avgas 100ll aviation gasoline airport plane fuel leaded lead mix gallon tank premium instead',
    "No, not even a gallon or two. 100LL is leaded: the lead coats the oxygen sensors and poisons the cats, it isn't legal in a car on the road, and without a tune for the octane it adds no power. For a track day take unleaded race gas, or a tune on E30 if the car is set up for it.",
    'No, ni un galón: el 100LL lleva plomo, que arruina sensores de oxígeno y catalizadores, no es legal en la calle y sin tune no da nada. Para pista, gasolina de carreras sin plomo.',
  ),
  topic(
    'oil_analysis',
    'What do lead and copper in an oil analysis mean?',
    'oil analysis sample blackstone lab report lead copper tin iron ppm metals elevated bearing wear',
    "Lead and copper together are bearing wear: lead is the face of the shell, copper what's under it. On most engines lead stays under about 10 ppm and copper under about 15 at 5,000 miles. Over that, take a second sample after 1,000 miles; on an engine known for its rod bearings do the bearings now, and keep it off the track and under 4,000 rpm until then. Iron is cylinders and cams, aluminum pistons, silicon dirt past the filter.",
    'Plomo y cobre juntos son desgaste de cojinetes. Lo normal: plomo bajo 10 ppm y cobre bajo 15 a 5,000 millas. Si pasa y el motor es conocido por sus cojinetes de biela, cámbialos ya y nada de pista.',
  ),
  topic(
    'recall_check',
    'Is my car under recall, and should I worry?',
    'recall recalled campaign under recall check vin bearing engine worry nhtsa should i dealer free',
    "Look it up by VIN: nhtsa.gov/recalls or any dealer's service desk tells you in a minute whether yours is in it, and the repair is free. Until it's done, leave the car stock: no tune and no boost on a part the maker already knows is bad. A new knock, a low oil pressure light or metal in the filter means stop driving it.",
    'Búscalo con el VIN en nhtsa.gov/recalls o en el dealer: ahí dicen si el tuyo entra, y la reparación es gratis. Hasta entonces déjalo de fábrica, sin tune ni boost.',
  ),
  topic(
    'oil_leak_seam',
    'Oil leaks where the engine meets the transmission?',
    'oil leak leaks spot drip under seam between engine and transmission bellhousing rear main seal puddle driveway',
    "Where the engine meets the gearbox it's the rear main seal, or on a Porsche the IMS cover beside it. A palm-sized spot is a slow leak: check the level every few hundred miles, and fix it when the gearbox is out anyway, with the clutch. Drops that become a puddle, oil on the clutch or a level that falls means now. Before a long drive: level right, no tick, no smoke that lasts.",
    'Entre motor y caja es el retén trasero del cigüeñal, o en un Porsche la tapa del IMS. Una mancha es fuga lenta: revisa el nivel y hazlo cuando se baje la caja. Un charco o nivel que baja: ya.',
  ),
  topic(
    'flutter_no_power',
    'It flutters or hisses and lost power?',
    'flutter hiss whoosh noise lost power slow slower floor it nothing happens boost leak split hose limp mode turbo',
    "Yes, that one is bad: a flutter by itself can be harmless, with the power gone it's air that gets lost. Stop flooring it until it's found. In this order: read the codes (limp mode cuts boost), the charge pipes and hoses for one that popped off or split, the bypass or blow-off valve for one that sticks, then the wastegate. A smoke or pressure test finds it in ten minutes, and it's mostly a cheap hose.",
    'Sí es malo: con la potencia perdida es aire que se escapa. No le pises hasta encontrarlo: códigos, mangueras y tubos de carga, válvula de alivio, wastegate. Casi siempre es una manguera.',
  ),
  topic(
    'california_move',
    'What does a modified car need to be registered in California?',
    'moving move to california register registering modified aftermarket parts on it bring into plates smog check from out of state',
    "It has to pass a smog check before it gets plates, and that's a visual check, a plug-in and the tune. So: the original cat or downpipe back on, or one with a CARB Executive Order (EO) for that car; the intake stock or with an EO sticker; the factory tune flashed back, then 50 to 100 miles until the monitors are ready. Buy back or keep the stock parts before the move. Cat-back, wheels, brakes and suspension can stay.",
    'Tiene que pasar smog antes de las placas: catalizador o downpipe original o con EO de CARB, intake original o con EO, calibración de fábrica y monitores listos. El cat-back, frenos y suspensión se quedan.',
  ),
]
