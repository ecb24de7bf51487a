import { facts, NO_TUNE } from './facts.ts'

/** From the flywheel to the road. */
export const DRIVELINE_FACTS = {
  clutch: facts(
    'The clutch carries the torque to the gearbox; past its rating it slips in the high gears.',
    'When torque passes the stock rating or it slips already; buy 15 to 20% over your torque.',
    'Do flywheel, release bearing and rear main seal with it; 500 miles of break-in.',
    'El clutch se elige por torque con 15 a 20% de margen; 500 millas de asentamiento.',
  ),
  flywheel: facts(
    'A lighter flywheel lets the engine rev up and down quicker.',
    'Feel rather than power; a single-mass one rattles at idle.',
    'Goes in with the clutch.',
    'Un volante ligero sube de vueltas más rápido; va con el clutch.',
  ),
  built_transmission: facts(
    'A built transmission has stronger gears, clutches or shafts.',
    'When torque passes the rating of the stock one, or you launch on sticky tires.',
    'A cooler and a transmission tune on automatics.',
    'La transmisión preparada es para torque arriba del límite original o arrancones.',
  ),
  torque_converter: facts(
    'A torque converter with more stall lets the engine rev into its power at launch.',
    'Two to three tenths at the strip with a cam or a turbo. An automatic with cams needs one; without them the street does not.',
    'A transmission cooler and a tune for the lockup.',
    'Un convertidor con más stall vale dos a tres décimas en la pista; pide enfriador y tune.',
  ),
  transmission_tune: facts(
    'A transmission tune raises line pressure and torque limits and quickens the shifts.',
    'Above about 1.2 times stock torque; the best money on a tuned automatic or DSG.',
    'It does not make the hardware stronger.',
    'El tune de transmisión (TCU) sube presión y límites de torque.',
  ),
  transmission_cooler: facts(
    'A transmission cooler holds fluid temperature down.',
    'For towing, track and looser converters; fluid over 230°F ages fast.',
    NO_TUNE,
    'El enfriador de transmisión es para remolque, pista y convertidor.',
  ),
  driveshaft: facts(
    'A one-piece driveshaft replaces the two-piece one: stronger and 15 to 25 lb lighter.',
    'Past about 600 whp on sticky tires, or for the vibration limit at high speed.',
    'A safety loop at the strip.',
    'La flecha cardán de una pieza es más fuerte: arriba de 600 whp con llanta pegajosa.',
  ),
  half_shafts: facts(
    'Half shafts (axles) drive the wheels; launches on sticky tires snap the stock ones.',
    'Past about 600 to 700 whp on drag radials; on street tires they live.',
    'Stiff bushings first: wheel hop is what breaks them.',
    'Las flechas laterales se rompen arrancando con slicks; primero quita el wheel hop.',
  ),
  differential: facts(
    'A limited-slip differential drives both wheels instead of spinning one.',
    'On a front-driver above 250 whp and on anything you track; many sport trims have one.',
    'Fresh gear oil, and a speedometer calibration if the ratio changes.',
    'Un diferencial autoblocante manda potencia a las dos ruedas; clave en pista.',
  ),
  drag_tires: facts(
    'Drag radials hook where street tires spin.',
    '0.2 to 0.4 s in the 60 foot, the cheapest tenths there are; poor in rain and short-lived.',
    'Stock axles and clutch feel the grip, so watch the driveline.',
    'Las drag radials valen 0.2 a 0.4 s en 60 pies; malas en lluvia.',
  ),
  tires: facts(
    'Tires set how much of the power, braking and cornering you can use.',
    'The best money before a second power mod: a max-performance summer tire.',
    'An alignment check.',
    'Las llantas son el mejor dinero antes de la segunda pieza de potencia.',
  ),
  coilovers: facts(
    'Coilovers set height and damping.',
    'For track and a lower stance with control; firmer than stock, $1,200 to $3,000.',
    'An alignment after.',
    'Los coilovers ajustan altura y dureza; luego alineación.',
  ),
  springs: facts(
    'Lowering springs drop the car an inch or so and stiffen it a little.',
    'The cheap look, close to stock ride; shocks wear quicker.',
    'An alignment after.',
    'Los resortes bajan como una pulgada, casi igual de cómodos; luego alineación.',
  ),
  sway_bar: facts(
    'Sway bars cut body roll and set the balance: a bigger rear bar means less understeer.',
    'The most handling per dollar after tires, with no loss of ride.',
    'End links when they are worn.',
    'Las barras estabilizadoras quitan balanceo: lo que más rinde después de llantas.',
  ),
  suspension_other: facts(
    'Arms, links and bushings keep the wheels where they belong under power.',
    'They cure wheel hop and put power down; stiffer ones are noisier.',
    'An alignment after.',
    'Brazos y bujes quitan el wheel hop; luego alineación.',
  ),
  brake_kit: facts(
    'A big brake kit has larger rotors and calipers: more heat capacity for repeated stops.',
    'For track past about 1.5 times stock power; one stop from 60 is set by the tires.',
    'Check the wheel clearance; pads and fluid come first.',
    'El kit de frenos grande es para calor repetido en pista; primero balatas y líquido.',
  ),
  brake_pads: facts(
    'Pads set bite and how hot the brakes may get.',
    'Track pads cure fade for $150 to $350 an axle; they squeal and dust on the street.',
    'Fresh fluid and a bed-in.',
    'Las balatas de pista quitan el fade; hay que asentarlas.',
  ),
  brake_rotors: facts(
    'Rotors store and shed the heat of a stop.',
    'Slotted ones last on track; drilled ones crack.',
    'New pads with them.',
    'Discos ranurados para pista; los perforados se rajan.',
  ),
  brake_fluid: facts(
    'High-temperature brake fluid keeps the pedal hard when the brakes are hot.',
    'The first $40 to spend before a track day.',
    'A bleed; street cars every two years, track cars every few events.',
    'El líquido de frenos de alta temperatura es lo primero para pista.',
  ),
} as const
