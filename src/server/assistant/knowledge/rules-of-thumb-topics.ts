import { type KnowledgeTopic, topic } from './topic.ts'

/** Rules of thumb of the strip and the shop floor, and what is to be mended before any power. */
export const RULE_TOPICS: readonly KnowledgeTopic[] = [
  topic(
    'fix_before_power',
    'It knocks, smokes or misfires: should I still add power?',
    'knock smoke misfire burns oil check engine cel rough idle should i still build tune boost anyway before power first symptom',
    'Fix that first, then the power. Read the codes, then do a compression and leak-down test and check plugs, oil level, boost leaks and the turbo for shaft play. Blue smoke is oil past rings, valve seals or turbo seals; white is coolant; a knock at idle can be timing chain or a rod bearing. Fix that, confirm it is healthy, and the build is the same afterwards. More power on a sick engine ends it. We do that inspection at the shop: /book.',
    'Todavía no: primero diagnóstico. Códigos, compresión y fuga (leak-down), bujías, aceite, fugas de boost y juego del turbo. Arréglalo y después la potencia. Lo revisamos en el taller: /book.',
  ),
  topic(
    'weight_et',
    'What does 100 lb do for the quarter mile?',
    'weight pounds lbs 100 lighter lose drop diet et tenth quarter mile strip rule of thumb worth remove seats spare',
    'About a tenth: 100 lb off is worth about 0.1 s and 1 mph in the quarter mile on a typical street car, the same as about 10 hp. A quick, light car gains a little less from each pound, a heavy slow one a little more. Weight off the nose or the wheels also helps it stop and turn.',
    'Más o menos una décima: 100 lb menos valen unos 0.1 s y 1 mph en el cuarto de milla, como unos 10 hp.',
  ),
  topic(
    'premix',
    'Do I need to premix in a rotary?',
    'premix pre-mix rotary rx8 rx-8 rx7 renesis 13b two stroke oil apex seals omp metering pump mix gas tank ounces redline every day carbon',
    'It helps. A rotary injects oil through its metering pump (OMP) to lubricate the apex seals, and the Renesis feeds little of it; 0.5 to 1 oz of two-stroke oil (JASO FC or better) to a gallon adds lubrication where it counts. On a healthy stock car with a working OMP it is insurance; with the OMP removed or on track it is a must. Revving it out warm is good for it: it clears carbon. Never before the oil is warm, and check the oil level at every fill-up.',
    'Ayuda. La bomba dosificadora (OMP) lubrica los sellos de ápice; 0.5 a 1 oz de aceite de dos tiempos por galón añade lubricación. Sin OMP es obligatorio.',
  ),
  topic(
    'intake_air_temperature',
    'How much does intake air temperature matter?',
    'intake air temperature iat ambient celsius fahrenheit degrees hot day cold day matter power loss percent density 20 40 compare turbo',
    'Air loses about 1% of its density for each 3 °C (5.5 °F), so 40 °C against 20 °C ambient is 6 to 7% less oxygen. A turbo makes part of that up by spinning faster, but the charge comes out hotter, knock is nearer and the computer pulls timing: figure 5 to 10% less power on the hot day. A bigger intercooler is what gives it back; E85 helps too. Our figures are in SAE air (25 °C).',
    'El aire pierde cerca de 1% de densidad por cada 3 °C: 40 °C contra 20 °C es 6 a 7% menos oxígeno, y la computadora quita tiempo. Calcula 5 a 10% menos; un intercooler grande lo recupera.',
  ),
  topic(
    'axle_cover',
    'Does a girdle cover save a 10-bolt rear end?',
    '10-bolt 10 bolt ten bolt rear end axle girdle cover stud support cover 12-bolt 9 inch s60 break it slicks drag radials stall launch f-body camaro firebird 7.5 8.8',
    'A girdle cover preloads the bearing caps and helps a little; it does not make the small ring gear or the axles stronger. A GM 7.5 inch 10-bolt behind an automatic with sticky tires is on borrowed time, usually at 350 to 400 lb-ft launches; a stall and drag radials find it soon. The cure is a stronger rear end: a Ford 9-inch, a 12-bolt or an S60. Until then, no hop, soft launches, and a spare.',
    'Una tapa con soporte ayuda un poco, pero no hace más fuerte la corona ni los ejes. La cura es un diferencial 9 pulgadas, 12-bolt o S60.',
  ),
  topic(
    'downpipe_without_tune',
    'Can I run a downpipe before the tune?',
    'downpipe catless now tune later without tune until then drive easy install first wait money overboost boost creep turbo car slap on',
    "Don't: on a turbo car a catless downpipe without a tune makes the boost creep past target, the fueling can run lean, and the check-engine light comes on. Driving easy lowers the risk, it does not take it away; a cold night and one long pull are enough. Keep the part in its box until you can buy the tune, or buy the tune first. Catless is also off-road only.",
    'No: sin tune la presión se pasa (boost creep), puede ir pobre y prende el check engine. Guarda la pieza hasta tener el tune.',
  ),
]
