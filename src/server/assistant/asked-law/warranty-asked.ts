import type { Bilingual } from '../advisor.ts'
import { told } from '../counter/fact.ts'
import { OF_TUNE } from './law-words.ts'

const MAKERS =
  'dealer\\w*|dodge|ford|chevy|chevrolet|gm|honda|toyota|subaru|bmw|vw|volkswagen|audi|nissan|mopar|infiniti|mazda|hyundai|kia|the manufacturer|the maker|factory'
const OF_FACTORY = new RegExp(
  String.raw`\b(?:${MAKERS})\b[^.?!]{0,60}\b(?:cover\w*|honou?r\w*|den(?:y|ied|ies)|void\w*|claim\w*|warrant\w*)\b|\b(?:cover\w*|honou?r\w*|den(?:y|ied|ies)|void\w*|claims?|warrant\w*)\b[^.?!]{0,60}\b(?:${MAKERS})\b|\b(?:powertrain|factory|manufacturer'?s?|bumper to bumper|cpo) warrant\w*`,
)
const OURS =
  /\b(?:your|ur|yalls?|y'alls?) (?:own )?(?:work|labor|warranty|install\w*|parts?|tunes?|shop)\b|\bwarranty on your\b/
const OF_PRICE = /\bhow much (?:for|is|are|does|would)\b|\bprice\b|\bneed a tune\b/
const ASKS = /\?|\b(?:is|does|do|will|would|can|could|should|whether|still|if)\b/

const SEES_TUNE = new RegExp(
  String.raw`\b(?:${MAKERS}|they|service (?:advisor|department)|(?:the )?techs?)\b[^.?!]{0,40}\b(?:see|tell|know|detect|find|trace|read|notice)\b|\b(?:traces?|untraceable|undetectable|flash counter)\b`,
)
const OF_SMOG = /\b(?:smog|emissions?|inspect\w*|station)\b/
const WAITS =
  /\bwait\w*\b|\b(?:months?|years?|miles|k)\b[^.?!]{0,12}\b(?:left|remaining)\b|\b(?:until|till|before) (?:the |my |it )?(?:warranty )?(?:runs? out|expires?|is (?:up|over))\b/
const LEARNS = /\bunmarr\w*|\bmarried\b/

/** What the factory's warranty is after a part or a tune: who has to show what, what the dealer sees, whether waiting pays. */
export function warrantyAsked(typed: string): Bilingual | undefined {
  if (OURS.test(typed) || OF_PRICE.test(typed) || !ASKS.test(typed)) return undefined
  if (OF_TUNE.test(typed) && SEES_TUNE.test(typed) && !OF_SMOG.test(typed)) {
    const [english, spanish] = told('dealer_detect')
    const unmarried: Bilingual = LEARNS.test(typed)
      ? [
          ' Unmarrying puts the stock map back and frees the device; the traces stay.',
          ' Al desvincularlo vuelve el mapa de fábrica, pero el rastro queda.',
        ]
      : ['', '']
    return [`${english}${unmarried[0]}`, `${spanish}${unmarried[1]}`]
  }
  if (!OF_FACTORY.test(typed)) return undefined
  return WAITS.test(typed) ? waited(typed) : denied(typed)
}

const waited = (typed: string): Bilingual => {
  const of = OF_TUNE.test(typed) ? 'a tune' : 'the parts'
  return [
    `Waiting it out is the cheap, safe choice with little left on it: the dealer can see a tune, and may deny an engine or gearbox claim that ${of} caused, which is the one you could not pay. Not overblown, not certain either: unrelated repairs stay covered, and he has to show the cause (Magnuson-Moss). Don't want to wait? Start with what needs no tune (brakes, tires, suspension, cat-back) and keep the stock parts.`,
    'Esperar es lo barato y seguro si queda poco: el dealer ve el tune y puede negar un reclamo de motor o caja que el cambio causó. Lo demás sigue cubierto (Magnuson-Moss). Mientras, frenos, llantas, suspensión o cat-back, y guarda lo de fábrica.',
  ]
}

const PART_OF: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:intake|air filter|cai)\b/,
    'With an intake that is a dirty or oiled airflow meter, dirt or water that it let in, or a lean code; not a window switch or a gearbox.',
  ],
  [
    /\b(?:cat-? ?back|axle-? ?back|exhaust|muffler)\b/,
    'With an exhaust behind the cats that is next to nothing but the exhaust itself.',
  ],
  [
    /\b(?:coilovers?|springs?|lowering|lift|suspension|wheels?|spacers?)\b/,
    'With springs, a lift or wheels that is wheel bearings, joints, axles, shocks and tires.',
  ],
]

function denied(typed: string): Bilingual {
  const isTune = OF_TUNE.test(typed)
  const part = PART_OF.find(([form]) => form.test(typed))?.[1]
  const why = part ?? 'The parts and the tune answer for what they touch: engine, clutch, gearbox, driveline.'
  return [
    `Not the whole warranty: under Magnuson-Moss the dealer has to show that the part or the tune caused that failure, and only that claim can be denied. ${why} ${isTune || !part ? 'A tune is the one he sees, and engine and gearbox claims over it are denied. ' : ''}Keep the stock part, ask for a denial in writing with its reason, and check that the years and miles of the cover aren't over. What we install carries our own year.`,
    `No toda la garantía: por la ley Magnuson-Moss el dealer tiene que mostrar que esa pieza o el tune causó la falla, y solo ese reclamo se puede negar. ${isTune || !part ? 'El tune lo ven, y por él niegan motor y caja. ' : ''}Guarda lo de fábrica y pide la negativa por escrito. Lo que instalamos lleva un año nuestro.`,
  ]
}
