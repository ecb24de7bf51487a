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
    ['exhaust in the cabin', 'escape dentro de la cabina'],
    [
      'Stop driving it, and get everybody out into fresh air: exhaust in the cabin is carbon monoxide. It puts you to sleep before you notice, and a headache is already the warning.',
      'No lo manejes y salgan todos al aire libre: escape en la cabina es monóxido de carbono; duerme antes de que lo notes, y el dolor de cabeza ya es aviso.',
    ],
    [
      'Who feels sick, dizzy or sleepy needs a doctor, not a nap. Next: a leak at manifold, headers, downpipe or flanges, then grommets, trunk and hatch seals, and a tip that ends under the body. It stays parked until that is tight.',
      'Si alguien se siente mal o con sueño, al médico. Luego busca fugas en múltiple, headers, downpipe y bridas, hules del piso, sellos de cajuela y una punta que no salga de la carrocería.',
    ],
  ),
  danger(
    'electrical',
    ['burning wires', 'cables quemándose'],
    [
      "Don't drive it, and disconnect the battery: a burning smell, a melted wire or smoke from behind the dash is an electrical fire that hasn't started yet.",
      'No lo manejes y desconecta la batería: olor a quemado, un cable derretido o humo del tablero es un incendio que apenas empieza.',
    ],
    [
      'Next: find the hot or melted wire, and what was added last: amp, lights, pump, fans. Each of those needs its own fuse close to the battery and wire of its size; a blown fuse gets its cause found, never a bigger fuse. Over 15 volts is the alternator.',
      'Busca el cable caliente y lo último que se le puso: amplificador, luces, bomba, ventiladores. Cada uno lleva su fusible junto a la batería y cable de su calibre; nunca un fusible más grande. Más de 15 volts es el alternador.',
    ],
  ),
  danger(
    'throttle',
    ['sticking throttle', 'acelerador trabado'],
    [
      'Stop driving it: a throttle that sticks or an engine that races by itself takes the car with it. If it happens on the road: hard on the brake, into neutral, then key off once you stand.',
      'No lo manejes: un acelerador que se traba se lleva el carro. Si te pasa en camino: freno a fondo, neutral y apagas al parar.',
    ],
    [
      'Next: floor mat, cable and return spring, the blade of the throttle body, and a vacuum leak behind it; with drive by wire read the codes of pedal and throttle body before anything is cleaned or learned again.',
      'Revisa tapete, chicote y resorte, la mariposa y fugas de vacío; si es electrónico, lee los códigos del pedal y del cuerpo antes de limpiar.',
    ],
  ),
  danger(
    'steering',
    ['steering trouble', 'falla de la dirección'],
    [
      'Stop driving it and have it towed: steering that is loose, binds, loses assist or pulls by itself is a joint, rack or column that can let go in the next turn.',
      'No lo manejes, que lo lleve la grúa: una dirección floja, trabada o que jala sola es una terminal, cremallera o columna que puede soltarse.',
    ],
    [
      'Next: on stands, shake the wheel at 3 and 9 and look at tie rods, ball joints, rack mounts and the column joint and its bolt; then fluid, belt and pump, or the electric rack’s codes. After it is fixed it gets an alignment.',
      'En torres, mueve la rueda y revisa terminales, rótulas, soportes de cremallera y el tornillo de la columna; luego aceite, banda y bomba, o los códigos. Después, alineación.',
    ],
  ),
  danger(
    'lift',
    ['a car that is not safely up', 'un carro mal levantado'],
    [
      "Don't get under it: a jack only lifts, it never holds. Cars on jacks, wood, blocks or one stand come down without a sound.",
      'No te metas abajo: el gato solo levanta, no sostiene. Un carro en gato, tabiques o una sola torre se cae sin avisar.',
    ],
    [
      'Next: level concrete, wheels chocked, two stands of the right rating on the frame or the marked points, a shake test, and the jack left under as a second. No spot for stands, no lift, or alone at night: let a shop do that one.',
      'Piso de concreto parejo, ruedas calzadas, dos torres con la capacidad correcta en los puntos marcados, sacúdelo antes, y deja el gato de respaldo. Si no se puede así, que lo haga un taller.',
    ],
  ),
  danger(
    'restraint',
    ['seat belts or airbags that are out', 'cinturones o bolsas fuera de servicio'],
    [
      "Don't drive it like that: with an airbag light on, belts cut or a seat that isn't bolted to what it was made for, the car no longer holds you in a crash.",
      'No lo manejes así: con la luz de bolsa, cinturones cortados o un asiento mal fijado, el carro ya no te detiene en un choque.',
    ],
    [
      'Next: have the airbag codes read; the battery is off for some minutes before any yellow plug is touched. Seats go on brackets made for car and seat with the sensors kept, a harness only with a seat and a bar made for it, and the street car keeps its three-point belts.',
      'Que lean los códigos de bolsa; batería desconectada unos minutos antes de tocar un conector amarillo. Asientos con base hecha para ese carro, arnés solo con asiento y barra, y en la calle se queda el cinturón de tres puntos.',
    ],
  ),
  danger(
    'bottle',
    ['nitrous or gas that is handled dangerously', 'óxido nitroso o gas mal usado'],
    [
      "Don't do that: a bottle that is heated with a flame, lies loose in the car, vents inside or feeds an engine without its safeties becomes a bomb or takes the engine.",
      'No lo hagas: una botella calentada con flama, suelta en el carro o sin sus seguros es una bomba, o se lleva el motor.',
    ],
    [
      'Next: the bottle in its brackets, with a blow-down tube to the outside and an electric bottle heater; a window switch, full throttle switch and fuel pressure cut before the first shot; jets, plugs and timing by its chart. Only the gas and fuel that the system was made for.',
      'Botella en sus soportes, con desfogue hacia afuera y calentador eléctrico; ventana de rpm, interruptor de acelerador a fondo y corte por presión antes del primer disparo; jets, bujías y tiempo según su tabla.',
    ],
  ),
  danger(
    'overboost',
    ['boost that runs past its target', 'boost pasado de su meta'],
    [
      'Stay out of boost until it is found: boost over its target leans it out and breaks ring lands and rods in one pull. A cut that saves it is no part of the tune.',
      'No le metas boost hasta hallarlo: pasado de la meta se va pobre y rompe pistones y bielas en una jalada.',
    ],
    [
      'Next: the wastegate and its hose first (off, split, stuck or with the wrong spring), then the boost solenoid, how it is plumbed, and its duty in a log against target. The tuner sees that log before the next full-throttle pull.',
      'Primero la wastegate y su manguera (suelta, rota, trabada o con otro resorte), luego el solenoide, cómo está conectado y su ciclo en un log. El tuner ve ese log antes de la próxima jalada.',
    ],
  ),
  danger(
    'turbo',
    ['a turbo that is failing', 'un turbo que se está acabando'],
    [
      "Shut it off and don't run it: a turbo whose shaft has play, whose wheel touches or that pushes oil sends metal into the engine, or lets it run away on its own oil.",
      'Apágalo y no lo uses: un turbo con juego, que roza o tira aceite manda metal al motor.',
    ],
    [
      'Next: intake pipe off: no play toward the housing that lets the wheel touch, no chips on the blades, a dry compressor outlet. Then oil feed, drain and crankcase vent, and everything behind it is opened and cleaned of oil and metal before another turbo goes on.',
      'Quita el tubo: sin juego que deje rozar, aspas sanas, salida seca. Revisa entrada y drenado de aceite y el respiradero, y limpia intercooler y tubos antes de poner otro.',
    ],
  ),
  danger(
    'timing_chain',
    ['a timing chain or belt that lets go', 'cadena o banda de tiempo por fallar'],
    [
      "Don't drive it: a timing chain that slaps or has stretched, or a belt past its miles, jumps a tooth, and on most of these engines valves then meet pistons.",
      'No lo manejes: una cadena que golpea o está estirada, o una banda vencida, brinca un diente y en casi todos estos motores las válvulas tocan los pistones.',
    ],
    [
      'Next: oil level, then the cam and crank correlation codes and cam angles in a log; a rattle for a second at a cold start can be a tensioner or phaser, one that stays is the chain. Chain, guides, tensioners and phasers go as a set before any power.',
      'Nivel de aceite, códigos de correlación y ángulos de levas en un log; un segundo de ruido en frío puede ser tensor, si se queda es la cadena. Se cambia el juego completo antes de cualquier potencia.',
    ],
  ),
  danger(
    'driveshaft',
    ['a driveshaft or axle that lets go', 'flecha o cardán por fallar'],
    [
      "Keep it slow and off the highway until it's found, and don't launch it: a driveshaft, joint or axle that clunks or shakes lets go at speed and takes floor, tunnel or gearbox with it.",
      'Despacio, sin carretera y sin arrancones hasta hallarlo: un cardán, cruceta o flecha que golpea o vibra se suelta a velocidad y rompe piso o caja.',
    ],
    [
      'Next: on stands, turn the shaft by hand: play in U-joints, center bearing or flex disc, bolts that are loose, a dent or lost weight; then axle boots and joints. A shake that comes with speed is balance or angle, a clunk on and off the gas is play.',
      'En torres, gira el cardán a mano: juego en crucetas, chumacera o disco flexible, tornillos flojos, abolladuras; luego botas y juntas. Si vibra con la velocidad es balance o ángulo, si golpea al acelerar es juego.',
    ],
  ),
  danger(
    'clutch',
    ['a clutch that is burning up', 'un clutch que se quema'],
    [
      "Stop pushing it: a clutch that smells and slips overheats the flywheel, and one that won't release takes the synchros. No launches, no towing and no full throttle on it.",
      'Ya no le exijas: un clutch que huele y patina quema el volante, y uno que no desengancha se lleva los sincros. Sin arrancones ni acelerador a fondo.',
    ],
    [
      'Next: pedal free play and fluid, the master and slave for leaks, and a slip test in a high gear: revs up without speed means it is done. A clutch that holds the torque goes in before the power does, with the flywheel looked at.',
      'Revisa juego del pedal, líquido y fugas de bomba y esclavo; prueba en marcha alta: si sube de rpm sin avanzar, se acabó. Primero un clutch que aguante el torque, y revisa el volante.',
    ],
  ),
  danger(
    'belt',
    ['a drive belt that lets go', 'banda por romperse'],
    [
      "Don't drive it far and stay off high rpm: that belt turns the water pump, alternator and often the blower and the steering. When it goes, the engine is hot within a minute and the cords wind into the crank seal.",
      'No lo uses lejos ni lo revoluciones: esa banda mueve bomba de agua, alternador y a veces blower y dirección; si se rompe, se calienta en un minuto.',
    ],
    [
      'Next: engine off, look for frayed ribs, oil or coolant on it, a pulley that wobbles or is out of line, and the tensioner. A belt that was shredded once takes its cause with it: pulley line, bearing or tensioner before a new one goes on.',
      'Con el motor apagado busca hilos, aceite o refrigerante, una polea que baila o desalineada y el tensor. Antes de poner otra, arregla la causa.',
    ],
  ),
]
