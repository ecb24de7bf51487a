import { type KnowledgeTopic, topic } from './topic.ts'

/** Trouble codes that tuned cars set, and warning lights: what the code says, and what to look at first. */
export const CODE_TOPICS: readonly KnowledgeTopic[] = [
  topic(
    'code_underboost',
    'What does P0299 (underboost) mean?',
    'p0299 p1247 30ff underboost under boost code low boost should make more psi target actual gauge shows less not reaching lost boost down on boost missing psi',
    'P0299 (BMW 30FF) is underboost: the turbo makes less than the computer asks for. In this order: a boost leak or a loose charge pipe coupler (smoke test), the diverter or blow-off valve, the wastegate and its actuator or vacuum lines, then the turbo itself. A log of target against actual boost tells which. Stay out of full throttle until it is found.',
    'P0299 es falta de boost: primero una fuga o manguera suelta (prueba de humo), luego la válvula de alivio, el wastegate y al final el turbo. Un registro de boost pedido y real lo dice.',
  ),
  topic(
    'code_overboost',
    'What does overboost (P0234) mean?',
    'p0234 30fe overboost over boost spike spikes creep creeping too much boost boost cut fuel cut hits a wall',
    'P0234 is overboost: boost above target, and the computer cuts fuel or throttle to save the engine. Usual causes: boost creep from a freer exhaust or downpipe on a small wastegate, a boost line off or split, a sticking wastegate, or a tune for other hardware. Do not drive it hard until boost follows its target in a log.',
    'P0234 es demasiado boost: creep por un escape más libre con wastegate chico, una manguera suelta, un wastegate pegado o un tune que no es para esas piezas. No lo fuerces.',
  ),
  topic(
    'code_lean',
    'What do P0171 and P0174 (lean) mean?',
    'p0171 p0174 system lean code bank 1 bank 2 after intake install new filter maf vacuum leak unmetered air fuel trim positive',
    'P0171 and P0174 are a lean mixture at idle and cruise: air that the meter did not count. After an intake look for a leak behind the airflow meter, a clamp, an unplugged breather or a dirty meter; a housing of another size needs a tune. Then a vacuum leak, fuel pressure, an exhaust leak before the sensor. Do not go to full throttle with it.',
    'P0171 y P0174 son mezcla pobre: tras un intake, una fuga después del sensor, una abrazadera, el sensor sucio o una carcasa que pide tune. Luego fuga de vacío y presión de combustible.',
  ),
  topic(
    'code_misfire',
    'What does a P0300 misfire code mean?',
    'p0300 p0301 p0302 p0303 p0304 p0305 p0306 p0307 p0308 random misfire code cylinder number flashing light',
    'P0300 is a misfire on several cylinders; the last figure of P0301 to P0308 is the cylinder. Swap its coil and plug with a neighbor and see whether the code follows. Under boost it is mostly plug gap; at idle a vacuum leak, an injector or compression. A flashing check engine light means raw fuel in the cat: stop pushing it.',
    'P0300 es falla en varios cilindros; la última cifra es el cilindro. Cambia bobina y bujía con el vecino y ve si el código se mueve. Si el check engine parpadea, no lo fuerces.',
  ),
  topic(
    'code_cat',
    'What does P0420 mean after an exhaust?',
    'p0420 p0430 catalyst efficiency below threshold cat code after downpipe headers high flow cat rear oxygen sensor o2 spacer',
    'P0420 (P0430 on the other bank) says the rear oxygen sensor sees too little work from the catalytic converter: a catless pipe, a high-flow cat that is not enough, a worn cat or an exhaust leak. It does not hurt the engine, but it fails an inspection. The legal cure is a cat that works; hiding the code is for off-road and race use only.',
    'P0420: el sensor trasero ve que el catalizador trabaja poco o no está. No daña el motor pero reprueba la inspección. La cura legal es un catalizador que funcione.',
  ),
  topic(
    'code_knock',
    'What does a knock sensor or fuel pressure code mean?',
    'p0324 p0325 p0327 p0087 p0191 knock sensor code fuel rail pressure too low code hpfp low pressure 29dc 2fbf',
    'P0087 is rail pressure too low: the pump or its supply does not keep up, so lift now; on direct injection that is the high-pressure pump (HPFP) or the in-tank pump. P0324 to P0332 are the knock sensor or its wiring: the computer then runs safe timing and power is down. Read which one it is before you buy a part.',
    'P0087 es presión de combustible baja (bomba de alta o la del tanque): levanta el pie. P0324 a P0332, el sensor de detonación o su cable: corre con menos chispa.',
  ),
  topic(
    'oil_light',
    'The oil light came on. What now?',
    'oil light oil warning lamp red came on flickers flickering low oil pressure warning idle dashboard stop driving stop engine shut off tow',
    'Red oil light: shut the engine off now and do not drive it, not even home. Check the level first. If it is full, have the pressure measured with a mechanical gauge before you start it again: a sensor is cheap, a bearing is an engine. Metal in the filter means it comes apart.',
    'Luz roja de aceite: apaga el motor ya y no lo manejes. Revisa el nivel; si está lleno, mide la presión con manómetro antes de prenderlo otra vez.',
  ),
  topic(
    'coolant_loss',
    'Why does it lose coolant?',
    'losing coolant loses coolant low coolant level drops topping up no leak puddle under car sweet smell steam heater blows cold radiator cap overflow bubbling milky oil',
    'Look from the cheap to the bad: cap, hoses and clamps, radiator seams, water pump weep hole, heater core (sweet smell, wet carpet). Nothing outside: pressure-test it cold and check for combustion gas in the coolant, which is a head gasket. Milky oil or white sweet smoke: do not drive it.',
    'Revisa tapón, mangueras, radiador, bomba de agua y calefactor. Si no hay fuga afuera, prueba de presión y de gas en el refrigerante: eso es junta de cabeza. Aceite lechoso: no lo manejes.',
  ),
  topic(
    'power_loss',
    'It feels slower than before. Why?',
    'feels slower slow down on power lost power lacks gutless weak less power than before since install tune no difference cannot feel it disappointed sluggish lazy pulls less used to be faster loss of power lower dyno than before',
    'Find out whether it is down or only feels so: same road, same gear, a log or a drag strip trap speed. Then the usual: a boost or vacuum leak, old plugs, a clogged filter, worse fuel than the tune wants, heat soak, a slipping clutch or belt, brake drag. A log shows knock retard and boost against target in one pull. If a fresh part of ours is the cause, write to /contact with the log.',
    'Primero mide con un registro o en la pista. Luego: fuga de boost o vacío, bujías viejas, filtro tapado, gasolina peor que la del tune, calor, clutch o banda que patina.',
  ),
  topic(
    'pulls_one_side',
    'Why does it pull to one side?',
    'pulls pull to one side to the left right drifts steering wheel crooked off center after lowering install coilovers tires wanders tramlines torque steer',
    'After suspension work it is alignment: have it set again at ride height. Otherwise tire pressures, a tire that pulls (swap left and right), or a brake that drags (one wheel hotter after a drive). Only on the throttle in a front-driver it is torque steer, which stiffer bushings, equal tires and a limited-slip reduce.',
    'Después de suspensión es alineación. Si no: presión, una llanta o un freno pegado. Si solo pasa acelerando con tracción delantera, es torque steer.',
  ),
]
