import type { PartKind } from '../../../engine/model.ts'

/** What a counter says of one kind of part, whichever car it is for. */
export interface PartFacts {
  does: string
  /** When it is worth the money, and when not. */
  worth: string
  /** What goes with it. */
  needs: string
  spanish: string
}

const facts = (does: string, worth: string, needs: string, spanish: string): PartFacts => ({
  does,
  worth,
  needs,
  spanish,
})

const NO_TUNE = 'No tune needed.'

export const PART_FACTS: Readonly<Record<PartKind, PartFacts>> = {
  cold_air_intake: facts(
    'A cold air intake feeds the engine cooler air through a bigger filter.',
    'Mostly sound, 5 to 15 hp with a tune.',
    'No tune if it keeps the factory airflow-meter housing; with another housing it needs one.',
    'Un intake da sonido y 5 a 15 hp con tune.',
  ),
  intake_manifold: facts(
    'The intake manifold sets where in the rpm range the engine breathes best.',
    'Worth 10 to 25 whp at the top on a V8 with cam or headers; alone on a stock engine little.',
    'It needs a tune.',
    'El múltiple de admisión da 10 a 25 whp arriba con leva o headers, con tune.',
  ),
  throttle_body: facts(
    'A bigger throttle body lets more air into the manifold.',
    'Only worth it when the stock one is the restriction: ported manifold, cam, blower. Alone 0 to 5 hp.',
    'It needs a tune or an idle relearn.',
    'Un throttle body solo da 0 a 5 hp; sirve con leva, múltiple o supercharger.',
  ),
  charge_pipes: facts(
    'Charge pipes carry the boost from turbo to throttle; metal ones replace plastic that cracks at higher boost.',
    'Insurance on a tuned turbo car rather than power, 0 to 5 hp.',
    NO_TUNE,
    'Los tubos de carga metálicos reemplazan los plásticos que se rompen con más boost.',
  ),
  catback_exhaust: facts(
    'A cat-back replaces everything behind the catalytic converters.',
    'Sound first; 3 to 10 whp on a stock engine, more on a tuned turbo car.',
    'No tune needed, and it passes emissions because the cats stay.',
    'Un cat-back es sonido y 3 a 10 whp; no pide tune y los catalizadores se quedan.',
  ),
  headers_shorty: facts(
    'Shorty headers replace the cast manifolds and keep the cats where they are.',
    '5 to 10 whp: the legal half of what long-tubes give.',
    'A tune helps but is not a must.',
    'Los shorty headers dan 5 a 10 whp y dejan los catalizadores.',
  ),
  headers_long_tube: facts(
    'Long-tube headers join the cylinders far downstream, so the engine breathes at high rpm.',
    '15 to 25 whp on a V8, twice that with a cam or a blower, and much more sound.',
    'They need a tune, 8 to 12 hours, and mostly move or drop the cats: off-road use unless they carry a CARB EO.',
    'Los long-tubes dan 15 a 25 whp en un V8; piden tune y casi siempre mueven los catalizadores.',
  ),
  midpipe_catless: facts(
    'A mid-pipe (X or H) joins the two banks; the catless kind takes the cats out.',
    'A few hp and a lot of sound.',
    'Catless is off-road only and sets a check engine code.',
    'Un mid-pipe sin catalizadores es solo para pista y prende el check engine.',
  ),
  downpipe: facts(
    'The downpipe is the pipe right behind the turbo, the biggest restriction after it.',
    '15 to 30 whp with a tune and quicker spool.',
    'It needs a tune: boost creeps and the rear sensor sets a code. With a high-flow cat it is kinder on inspection; catless is off-road only.',
    'El downpipe da 15 a 30 whp con tune; sin catalizador es solo pista.',
  ),
  intercooler: facts(
    'The intercooler takes the heat out of the boosted air.',
    'Little on the first cool pull, 20 to 40 whp on the third hot one of a tuned turbo car. First cooling part to buy.',
    'No tune needed, though a tune can use the cooler air.',
    'El intercooler enfría el aire: 20 a 40 whp en jalones seguidos con tune.',
  ),
  tune: facts(
    'A tune is software: fuel, spark and boost tables of the engine computer (ECU) written for your parts and fuel.',
    'The most power per dollar on a turbo or blower engine; 5 to 15 hp on a stock engine without boost.',
    'It asks for the octane it was written for, and on locked computers an unlock.',
    'El tune es software para tus piezas y gasolina: lo que más rinde en un motor con boost.',
  ),
  e85_tune: facts(
    'An E85 tune sets fuel, spark and boost for ethanol.',
    'Worth 8 to 15% over 93 on a boosted engine.',
    'It needs injectors and a pump with 35% more flow, and a flex fuel sensor unless you run one blend.',
    'El tune de E85 da 8 a 15% sobre 93 con boost; pide inyectores, bomba y sensor flex.',
  ),
  pulley_smaller: facts(
    'A smaller pulley spins the blower faster for more boost.',
    'The cheapest power on a factory blower car: 30 to 80 whp with the tune.',
    'It needs a tune; past 10 to 15% overdrive a heat exchanger and fuel too.',
    'Una polea más chica da 30 a 80 whp con tune; luego pide heat exchanger.',
  ),
  supercharger_roots: facts(
    'A Roots (TVS) supercharger moves a fixed amount of air each turn: full boost from just off idle.',
    '120 to 200 whp on a V8, torque everywhere; it heats the charge the most.',
    'The kit brings intercooler, injectors and a tune; clutch, plugs and fuel pump by power.',
    'Un supercharger roots (TVS) da todo el boost desde abajo: 120 a 200 whp en un V8.',
  ),
  supercharger_twin_screw: facts(
    'A twin-screw supercharger compresses inside its case: full boost from low rpm with cooler air than a Roots.',
    '150 to 250 whp on a V8; the dearest blower.',
    'The kit brings intercooler, injectors and a tune; clutch, plugs and fuel pump by power.',
    'Un twin-screw da todo el boost desde abajo y calienta menos: 150 a 250 whp en un V8.',
  ),
  supercharger_centrifugal: facts(
    'A centrifugal supercharger is a turbo compressor on a belt: boost rises with rpm.',
    '130 to 250 whp on a V8, the coolest charge and easy on tires and rods at low rpm.',
    'A tune, an intercooler (in most kits), injectors, and a pump by power.',
    'Un supercharger centrífugo sube el boost con las rpm y es el que menos calienta.',
  ),
  turbo_kit_single: facts(
    'A single turbo kit adds one turbo driven by the exhaust.',
    'The most power per psi and room to grow; more heat, plumbing and lag than a blower.',
    'A tune, injectors, pump, intercooler, and usually clutch or transmission work.',
    'Un kit de turbo da la mayor potencia por psi; pide tune, inyectores, bomba e intercooler.',
  ),
  turbo_kit_twin: facts(
    'A twin turbo kit puts one small turbo on each bank: quicker spool than one big one.',
    'For big power on a V engine that should still answer early.',
    'A tune, injectors, pump, intercooler, and transmission work by power.',
    'Un kit twin turbo responde antes que uno grande; pide tune, combustible e intercooler.',
  ),
  turbo_upgrade: facts(
    'A bigger turbo in the place of the stock one: more air at the top, boost comes a little later.',
    'Worth it once the stock turbo is out of air; before that a tune is the money.',
    'A custom tune, fuel for it, downpipe and intercooler, and often the clutch.',
    'Un turbo más grande sirve cuando el original ya no da; pide tune a la medida y combustible.',
  ),
  camshafts: facts(
    'A bigger cam opens the valves longer and further: power at the top, lopey idle, less torque low down.',
    '30 to 60 whp on a V8 without boost, more with long-tubes.',
    'Valve springs, a tune, on an automatic a looser converter; 10 to 16 hours.',
    'Una leva da 30 a 60 whp arriba; pide resortes, tune y horas.',
  ),
  ported_heads: facts(
    'Ported heads flow more air through bigger, smoother ports.',
    '20 to 50 whp, best together with a cam while the engine is open.',
    'Gaskets, a tune and 15 to 25 hours; head studs while you are there.',
    'Las cabezas portadas dan 20 a 50 whp junto con una leva.',
  ),
  stroker: facts(
    'A stroker gives the engine more displacement with a longer-throw crank.',
    'Torque everywhere and a built bottom end in one; thousands and the engine out.',
    'Fuel, a tune, usually heads and cam to feed it.',
    'Un stroker da más cilindrada y torque; motor afuera y miles de dólares.',
  ),
  built_bottom_end: facts(
    'A built bottom end is forged pistons and rods: it makes no power, it survives it.',
    'Only when the goal passes what the stock rods and pistons take.',
    'Engine out, machine work, 25 to 40 hours, then fuel, clutch and turbo to use it.',
    'El motor forjado no da potencia: la aguanta. Solo si la meta pasa el límite de fábrica.',
  ),
  injectors: facts(
    'Injectors set how much fuel gets in; bigger ones feed more power or E85.',
    'Only when the stock ones pass about 85% duty cycle; too big alone gains nothing.',
    'A tune that knows them, and the fuel pump is the next limit.',
    'Los inyectores se cambian al pasar 85% de ciclo; piden tune.',
  ),
  fuel_pump: facts(
    'The in-tank fuel pump feeds the rail; when it runs out the engine goes lean at the top.',
    'Needed with bigger injectors, E85 or big boost; no power by itself.',
    'Wiring for the big ones; tune only for the injectors with it.',
    'La bomba de combustible hace falta con inyectores, E85 o mucho boost; sola no da potencia.',
  ),
  methanol_injection: facts(
    'Methanol injection sprays water-methanol into the charge: cooler air and more effective octane.',
    '20 to 60 whp where 91 or heat holds the tune back; E85 is simpler where you have it.',
    'A custom tune with a failsafe: an empty tank means knock.',
    'La inyección de metanol enfría y sube octanaje; pide tune con failsafe.',
  ),
  nitrous: facts(
    'Nitrous adds oxygen for as long as you hold the button.',
    'The cheapest 75 to 150 hp for short hits; refills, and risk past what the pistons take.',
    'Colder plugs, less timing, a window switch; a tune from about 100 hp.',
    'El nitrous son 75 a 150 hp baratos por ratos; bujías frías, menos tiempo y switch de ventana.',
  ),
  flex_fuel: facts(
    'A flex fuel kit measures the ethanol so that any mix of pump gas and E85 runs right.',
    'Worth it if you drive between E85 and gas; one fixed blend needs none.',
    'A tune that reads it, plus injectors and pump for the ethanol.',
    'El kit flex mide el etanol; pide un tune que lo lea.',
  ),
  head_studs: facts(
    'Head studs clamp the head harder and more evenly than stretch bolts.',
    'Above about 20 psi or 1.6 times stock torque, or when the heads are off anyway. No power.',
    'Best with new gaskets; labor is most of the cost.',
    'Los head studs sujetan mejor la cabeza: arriba de 20 psi o con las cabezas afuera.',
  ),
  oil_pump_gears: facts(
    'Billet oil pump gears replace powdered-metal ones that shatter on the rev limiter under boost.',
    'Cheap insurance on a boosted or high-revving Coyote and a few others. No power.',
    'The front cover comes off, so do them with the blower.',
    'Los engranajes de la bomba de aceite (OPG) son seguro barato con boost.',
  ),
  heat_exchanger: facts(
    'The heat exchanger cools the water of an air-to-water charge cooler.',
    'The first fix for heat soak on a blower car; holds the power pull after pull.',
    NO_TUNE,
    'El heat exchanger es lo primero contra el heat soak en un carro con supercharger.',
  ),
  oil_cooler: facts(
    'An oil cooler holds oil temperature down on long hard runs.',
    'For the track, and for engines that pass 260°F; a street car does not need one.',
    'One with a thermostat if you drive it in winter. No tune needed.',
    'El enfriador de aceite es para pista; con termostato si manejas en invierno.',
  ),
  radiator: facts(
    'A bigger radiator sheds more engine heat.',
    'For track days, towing and boost in hot places, or when the plastic stock one leaks.',
    NO_TUNE,
    'Un radiador más grande es para pista, remolque o boost en calor.',
  ),
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
    'Two to three tenths at the strip with a cam or a turbo; on the street not needed.',
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
  high_pressure_fuel_pump: facts(
    'The high-pressure pump (HPFP) feeds direct injection; it sets the power limit there.',
    'When rail pressure falls at the top, early on ethanol.',
    'A tune, and a stronger in-tank pump behind it.',
    'La bomba de alta (HPFP) es el límite en inyección directa, sobre todo con etanol.',
  ),
  port_injection: facts(
    'Auxiliary port injection adds a second set of injectors on a direct-injected engine.',
    'For E85 and big power past the high-pressure pump; it keeps the valves clean too.',
    'Its own control or a tune that drives it.',
    'La inyección auxiliar en puerto es para E85 y mucha potencia.',
  ),
  ecu_unlock: facts(
    'An ECU unlock, or an exchange computer, opens an encrypted engine computer so that it can be tuned.',
    'Only where the maker locked it; there it is the first line of the bill.',
    'The car or the computer is sent in or done on the bench.',
    'El desbloqueo del ECU hace falta solo donde el fabricante lo cerró.',
  ),
  valve_springs: facts(
    'Stiffer valve springs keep the valves on a bigger cam or at higher rpm.',
    'A must with a cam; also for boost at high rpm on worn springs.',
    'Done with the cam; retainers and seals with them.',
    'Los resortes de válvula son obligatorios con una leva.',
  ),
  spark_plugs: facts(
    'Colder plugs with a tighter gap keep the spark alive under boost.',
    'With any real step in boost or nitrous; cheap insurance.',
    'Gap .022 to .028 in.; change every 15,000 to 25,000 miles when tuned.',
    'Bujías un grado más frías y cerradas con más boost.',
  ),
  reliability_fix: facts(
    'A fix for the known weak point of an engine, such as bearings, a catch can or a crank hub.',
    'Before power goes on, not after.',
    'Best done while the engine is open for something else.',
    'Arregla el punto débil conocido antes de subir potencia.',
  ),
}
