import { type Direct, direct } from './direct.ts'

/** Fuel, tune and figures: yes or no, then why. */
export const OF_THE_TRADE: readonly Direct[] = [
  direct(
    'octane_91_93 octane fuel_mix octane_ron fuel_low_octane_tuned',
    /\b91\b.{0,30}\b(?:on|in|with|for) (?:a |my |the )?93[- ](?:octane )?(?:tune|map|file)\b|\b93[- ](?:octane )?(?:tune|map|file)\b.{0,40}\b91\b/,
    'No: a 93 tune knocks on 91, and knock is what breaks pistons. In a pinch stay off full throttle until the tank is gone. If 91 is what you can get, have the tune written for 91; that one is safe on 93 too, and costs 3 to 6% of the power.',
    'No: un tune de 93 detona con 91. Si solo consigues 91, pide el tune para 91; ese es seguro con 93 y cuesta de 3 a 6% de potencia.',
  ),
  direct(
    'octane fuel_low_octane_tuned octane_91_93 fuel_mix',
    /\b(?:regular|87)\b.{0,40}\b(?:tune[ds]?|after)\b|\b(?:tuned?|after)\b.{0,40}\b(?:regular|87)\b/,
    'On regular 87 it knocks: the computer pulls timing, and when that runs out pistons break. One tank by mistake is no disaster if you stay out of boost and off full throttle, and top up with the best premium you can get. Never make it a habit on a tuned car; it takes the octane of its tune, 91 or 93.',
    'Con regular de 87 detona: la computadora quita tiempo y, si no alcanza, rompe pistones. Si entró por error, maneja suave y completa con premium. El carro pide el octanaje de su tune, 91 o 93.',
  ),
  direct(
    'octane octane_91_93 tune_platform what_is_tune',
    /\bwhat octane do you (?:tune|build|plan)\b|\bwhich (?:octane|fuel) do you (?:tune|plan|build)\b/,
    'Whatever you buy at the pump: we write the tune for 91, 93, E30, E85 or race fuel. I plan on 93 unless you tell me otherwise; 91 costs 3 to 6%.',
    'La que consigas: hacemos el tune para 91, 93, E30, E85 o de carreras. Yo planeo con 93 si no dices otra cosa.',
  ),
  direct(
    'e85 flex_fuel e85_or_gas e85_cost e85_hardware e85_seals',
    /\b(?:no|without(?: a| any)?|stock|factory|before (?:a|the)|skip the) (?:mods|tune|tuning|parts|upgrades?|modifications?)\b/,
    'No, not without a tune: unless the car is flex fuel from the factory, E85 on the stock tune runs lean, because it needs about 30% more fuel than the computer gives it. Lean under load breaks pistons. It takes an E85 tune at least, and on most cars a flex fuel sensor, pump or injectors.',
    'No sin tune: si el carro no es flex de fábrica, con E85 y el programa original corre pobre, porque pide como 30% más combustible, y eso rompe pistones. Lleva tune de E85 y casi siempre sensor, bomba o inyectores.',
  ),
  direct(
    'e85 flex_fuel e85_or_gas fuel_mix e85_hardware',
    /\b(?:back and forth|switch(?:ing)?(?: back)? between|both (?:fuels|of them)|go back to (?:93|91|gas|pump)|mix and match)\b/,
    'Yes, with a flex fuel sensor and a flex tune: it reads the ethanol in the line and adjusts by itself, any mix, no map changes. Without the sensor you have two fixed maps: run the tank almost dry, fill, load the other map, every time.',
    'Sí, con sensor flex y tune flex: lee el etanol y se ajusta solo con cualquier mezcla. Sin sensor son dos mapas: vaciar el tanque, llenar y cargar el otro.',
  ),
  direct(
    'e85 flex_fuel e30_blend e85_why e85_or_gas e85_or_race',
    /\b(?:what|how much|know|check|test|measure)\b.{0,30}\b(?:ethanol (?:%|percent\w*|content)|% ethanol|ethanol i'?m|content)\b|\bhow (?:do|can) (?:i|you) (?:know|tell|check|test)\b.{0,40}\bethanol\b/,
    'A flex fuel sensor in the fuel line reads it all the time, and a gauge or the tuning app shows it. Without one, a $15 test tube with water tells you at the pump: shake fuel and water, read the line. Pump E85 is anything from 51 to 83%, less in winter, so test every fill on a fixed E85 tune.',
    'Un sensor flex lo lee todo el tiempo. Sin sensor, un tubo de prueba con agua en la bomba. El E85 trae de 51 a 83% de etanol, menos en invierno.',
  ),
  direct(
    'hours tune_delivery tune_kinds what_is_tune booking who_tunes labor_rate',
    /\bhow long\b.{0,30}\b(?:tune|tuning|flash|reflash|dyno tune|e-?tune)\b(?!.{0,20}\b(?:last|good for)\b)|\b(?:tune|tuning|flash)\b.{0,20}\bhow long\b/,
    'Loading an off-the-shelf tune takes about an hour. A custom dyno tune is half a day at the shop, by appointment. By remote e-tune figure a few days: you log a pull, the tuner sends a revision, two to five times.',
    'Cargar un tune hecho toma como una hora. Uno a medida en el dyno, medio día con cita. A distancia, unos días de registros y revisiones.',
  ),
  direct(
    'accuracy',
    /\bguarantee[ds]?\b|\bpromise\b/,
    "No, we don't guarantee a number, and be careful with anybody who does. You get a prediction with a range: most cars land inside it. A car's health, fuel, altitude and dyno move it. How our predictions compare with published dyno results, misses included, is at /accuracy.",
    'No garantizamos una cifra. Es una predicción con un rango, y la mayoría de los carros cae dentro. Los aciertos y fallos están en /accuracy.',
  ),
  direct(
    'accuracy autocross dyno_types dyno_differs our_builds',
    /\b(?:actually|ever|really|personally)\b.{0,20}\b(?:dyno(?:ed|'d)?|tested|built|run|ran)\b.{0,40}\b(?:this|that|one|setup|car|combo|build)\b/,
    "Not every combination, no. The figure is calculated for your engine, parts and fuel, and the model is checked against published dyno results: every one, hits and misses, is at /accuracy. That's why each prediction comes with a range. On an installed build you get a baseline and a final pull on our dyno.",
    'No cada combinación. La cifra se calcula para tu motor, piezas y gasolina, y el modelo se compara con dynos publicados en /accuracy.',
  ),
  direct(
    'accuracy dyno_types dyno_differs',
    /\bhow do you know\b|\b(?:how (?:do|did) you|where (?:do|did) (?:you|the|these|those)|what are (?:these|those|the) numbers based)\b.{0,40}\b(?:come up|get|figure|calculate|arrive|numbers?|figures|predict)\b/,
    "We calculate it: your engine's airflow, boost, fuel, gearing and driveline loss, with each part's effect, then hold the result against published dyno results for the same engine. You get the number at the wheels, SAE, and a range that most cars land in. Every comparison, misses included, is at /accuracy.",
    'La calculamos: aire, boost, combustible y pérdidas de tu motor con cada pieza, y la comparamos con dynos publicados. Da whp en SAE con un rango. Todo en /accuracy.',
  ),
  direct(
    'accuracy dyno_differs dyno_types warranty power_loss',
    /\b(?:made|makes|did|put down|dynoed)\b.{0,24}\b(?:less|lower|more|higher)\b|\b(?:lower|less|higher|more) than (?:the )?(?:manufacturer|maker|brand|kit|they|what they|advertised|claim|published|website)/,
    'Dynos alone differ by 5 to 15%, and makers quote their best car, often at the crank, on race fuel or with STD correction, which reads 4% high. Ours is at the wheels, SAE, on the fuel you named, for a healthy average car, and with a range. If a sheet lands inside the range, we agree. Every prediction against published results is at /accuracy.',
    'Los dynos difieren 5 a 15%, y los fabricantes citan su mejor carro, a veces al cigüeñal. Lo nuestro es a las ruedas, SAE, con tu gasolina y un rango. Mira /accuracy.',
  ),
  direct(
    'altitude accuracy weather dyno_types',
    /\b(?:sea level|what (?:altitude|elevation|conditions|weather|correction)|corrected)\b/,
    "Yes, sea level: SAE air, 77°F. Without boost take off about 3% per 1,000 ft; a turbo makes most of it up, a belt-driven blower doesn't. Tell me your altitude and I'll plan for it.",
    'Sí, nivel del mar, aire SAE a 77°F. Sin turbo quita como 3% por cada 1,000 pies. Dime tu altitud y lo planeo.',
  ),
  direct(
    'dyno_types accuracy dyno_differs',
    /\b(?:dynojet|mustang dyno|which dyno|what (?:kind of |type of )?dyno|sae|std)\b(?=.{0,30}\b(?:or|numbers?|is that|are|dyno|use)\b|\W*$)/,
    'Dynojet, SAE corrected, at the wheels. A Mustang or Dyno Dynamics dyno typically reads 5 to 12% lower, a hub dyno a little higher, and STD correction about 4% above SAE. Tell me which one you used and I read your baseline right.',
    'Dynojet, corrección SAE, a las ruedas. Un Mustang dyno lee 5 a 12% menos y STD como 4% más.',
  ),
  direct(
    'check_engine tune_code_fault headers code_cat',
    /\b(?:headers?|long[- ]?tubes?|downpipe|catless|high[- ]flow)\b.{0,50}\b(?:check engine|cel|light|code|p0420)\b|\b(?:check engine|cel|p0420)\b.{0,40}\b(?:headers?|long[- ]?tubes?|downpipe|catless)\b/,
    "Catless ones will: the rear oxygen sensor sees no cat and sets P0420. With high-flow cats it may or may not, and a light that comes weeks later is usually that cat. Shorties that keep the factory cats don't. A tune can't legally hide a P0420 on a street car.",
    'Los que van sin catalizador sí: salta el P0420. Con catalizador de alto flujo, a veces. Los shorty con los de fábrica, no. En la calle un tune no lo puede tapar.',
  ),
  direct(
    'e85 e85_why e85_or_gas e85_hardware fuel_gain e85_cost',
    /\b(?:non[- ]?turbo|naturally aspirated|n\/a|na (?:car|motor|engine|v8|build)|no boost|without boost)\b/,
    "A little: 3 to 6% over 93 on an engine without boost, and 25 to 30% fewer miles per tank. It pays on high compression (11:1 and up) or with cams; on a mild motor the flex sensor, injectors, pump and tune buy more power spent on headers and a tune. On a boosted engine it's 10 to 20%.",
    'Un poco: 3 a 6% sobre 93 en un motor sin boost, con 25 a 30% menos millas por tanque. Vale la pena con compresión alta; con turbo o blower es 10 a 20%.',
  ),
  direct(
    'e85 fuel_low_octane_tuned fuel_gain e85_or_gas fuel_mix flex_fuel',
    /^(?=.*\b(?:accident\w*|mistake|wrong (?:pump|fuel|gas))\b).*\be85\b/,
    "Don't run it hard: on a gas tune E85 goes lean, because it needs about 30% more fuel than the tune gives it. A few gallons in a full tank do little: top up with premium and drive easy. A whole tank: don't start it, or park it, and have it drained. With a flex fuel sensor and tune it doesn't matter.",
    'No la exijas: con tune de gasolina el E85 corre pobre. Si fueron unos galones, completa con premium y maneja suave; si fue el tanque entero, hay que drenarlo.',
  ),
  direct(
    'octane octane_91_93 fuel_mix octane_booster',
    /\b(?:costco|sam'?s|walmart|kroger|buc-?ee'?s|shell|chevron|exxon|top tier|brand of gas|gas station|cheap station|which station)\b/,
    'Yes: 93 is 93, whoever sells it. Costco, Shell, Chevron and the like are Top Tier, which means more detergent. What matters is a busy station, so the gas is fresh, and the same octane every fill.',
    'Sí: 93 es 93 en cualquier estación. Costco, Shell y Chevron son Top Tier, con más detergente. Mejor una estación con movimiento y siempre el mismo octanaje.',
  ),
  direct(
    'e85_storage e85 fuel_starvation e85_seals storage',
    /^(?=.*\b(?:e85|ethanol)\b).*\b(?:how long|keep|go bad|sit|sits|sitting|shelf life|stale|old|store)\b/,
    'About a month in the car is fine; past two or three it takes up water and starts to leave gum. Before you park it, run it out and fill with gas and stabilizer. In a sealed drum it keeps for a year.',
    'Un mes en el carro está bien; después de dos o tres toma agua y deja goma. Antes de guardarlo, gástalo y llena con gasolina y estabilizador.',
  ),
  direct(
    'what_is_tune tune_code_fault drive_modes turbo_lag tune_kinds',
    /\b(?:throttle|pedal) (?:lag|delay|response|hesitation)\b|\blazy (?:throttle|pedal)\b/,
    "Mostly, yes: much of what feels like lag is the factory pedal map and torque limits, and a tune rewrites both. Turbo lag itself, the wait for boost, gets shorter with a tune but doesn't go away. A pedal box only makes the pedal sharper and adds no power.",
    'En gran parte sí: mucho de ese retraso es el mapa del pedal y los límites de torque, y el tune los cambia. El lag del turbo se acorta, no desaparece.',
  ),
  direct(
    'accuracy whp_meaning stage_meaning',
    /\b(?:90 ?%|90 percent|the range|that range|range)\b.{0,24}\b(?:mean|is|about)\b|\bwhat (?:does|is) (?:the |a |your )?(?:90 ?%|range)/,
    'Nine cars out of ten with those parts on that fuel should land between the two numbers. The figure in the middle is the most likely one. Health, heat, altitude and the dyno move a car inside the range. How often we hit it is at /accuracy.',
    'Nueve de cada diez carros con esas piezas y esa gasolina deben caer entre los dos números; el de en medio es el más probable. Mira /accuracy.',
  ),
]
