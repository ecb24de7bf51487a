import { type KnowledgeTopic, topic } from './topic.ts'

/** Warranty, the law, insurance, and how far the figures can be trusted. */
export const TRUST_TOPICS: readonly KnowledgeTopic[] = [
  topic(
    'warranty',
    'Does this void my warranty, and what is yours?',
    'warranty void voids dealer powertrain factory manufacturer coverage guarantee lose magnuson moss deny claim cpo certified lease leased years covered',
    "A dealer can't void your whole factory warranty over one part (Magnuson-Moss), but they can deny a repair the part or the tune caused, and they can see a tune. If that matters to you, talk to your dealer first. Our warranty: one year, parts and labor, on every package we install. Not covered: wear items, fuel below the tune's octane, or running past the limits on your build sheet; that risk is yours.",
    'La nuestra: un año en las piezas y el trabajo de cada paquete que instalamos. No cubre desgaste ni gasolina de menos octanaje. La garantía de fábrica (warranty): el dealer no la puede anular entera por una pieza, pero sí negar lo que la pieza o el tune causó.',
  ),
  topic(
    'engine_failure',
    'What if the engine blows?',
    'blow up blows blew engine motor fails failure grenade break responsible liable liability who pays covered happens your fault tune insurance catastrophic after you work boom kaboom gonna pay pays my engine your part',
    "If it's our part, our work or our tune, run within the limits on the build sheet, it's on us for one year: we repair or replace it under warranty. Past those limits, on worse fuel, or with a tune somebody else changed, the risk is yours. No honest shop covers a stock bottom end run past its rating.",
    'Si falla nuestra pieza o nuestro trabajo dentro de los límites del build, lo cubre la garantía de un año. Fuera de esos límites el riesgo es tuyo.',
  ),
  topic(
    'dealer_detect',
    'Can the dealer see the tune?',
    'dealer detect see tell know find out flash counter td1 hide undetectable tune stock before service visit flag inspection scan remove before',
    "Assume yes. The computer counts flashes or keeps a calibration number, and some makers (Audi and VW with TD1, BMW, Ford) check it on warranty visits. Flashing back to stock does not erase the counter. We don't sell a way to hide it. If the warranty matters, hold off on the tune or stick with parts that don't need one.",
    'Sí, cuenta con que lo ven: la computadora guarda un contador de flasheos (TD1 en VW/Audi). Volver al tune de fábrica no lo borra.',
  ),
  topic(
    'emissions',
    'Is a catless pipe street legal?',
    'catless cat delete catalytic converter legal illegal law epa federal clean air act street emissions police fine cops ticket off road defeat device remove cats p0420 jail trouble',
    'Removing or bypassing a catalytic converter is illegal on the street under federal law (EPA, Clean Air Act), in every state, whether or not yours has a smog or emissions inspection. Catless pipes and tunes that hide a P0420 are for off-road and race use. If you must pass, say "keep the cats" and I\'ll plan it that way.',
    'Quitar el catalizador es ilegal en la calle por ley federal (EPA) en todos los estados, haya o no inspección. Las piezas sin catalizador son solo para pista (off-road). Si tienes que pasar inspección, dime "deja los catalizadores" y lo planeo así.',
  ),
  topic(
    'carb_eo',
    'What is a CARB EO number?',
    'carb eo number executive order california smog referee sticker legal 50 state 49 state compliant cali ca pass visual parts approved exempt',
    'A CARB EO (Executive Order) number says California tested the part and allows it on the street: the car passes the smog check with the sticker under the hood. Parts with an EO are marked 50-state in our parts list, and you can filter for it under emissions. Most intakes and cat-backs and some blower kits have one; downpipes, long-tubes and custom tunes almost never do.',
    'El número CARB EO dice que California aprobó la pieza para la calle: pasa smog con su etiqueta. En nuestra lista son las piezas "50-state"; downpipes, long-tubes y tunes a la medida casi nunca lo tienen.',
  ),
  topic(
    'no_tuv',
    'Who approves parts in the US, is there a TÜV?',
    'tuv approve approves approval registered registration papers abe germany european parts texas state who authority homologation',
    'There is no TÜV in the US: nobody approves single parts for registration. Federal law (EPA, Clean Air Act) forbids removing emissions parts such as cats; some states add an emissions inspection (OBD scan), and California wants a CARB EO number for each part that touches emissions. Wheels, springs, brakes and exhausts behind the cats need no papers.',
    'En Estados Unidos no hay TÜV: nadie homologa pieza por pieza. La ley federal (EPA) prohíbe quitar los catalizadores, algunos estados revisan emisiones y California pide un CARB EO por pieza.',
  ),
  topic(
    'inspection',
    'Will it pass state inspection?',
    'pass inspection smog emissions test state sniffer obd readiness monitors check engine light visual annual yearly new york texas pennsylvania registration sticker fail tuned',
    'An OBD inspection looks for a check engine light, readiness monitors and, in some states, the parts themselves. Intake, cat-back, intercooler and a tune that keeps every monitor usually pass; a catless downpipe or long-tubes do not, and California also wants a CARB EO for each emissions part. Tell me your state\'s rules and say "keep the cats" and I\'ll plan around it.',
    'La inspección OBD revisa la luz de check engine y los monitores; con catalizadores y un tune limpio normalmente pasa. California pide además CARB EO por pieza.',
  ),
  topic(
    'insurance',
    'Do I have to tell my insurance?',
    'insurance insure insurer premium rate coverage disclose declare modified agreed value policy accident claim denied state farm geico progressive go up more expensive increase turbo son tell report agent rate modified cover',
    'Insurance can go up, so ask the agent before the part goes on, and tell them: an undisclosed power mod is a reason to deny a claim, and standard policies pay for the stock car only. Ask for modified-parts or agreed-value coverage and keep our invoice and build sheet as proof of what is in it. Track days need their own policy.',
    'Avísales: una modificación no declarada puede costarte el reclamo. Pide cobertura de piezas modificadas o valor acordado y guarda nuestra factura.',
  ),
  topic(
    'noise_law',
    'How loud is legal?',
    'noise ordinance loud legal limit decibel db ticket exhaust cops pulled over neighbors hoa track sound limit laguna fix it',
    'States and cities set it: California draws the line at 95 dB for passenger cars, many others just say "excessive". A cat-back with a muffler normally stays under; muffler deletes and open headers do not. Track days with a sound limit run 90 to 103 dB, so check the sheet first.',
    'Lo fija cada estado: en California son 95 dB. Un cat-back con mufler normalmente queda abajo; sin mufler, no.',
  ),
  topic(
    'accuracy',
    'How accurate are your numbers?',
    'accurate accuracy prediction predict numbers figures trust real true dyno proven verify tested hero range error margin calculate model believe bs made up honest compare published how do you know sure wrong',
    "They're predictions, not hero pulls: SAE correction, a healthy car, and a 90% range on each. We check them against published dyno results, hits and misses alike, and post it all at /accuracy. Expect a little less on a heat-soaked car.",
    'Son predicciones, cada una con un rango del 90%. Las comparamos con resultados de dyno publicados, aciertos y fallos, en /accuracy.',
  ),
  topic(
    'dyno_types',
    'Why do dynos read differently?',
    'dyno dynojet mustang dyno mainline hub heartbreaker reads low high correction sae std smoothing difference different numbers lower than expected compare baseline',
    'A Dynojet measures how fast the wheels spin up a drum; a Mustang or Dyno Dynamics dyno brakes the car and typically reads 5 to 12% lower, a hub dyno a little higher because no tire slips. STD correction reads about 4% above SAE. Compare before and after on the same dyno, and tell me which one you used so I can read your baseline right. Our figures are Dynojet, SAE.',
    'Un Dynojet suele leer 5 a 12% más que un Mustang dyno, y STD 4% más que SAE. Compara siempre en el mismo dyno; nuestras cifras son Dynojet SAE.',
  ),
  topic(
    'resale',
    'What do mods do to resale?',
    'resale value sell trade in worth later lose money investment back to stock depreciate keep original parts buyer',
    'Mods rarely come back: figure 30 to 50 cents on the dollar, sold as parts. Keep every stock part, the invoices and the build sheet; a car that can go back to stock sells easiest. Bolt-ons come off, cut and welded work does not.',
    'Las modificaciones recuperan quizá 30 a 50%. Guarda las piezas originales y las facturas.',
  ),
]
