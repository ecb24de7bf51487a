import type { Danger } from './danger.ts'

/** No fixed words tell these: `likely-danger.ts` knows them by how people put them. */
const NEVER = /(?!)/
const danger = (
  id: string,
  name: Danger['name'],
  stop: Danger['stop'],
  check: Danger['check'],
  said = NEVER,
  dicho = NEVER,
): Danger => ({ id, name, said, dicho, stop, check })

/** Dangers of the rest of the car, of work on it, and of what is put into it. */
export const MORE_DANGERS: readonly Danger[] = [
  danger(
    'carbon_monoxide',
    ['exhaust in the cabin', 'gases de escape en la cabina'],
    [
      "Stop driving it and get everybody out into fresh air: exhaust in the cabin is carbon monoxide, and it puts you out before you notice. If anybody has a headache or feels dizzy or sleepy, it's 911 or a ride to the ER, not a nap.",
      'No lo manejes y salgan todos al aire libre: el escape en la cabina es monóxido de carbono y te duerme antes de que lo notes. Dolor de cabeza, mareo o sueño: al 911 o que otro te lleve a urgencias, no a dormir.',
    ],
    [
      "Next: the manifold, headers, downpipe and flanges for leaks, then firewall and floor grommets, trunk and hatch seals, and a tip that ends under the body. Look outdoors, never in a closed garage. It stays parked until it's sealed.",
      'Busca fugas en múltiple, headers, downpipe y bridas, luego hules del piso y pared de fuego, sellos de cajuela y una punta que termine bajo el carro. Al aire libre, nunca en garaje cerrado. No se mueve hasta que selle.',
    ],
  ),
  danger(
    'electrical',
    ['burning wires', 'cables quemándose'],
    [
      "Don't drive it, shut it off and disconnect the battery: a burning smell, a melted wire or smoke from the dash is a fire getting started. If you see flames or it keeps smoking, get everybody out and call 911.",
      'No lo manejes, apágalo y desconecta la batería: olor a quemado, un cable derretido o humo del tablero es un incendio que apenas empieza. Si hay flamas o sigue humeando, salgan todos y llamen al 911.',
    ],
    [
      'Next: the hot or melted wire, and what was added last: amp, lights, pump, fans. Each one needs its own fuse close to the battery and wire sized for the load. Find out why a fuse blew, never put in a bigger one. Over 15 volts is the alternator.',
      'Busca el cable caliente y lo último que se le puso: amplificador, luces, bomba, ventiladores. Cada uno lleva su fusible junto a la batería y cable del calibre correcto. Si se fundió un fusible busca por qué, nunca pongas uno más grande. Más de 15 volts es el alternador.',
    ],
  ),
  danger(
    'throttle',
    ['sticking throttle', 'acelerador trabado'],
    [
      "Stop driving it: a throttle that sticks or an engine that races on its own runs away with you. If it happens on the road: hard on the brake, no pumping, into neutral, and key off once you're stopped.",
      'No lo manejes: con un acelerador que se traba o un motor que se acelera solo, el carro se te va. Si te pasa en camino: freno a fondo sin bombear, neutral y apágalo ya parado.',
    ],
    [
      'Next: the floor mat, cable and return springs, then the throttle blade or carb linkage, and a vacuum leak behind it. On drive-by-wire, read the pedal and throttle body codes before anything gets cleaned or relearned.',
      'Revisa tapete, chicote y resortes, luego la mariposa o el varillaje del carburador y fugas de vacío. Si es electrónico, lee los códigos del pedal y del cuerpo de aceleración antes de limpiar o reaprender.',
    ],
  ),
  danger(
    'steering',
    ['steering trouble', 'falla de la dirección'],
    [
      "Stop driving it and get it towed: steering that's loose, binds, loses assist or jerks on its own can be a joint, rack or column about to let go or lock up on you in the next turn.",
      'No lo manejes, llama a la grúa: una dirección floja, trabada, dura de pronto o que jala sola puede ser una rótula, cremallera o columna a punto de soltarse o trabarse en la próxima curva.',
    ],
    [
      "Next: lug nuts and tires, then on stands the tie rods (shake the wheel at 3 and 9), ball joints (12 and 6), track bar, rack mounts, and the column joint and its bolt. Then fluid, belt and pump, or the codes on electric assist. Align it once it's fixed.",
      'Revisa tuercas y llantas, luego en torres terminales (mueve la rueda a las 3 y 9), rótulas (12 y 6), barra Panhard, soportes de cremallera y el tornillo de la columna. Después aceite, banda y bomba, o los códigos si es eléctrica. Al final, alineación.',
    ],
  ),
  danger(
    'lift',
    ['unsafe jack setup', 'carro mal levantado'],
    [
      "Get out from under it and stay out: a jack lifts, it doesn't hold. A car on a jack, wood, bricks or one stand, or a lift that won't lock, comes down with no warning.",
      'Salte de abajo y no te metas: el gato solo levanta, no sostiene. Un carro en gato, madera, tabiques o una sola torre, o un elevador que no asegura, se cae sin avisar.',
    ],
    [
      'Next: the floor and the stands: level concrete, wheels chocked, two stands of the right rating on the frame or the marked points, a shake test, and the jack left in place as a backup. No solid floor, no spot for stands, or nobody else around: let a shop do it.',
      'Revisa piso y torres: concreto parejo, ruedas calzadas, dos torres con la capacidad correcta en los puntos marcados, sacúdelo antes de meterte y deja el gato de respaldo. Sin piso firme, sin dónde poner torres o si estás solo, que lo haga un taller.',
    ],
  ),
  danger(
    'restraint',
    ['seat belt or airbag problem', 'falla de cinturones o bolsas de aire'],
    [
      "Don't drive it like that: with the airbag light on or a bag pulled, belts cut or a seat that isn't bolted down right, the car no longer holds you or your passengers in a crash.",
      'No lo manejes así: con la luz de airbag prendida o sin bolsa, cinturones cortados o un asiento mal fijado, el carro ya no te detiene ni a ti ni a quien llevas en un choque.',
    ],
    [
      'Next: the airbag codes, then battery off 10 minutes, or what the manual says, before a yellow plug is touched. Cut belts and fired bags get replaced. Seats take brackets made for car and seat with the sensors kept, a harness takes a seat and bar made for it, and a street car keeps its three-point belts.',
      'Que lean los códigos de bolsa; luego batería desconectada 10 minutos, o lo que diga el manual, antes de tocar un conector amarillo. Cinturón cortado o bolsa tronada se cambia. Asientos con base hecha para ese carro y sus sensores, arnés solo con asiento y barra para eso, y en la calle se queda el cinturón de tres puntos.',
    ],
  ),
  danger(
    'bottle',
    ['unsafe nitrous or gas setup', 'óxido nitroso o gas mal usado'],
    [
      "Don't do that. Kill the heat, shut the valve and stand clear until it cools: a bottle that's flame-heated, loose, welded on or missing its safety disc is a bomb, and oxygen in the intake blows the engine.",
      'No lo hagas. Quita el calor, cierra la válvula y aléjate hasta que enfríe: una botella calentada con flama, suelta, soldada o sin su disco de seguridad es una bomba, y el oxígeno en la admisión truena el motor.',
    ],
    [
      "Next: the bottle's brackets, safety disc, blow-down tube to the outside and electric heater, about 950 psi. Then a window switch, full-throttle switch and fuel pressure cutoff before the first shot; jets, plugs and timing by the kit's chart. Only the gas and fuel the kit was made for.",
      'Revisa soportes, disco de seguridad, desfogue hacia afuera y calentador eléctrico, unos 950 psi. Luego ventana de rpm, interruptor de acelerador a fondo y corte por presión de gasolina antes del primer disparo; jets, bujías y tiempo según la tabla del kit. Solo el gas y el combustible del kit.',
    ],
  ),
  danger(
    'overboost',
    ['overboost', 'boost pasado de la meta'],
    [
      "Stay out of boost until it's found: boost over its target goes lean and breaks ring lands and rods in one pull. The boost cut is what's saving it: leave it in, and don't lean on it.",
      'No le metas boost hasta dar con la causa: pasado de la meta se va pobre y rompe pistones y bielas en un jalón. El corte lo está salvando: no lo quites ni te confíes.',
    ],
    [
      "Next: the wastegate and its hose (off, split, stuck or the wrong spring), then the boost solenoid, its plumbing, and its duty in a log against target. Creep with rpm after a downpipe is a gate that's too small. The tuner sees that log before the next full-throttle pull.",
      'Primero la wastegate y su manguera (suelta, rota, trabada o con otro resorte), luego el solenoide, sus mangueras y su duty contra la meta en un log. Si sube con las rpm tras un downpipe, la wastegate es chica. El tuner ve ese log antes del próximo jalón.',
    ],
  ),
  danger(
    'turbo',
    ['failing turbo', 'turbo que se está acabando'],
    [
      "Don't drive it or let it idle: a turbo with a loose shaft, a wheel that touches or seals that push oil sends metal into the engine, and a diesel can run away on that oil.",
      'Apágalo y no lo uses, ni en ralentí: un turbo con mucho juego, que roza o tira aceite manda metal al motor, y un diésel se puede acelerar solo con ese aceite.',
    ],
    [
      "Next: the turbo, cold, intake pipe off: a little side play is normal, in-and-out play or a wheel that touches isn't; no chipped blades, no puddle of oil in the outlet. Then oil feed, drain and crankcase vent. Clean oil and metal out of everything behind it before another turbo goes on.",
      'En frío quita el tubo de admisión: poco juego lateral es normal, juego axial o que roce no; aspas sanas y salida sin charco de aceite. Luego entrada y drenado de aceite y el respiradero. Limpia de aceite y metal intercooler y tubos antes de poner otro.',
    ],
  ),
  danger(
    'timing_chain',
    ['timing chain or belt', 'cadena o banda de tiempo'],
    [
      "Don't drive it, and if it quit don't crank it: a chain that slaps or has stretched, or a timing belt past its miles, jumps a tooth, and on most of these engines the valves hit the pistons.",
      'No lo manejes, y si se apagó no le des marcha: una cadena que golpea o está estirada, o una banda vencida, brinca un diente y en casi todos estos motores las válvulas pegan con los pistones.',
    ],
    [
      'Next: oil level, then cam and crank correlation codes and cam angles in a log. A rattle for a second at a cold start can be a tensioner or phaser, one that stays is the chain. Chain, guides, tensioners and phasers get replaced as a set before any power.',
      'Revisa nivel de aceite, luego códigos de correlación y ángulos de levas en un log. Un segundo de ruido en frío puede ser tensor o engrane VVT, si se queda es la cadena. Se cambia el juego completo antes de cualquier potencia.',
    ],
  ),
  danger(
    'driveshaft',
    ['driveshaft or axle trouble', 'falla de flecha o cardán'],
    [
      "Don't drive it if it shakes or bangs: tow it. With just a light clunk keep it slow, off the highway, and don't launch it. A driveshaft, joint or axle that lets go at speed takes the floor or gearbox with it.",
      'No lo manejes si vibra o golpea fuerte: grúa. Con un golpe leve, despacio, sin carretera y sin arrancones. Un cardán, cruceta o flecha que se suelta a velocidad rompe piso o caja.',
    ],
    [
      'Next: play in the U-joints, center bearing or flex disc (engine off, on stands, in neutral, shaft turned by hand), loose bolts, a dent or lost weight, then CV boots and joints. A shake that comes with speed is balance or angle, tires first; a clunk on and off the gas is play.',
      'Motor apagado, en torres y en neutral, gira el cardán a mano: juego en crucetas, chumacera o disco flexible, tornillos flojos, abolladuras; luego botas y juntas homocinéticas. Si vibra con la velocidad es balanceo o ángulo, primero llantas; si golpea al acelerar y soltar es juego.',
    ],
  ),
  danger(
    'clutch',
    ['clutch trouble', 'falla del clutch'],
    [
      "Stop pushing it: a clutch that smells and slips cooks the flywheel. No launches, no towing, no full throttle. One that won't release eats the synchros and traps you in gear at a light: tow that one.",
      'Ya no le exijas: un clutch que huele y patina quema el volante. Sin arrancones, sin remolcar y sin acelerador a fondo. Uno que no desembraga acaba los sincros y no saca el cambio en un alto: ese va en grúa.',
    ],
    [
      "Next: pedal free play and fluid, the master and slave for leaks, then one short slip test in a high gear: revs up without speed means it's done. A clutch good for the torque goes in before the power does, with the flywheel and rear main seal checked.",
      'Revisa juego del pedal, líquido y fugas de bomba y esclavo, luego una prueba corta en un cambio alto: si sube de rpm sin avanzar, se acabó. Primero un clutch que aguante el torque, y de paso revisa volante y retén del cigüeñal.',
    ],
  ),
  danger(
    'belt',
    ['drive belt', 'banda de accesorios'],
    [
      "Don't drive it on that belt: it turns the alternator and often the water pump, blower and steering. When it goes the engine is hot in minutes, so pull over and shut it off. If it's the timing belt, don't start it at all.",
      'No lo manejes con esa banda: mueve el alternador y muchas veces bomba de agua, blower y dirección. Si se rompe, el motor se calienta en minutos: oríllate y apágalo. Si es la de tiempo, ni lo prendas.',
    ],
    [
      'Next: the belt with the engine off: frayed ribs, oil or coolant on it, a pulley that wobbles or is out of line, and the tensioner. A belt that shreds has a cause: fix the pulley, bearing or tensioner before a new one goes on.',
      'Con el motor apagado busca hilos, aceite o refrigerante en la banda, una polea que baila o desalineada, y revisa el tensor. Si se deshizo hay una causa: arregla polea, balero o tensor antes de poner otra.',
    ],
  ),
]
