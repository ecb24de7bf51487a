import { type KnowledgeTopic, topic } from './topic.ts'

/** What is asked for advice before anything is bought: a first message that speaks of one of these gets it, and no part. */
export const ADVICE_TOPICS: readonly KnowledgeTopic[] = [
  topic(
    'rail_pressure',
    'Why does fuel rail pressure drop under load?',
    'rail pressure drops falls low loses sags under load wot top end 5k hpfp lpfp high pressure fuel pump in-tank low pressure code codes starving starves direct injection actual target e30 e40 e85 limp',
    "Back off until it holds: rail pressure that falls under load runs lean, and lean melts pistons. Log the low-pressure side and the rail, actual against target, in one pull. The low side sags first: in-tank pump, its filter, wiring or controller, and a new high-pressure pump can't fix that. The low side holds and the rail still falls: high-pressure pump, its cam follower, or more fuel than it can flow. Ethanol asks for more (E40 about 15%, E85 about 30%), so go back to pump gas or a lower blend with its tune until it holds. Buy no pump before that log.",
    'No le pises hasta que la presión se mantenga: si cae bajo carga va pobre y funde pistones. Registra lado de baja y riel en el mismo jalón: si cae primero la baja es bomba del tanque, filtro, cableado o controlador; si la baja se mantiene es la bomba de alta. Baja el etanol con su tune y no compres bomba antes del registro.',
  ),
  topic(
    'brakes_smoking',
    'Why do my brakes smoke after laps?',
    'brakes brake pads smoking smoke smokes after laps session track rotors hot brembo burning smell pads fade day',
    "The brakes come first, before any power: smoke is a pad past its temperature. Cool-down lap, then park in the paddock without the parking brake. If the pedal goes long or soft, don't drive it home. In this order: flush with fresh high-temp DOT 4 fluid, track pads front and rear, check rotors for cracks, then brake ducts. New pads smoke once while they bed in; that's normal. Once they smoked, measure what is left of the pads and look at the caliper boots before the next session.",
    'Primero los frenos: si humean, la balata pasó su temperatura. Vuelta de enfriamiento y estaciona sin freno de mano. Luego líquido DOT 4 de alta temperatura, balatas de pista, discos y ductos. Si el pedal se va largo, no lo manejes.',
  ),
  topic(
    'nitrous_pressure',
    'Why does nitrous bottle pressure fall?',
    'nitrous bottle pressure falls drops fall off low mid run halfway down track heater gauge psi 10 lb cold fades bottle empty valve siphon',
    "Weigh the bottle first: a 10 lb bottle with under 3 lb left can't hold pressure. Then the valve: all the way open. Then how it lies: valve to the front and label up, so the siphon tube stays in liquid under launch. Then the filter screen and a feed line that is too small or kinked. It should leave the line at 900 to 1,000 psi. When pressure falls, a wet kit goes rich and slows down; over about 1,100 psi it goes lean, so never chase it with more heat. A thermostat-controlled bottle heater is the only heat that goes on it, never a torch. Don't spray it until it holds.",
    'Primero pesa la botella: con menos de 3 lb no mantiene presión. Luego válvula abierta por completo, botella con la válvula al frente y la etiqueta arriba, filtro y línea. Debe estar en 900 a 1,000 psi; si cae va rico, sobre 1,100 va pobre. Solo calentador con termostato, nunca soplete.',
  ),
  topic(
    'carb_rich',
    'Why does my carburetor run rich at cruise?',
    'runs rich at cruise loads up floods black fouled plugs float level needle seat power valve choke',
    "Rich at cruise on a carburetor, in this order: fuel pressure (5 to 7 psi), float level and needle, choke fully open when warm, power valve (a Holley's opens at cruise when it is rated too high or blown), then main jets two sizes down. Fuel that drips into the carburetor after shutdown is float or needle. We build fuel-injected cars only and sell nothing for carburetors.",
    'Rico en crucero con carburador: presión de 5 a 7 psi, nivel del flotador y aguja, ahogador abierto en caliente, válvula de potencia y espreas. No vendemos nada para carburador.',
  ),
  topic(
    'misfire_wet',
    'Why does it misfire when it is wet out?',
    'misfire misfires only when wet rain humid damp moisture puddle washing engine one cylinder coil boot plug wire cracked spark jumps',
    "Wet-weather misfires are spark that jumps to ground: a cracked plug wire or coil boot, a coil, or a plug with a cracked insulator, on that cylinder. Mist the wires and coils with water at night with the engine idling, hands off: you see it arc or hear it stumble. Swap that coil and wire with a neighbor and see if the misfire follows; then plug and gap, and look for water in the plug well. Stay off full throttle until it's gone, and stop if the check engine light flashes.",
    'Si falla solo con humedad, la chispa se fuga: cable o capuchón roto, bobina o bujía con el aislador quebrado en ese cilindro. Rocía agua de noche con el motor en ralentí y mira si salta; cambia bobina y cable con el vecino. No aceleres a fondo hasta arreglarlo.',
  ),
  topic(
    'clutch_pedal_floor',
    'Why does my clutch pedal stay on the floor?',
    'clutch pedal stuck floor stays down sticks high rpm hard shift hydraulic slave master cylinder cable quadrant bleed fluid pressure plate not coming up',
    "Look at what works the clutch before you buy one. Hydraulic: fluid level first, then a wet slave or master cylinder, then bleed it; old fluid that boils near the exhaust leaves the pedal down after hard shifts. Cable (Mustangs to 2004): a worn plastic quadrant or cable, so a metal quadrant and an adjuster. If both are fine, a pressure plate past its rpm or worn fingers is next, and that comes out. Don't shift it at high rpm until it's found: a clutch that doesn't release takes the synchros with it.",
    'Revisa lo que mueve el clutch antes de comprar uno. Hidráulico: nivel, cilindro maestro o esclavo húmedo y purgar; líquido viejo que hierve deja el pedal abajo. Cable: cuadrante o cable gastado. Si todo está bien, el plato de presión. No cambies en altas vueltas hasta arreglarlo.',
  ),
  topic(
    'sits_crooked',
    'Why does my car sit crooked?',
    'sits crooked uneven lopsided one side leaning side to side not level corner',
    "Check the install before anything else: a spring that isn't seated in its pocket or is in upside down, a left and right swapped, or bushings that were tightened with the wheels hanging. Loosen those arms, set it on the ground, roll it, and torque them at ride height. Coilovers: count the threads and set them by ride height. Drive 50 miles, then measure hub to fender on level ground with the driver's weight; under half an inch is normal. Align it after that.",
    'Revisa la instalación primero: resorte mal asentado o al revés, lados cambiados, o bujes apretados con las ruedas colgando; aflójalos y apriétalos con el carro en el piso. Luego mide y alinea.',
  ),
  topic(
    'tires_chunking',
    'Why do my tires chunk on track?',
    'tires chunking chunk chunked torn tread blocks blistered shoulder edge worn after track day front tires overheated',
    'Chunking is a street tire that got too hot: look at the cords before you drive home on it. Hot pressures first (they climb 6 to 8 psi, so bleed them to what the maker names), then camber, because a worn outer shoulder is too little of it, and shorter stints. Full tread on a street tire squirms and tears sooner than a half-worn one. If it keeps doing it, it wants a 200-treadwear track tire.',
    'Se despedaza por calor: revisa que no se vea la lona antes de manejar. Primero la presión en caliente, luego el camber y tandas más cortas; si sigue, pide una llanta de pista de 200 treadwear.',
  ),
  topic(
    'knock_rebuild',
    'Rod knock: shortblock or full build?',
    'rod knock spun bearing shortblock short block full build rebuild new engine tear down teardown crank oil cooler pickup metal bearings only',
    'A forged shortblock when 400 whp or more is the goal, a stock one only for stock power; bearings alone in an engine that knocked is money lost. Tear it down first: crank, block and heads decide. Metal went through everything the oil goes through, so the oil cooler is replaced, and pickup, pan, turbo, its lines and the AVCS or phaser passages are replaced or cleaned out. Then fuel and a dyno tune for that power, since the tune is what knocked it.',
    'Con meta de 400 whp o más, un shortblock forjado; solo metales es dinero perdido. Primero desarmar: cigüeñal, bloque y cabezas. Enfriador de aceite nuevo, pickup, turbo y líneas limpios o nuevos; luego combustible y tune.',
  ),
  topic(
    'swap_donor',
    'Which donor engine should I take for a swap?',
    'ls swap 5.3 donor engine older gen 3 iii iv gen 4 gen v gen 5 l83 lm7 lq4 ly6 direct injection direct injected headache silverado junkyard pull out',
    "The older one for a budget swap: a 5.3 out of a 1999-2013 truck is port injected and cheap, and mounts, pans, harnesses and standalones for it are on every shelf. The 2014-up 5.3 (L83) has direct injection: a high-pressure pump, another computer and harness, other mounts and front drive, so more money and wiring for about 40 hp more. Take that one only as a complete pull-out with computer, harness, pedal and fuel system. On a 2007-13 engine plan on deleting the cylinder deactivation. We don't do swaps in this planner; ask at /contact what the shop takes on.",
    'El viejo: un 5.3 de camioneta 1999-2013 es de inyección al puerto, barato y con piezas por todos lados. El L83 de 2014 en adelante trae inyección directa: bomba de alta, otra computadora y arnés, más dinero por unos 40 hp. Solo completo con computadora, arnés y pedal.',
  ),
  topic(
    'cam_stock_computer',
    'What cam works with the stock computer of a fox body?',
    '87 88 89 90 91 92 93 lx 5.0 fox body mustang cam camshaft stock computer ecu speed density mass air maf gt40 gt40p heads e303 b303 which run',
    'Ask first which computer it has: 1987 and most 1988 cars are speed density, 1988 California cars and 1989-93 are mass air. Speed density reads vacuum and takes only a mild cam (about 210 to 220 degrees at .050, 112 or more of lobe separation); for more, convert it to mass air first. Mass air lives with an E303-size cam. Either way: new springs for the lift, piston-to-valve checked with clay, since the stock pistons have small reliefs. GT40P heads also want P-head headers, because the plugs sit at another angle, and plug wires that clear them.',
    'Depende de la computadora: 1987-88 es speed density y solo acepta una leva suave; 1989-93 es mass air y acepta una E303. Resortes nuevos, revisar holgura pistón-válvula, y con cabezas GT40P headers para ellas.',
  ),
  topic(
    'downpipe_need',
    "What's a downpipe, and do I need one?",
    'what is a downpipe do i need one what does it do explain turbo exhaust pipe need it beginner',
    "It's the exhaust pipe right behind the turbo, with the first cat in it, and on a turbo car it's the tightest spot in the exhaust. A stock car on the stock tune doesn't need one, and a car without a turbo has none. You want it when you go for more power with a tune: about 15 to 30 whp together with it, and the turbo spools sooner. Never without the tune, and a catless one is off-road only. Which car is it, and what do you want it to do?",
    'Es el tubo de escape justo detrás del turbo, con el primer catalizador. Un carro original con tune original no lo necesita; vale la pena con un tune: unos 15 a 30 whp. Nunca sin tune. ¿Qué carro es?',
  ),
  topic(
    'boost_family_car',
    'Can I turbo a family car?',
    'can i turbo my moms mom dad dads family sedan accord camry corolla altima sonata civic naturally aspirated cvt cheap',
    "You can, but it's not worth it: we have no kit for it, so it is custom pipes, injectors, pump and a tune, easily more than the car gains, on an engine and an automatic or CVT that were made for stock power and break first. Somebody else's daily is the wrong car for that; ask whose car it is before anything. Good tires, brakes and fresh fluids do more for it. If you want a fast car, put that money toward one that came with a turbo: a tune alone wakes those up.",
    'Se puede, pero no vale la pena: no tenemos kit, es todo a la medida, y el motor y la caja o CVT no están hechos para eso. Si no es tu carro, pregunta primero. Mejor junta para uno que ya traiga turbo.',
  ),
  topic(
    'tow_after_lift',
    'What can my truck tow after a lift and big tires?',
    'lift lifted 35s 37s tow towing after rating what can it tow still payload capacity inch leveled big tires trailer',
    "Never more than before, and less in practice: no lift and no tire raises a tow rating. Start from the payload on the door sticker and the axle and hitch ratings, and take off what tires, wheels, lift and passengers weigh; tongue weight (10 to 15% of the trailer) has to fit in what is left. Tall tires take brake and pull away: shorter axle gears bring the pull back, and the hitch needs a drop so the trailer rides level. The maker's tow guide for your engine, cab and axle is the figure to start from; I won't make one up.",
    'Nunca más que antes, en la práctica menos: ni el lift ni las llantas suben la capacidad. Parte de la carga útil de la puerta menos lo que pesan llantas, lift y pasajeros; el peso de la lengüeta (10 a 15%) debe caber ahí. La cifra está en la guía de remolque del fabricante.',
  ),
  topic(
    'power_or_else_first',
    'Is power worth it, or should I do other things first?',
    'is power worth it or other things first should i do something else first suspension brakes tires maintenance before power spend money on daily would you do power or handling first what would you do',
    "Other things first, if any of them is due: fresh fluids and plugs, good tires, brake pads and fluid, and worn bushings or shocks. You feel tires and brakes every day, and power on worn ones is no fun and no quicker. When all that is fresh, power is worth it: a tune first on a turbo car, where it is the most for the money; without a turbo the first $1,000 buys little power, so springs, sway bar and tires come before it. Tell me what you use it for and a budget and I'll put it in order.",
    'Primero lo demás si le toca: líquidos y bujías, llantas, balatas y líquido de frenos, bujes y amortiguadores. Después sí vale la potencia: en un turbo el tune primero; sin turbo, llantas y suspensión antes. Dime el uso y el presupuesto.',
  ),
  topic(
    'warranty_who',
    'Who honors the warranty, you or the maker?',
    'warranty who honors honours covers you or the maker manufacturer supercharger kit turbo kit whose how long and who claim through',
    "It goes by who installs it. In a package that we install: us, one year from pickup, parts and labor. Bought as a part and put on by you or another shop: the maker, on the maker's own terms, and we handle the claim with them for you. How long the maker's warranty runs is different for every kit and some want it installed by a shop: tell us which kit at /contact and we send you its terms before you buy. Neither covers what the factory warranty did.",
    'Depende de quién lo instala. Si lo instalamos nosotros: un año desde que lo recoges, piezas y mano de obra. Si lo instalas tú u otro taller: el fabricante, con sus términos, y nosotros hacemos el reclamo. Dinos qué kit es en /contact y te mandamos los términos.',
  ),
]

/** Their names: asked in a first message they come before any part or build. */
export const ADVICE: ReadonlySet<string> = new Set([
  ...ADVICE_TOPICS.map(({ id }) => id),
  'oil_starvation',
  'spark_plugs_gap',
])
