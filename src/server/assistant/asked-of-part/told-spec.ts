import type { PartKind } from '../../../engine/model.ts'
import { type Bilingual, capital, listed } from '../advisor.ts'
import { type OfPart, partOf } from './of-part.ts'
import { detailsOf, figuresOf, nameOf, theName } from './part-words-told.ts'

const IN_BOX = 'what is in the box'
const MOST_MATTERS = 3

/** What is asked of a part, as it is called back where the list does not say it. */
const MATTERS: readonly (readonly [RegExp, Bilingual])[] = [
  [/\bpressure drop\b/, ['the pressure drop', 'la caída de presión']],
  [/\bwall\b(?! of)|\b(?:tube|pipe|steel) gauge\b/, ['the wall thickness', 'el grosor de pared']],
  [/\bflanges?\b/, ['the flange', 'la brida']],
  [/\b(?:core|row)\b|(?<!wall )\bthick\w*\b(?! of the (?:wall|tube|pipe))/, ['the core size', 'la medida del núcleo']],
  [/\brates?\b/, ['the spring rate', 'la dureza del resorte']],
  [/\b(?:weighs?|weight|mass(?! flow)|grams|pounds)\b/, ['the weight', 'el peso']],
  [
    /\b(?:billet|material|steel|alumini?um|titanium|stainless|30[49]|409|made of|alloy)\b/,
    ['the material', 'el material'],
  ],
  [/\bcolou?rs?\b|\bblack\b/, ['the color', 'el color']],
  [/\bgap\b/, ['the gap', 'la calibración']],
  [/\b(?:durometer|softest|stiff\w*|hardness)\b/, ['the durometer', 'la dureza']],
  [/\b(?:plug|connector|ev1|ev14|uscar|side feed|top feed|impedance)\b/, ['the plug and feed', 'el conector']],
  [/\b(?:diameter|inch\w*|size|mm|dimensions?|long|wide)\b/, ['the size', 'la medida']],
  [/\b(?:db|decibels?|loud\w*)\b/, ['the sound level', 'el nivel de ruido']],
  [
    /\b(?:box|comes? with(?! (?:a |an |any )?publish\w*)|included?|extra|tob|bearings?|pilot|clamps?|gaskets?|bolts?|hardware)\b/,
    [IN_BOX, 'lo que trae la caja'],
  ],
]
const CATTED = /\bcat(?:ted|less)?\b|\bhigh[- ]flow cat/
const FLOWS = /\b(?:flow\w*|cc|lb\/?hr|lph|gph)\b/
const HOLDS = /\b(?:holds?|rated|rating|torque|tq|handles?|supports?|power)\b/

const NOT_LISTED: Bilingual = ["isn't in our list, and I won't guess it", 'no viene en nuestra lista y no la invento']

/** The figures of a part from the catalog, or that what is asked is not listed. */
export function specTold(one: OfPart): Bilingual | undefined {
  const part = partOf(one)
  if (!part || one.meant.missing !== undefined) return undefined
  const { words } = one
  const figures = figuresOf(part)
  const details = detailsOf(part)
  const written = `${part.name} ${part.description}`.toLowerCase()
  const cats = catsOf(written, words)
  const known = [...figures.map(([english]) => english), ...details]
  const sabido = [...figures.map(([, spanish]) => spanish), ...details]
  const made = madeOf(written, words)
  const asked = MATTERS.filter(([form, [name]]) => form.test(words) && !(made && name === 'the material')).map(
    ([, matter]) => matter,
  )
  // A core is asked about where nothing of tubes is.
  const matters = asked.some(([name]) => name === 'the wall thickness')
    ? asked.filter(([name]) => name !== 'the core size')
    : asked
  const matter = matters[0]
  const isKnown = (FLOWS.test(words) || HOLDS.test(words)) && figures.length > 0 && matter === undefined
  const name = nameOf(part)
  const lacks: Bilingual = [
    `${capital(matter ? listed(matters.slice(0, MOST_MATTERS).map(([one]) => one)) : 'more than what follows')} of ${theName(part)} ${matters.length > 1 ? "aren't in our list, and I won't guess" : NOT_LISTED[0]}: the manufacturer's sheet has ${matters.length > 1 ? 'them' : 'it'}, or ask at /contact before you order.${usualOf(part.kind, matters)[0]}`,
    `${capital(matter?.[1] ?? 'más que lo que sigue')} de ${name} ${NOT_LISTED[1]}: está en la hoja del fabricante o pregunta en /contact antes de pedir.${usualOf(part.kind, matters)[1]}`,
  ]
  const ours: Bilingual =
    known.length > 0
      ? [`${name}: ${known.join(', ')}.`, `${name}: ${sabido.join(', ')}.`]
      : [`It's the ${name}.`, `Es ${name}.`]
  if (cats !== undefined) return [`${cats[0]} ${ours[0]}`, `${cats[1]} ${ours[1]}`]
  if (isKnown) return ours
  if (made && matters.length === 0) return [`${made[0]} ${ours[0]}`, `${made[1]} ${ours[1]}`]
  const first: Bilingual = made ? [`${made[0]} ${lacks[0]}`, `${made[1]} ${lacks[1]}`] : lacks
  // What it is rated for answers nothing of what is in its box.
  const isOfBox = matters.some(([one]) => one === IN_BOX) && !HOLDS.test(words)
  return known.length > 0 && !isOfBox
    ? [`${first[0]} What we have: ${ours[0]}`, `${first[1]} Tenemos: ${ours[1]}`]
    : first
}

const MADE_OF: readonly (readonly [asked: RegExp, written: RegExp, name: Bilingual])[] = [
  [/\balumini?um\b/, /\baluminum\b/, ['aluminum', 'aluminio']],
  [/\b304\b/, /\b304\b/, ['304 stainless', 'inoxidable 304']],
  [/\bstainless\b/, /\bstainless\b/, ['stainless', 'inoxidable']],
  [/\btitanium\b/, /\btitanium\b/, ['titanium', 'titanio']],
]
/** What it is made of, where its own words say so. */
function madeOf(written: string, words: string): Bilingual | undefined {
  const [, , name] = MADE_OF.find(([asked, own]) => asked.test(words) && own.test(written)) ?? []
  return name && [`Yes, ${name[0]}.`, `Sí, de ${name[1]}.`]
}

/** What such a part usually brings, where its own list is not known. */
const USUAL: Partial<Record<PartKind, Bilingual>> = {
  clutch: [
    ' As a rule a clutch kit brings disc, pressure plate, release bearing and the plastic alignment tool; the pilot bearing and new bolts are often extra. Whichever it is, put a new release and pilot bearing in: $20 to $80 of parts behind a day of labor.',
    ' Por regla un kit de clutch trae disco, plato, collarín y el centrador de plástico; el balero piloto y los tornillos muchas veces van aparte. Pon collarín y piloto nuevos de todos modos.',
  ],
  charge_pipes: [
    ' As a rule couplers and clamps come with a charge pipe.',
    ' Por regla vienen con coples y abrazaderas.',
  ],
  headers_long_tube: [
    ' As a rule gaskets and bolts are in the box, and the connection pipes or mid-pipes only where the name says so.',
    ' Por regla trae empaques y tornillos; los tubos de conexión solo si el nombre lo dice.',
  ],
  intercooler: [
    ' As a rule couplers and clamps are in an intercooler kit.',
    ' Por regla el kit trae coples y abrazaderas.',
  ],
}
const usualOf = (kind: PartKind, matters: readonly Bilingual[]): Bilingual =>
  (matters.some(([one]) => one === IN_BOX) ? USUAL[kind] : undefined) ?? ['', '']

function catsOf(written: string, words: string): Bilingual | undefined {
  if (!CATTED.test(words)) return undefined
  if (/catless|off-road only/.test(written)) return ['No, catless: off-road only.', 'No, sin catalizador: solo pista.']
  return /catted|high-flow cat|\bcats?\b/.test(written) ? ['Yes, catted.', 'Sí, con catalizador.'] : undefined
}
