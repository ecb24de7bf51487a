import { type Bilingual, capital } from '../advisor.ts'
import { type OfPart, partOf } from './of-part.ts'
import { detailsOf, figuresOf, nameOf, theName } from './part-words-told.ts'

/** What is asked of a part, as it is called back where the list does not say it. */
const MATTERS: readonly (readonly [RegExp, Bilingual])[] = [
  [/\b(?:core|thick\w*|row)\b/, ['the core size', 'la medida del núcleo']],
  [/\brates?\b/, ['the spring rate', 'la dureza del resorte']],
  [/\b(?:weighs?|weight|mass|grams|pounds)\b/, ['the weight', 'el peso']],
  [/\b(?:billet|material|steel|aluminum|titanium|made of|alloy)\b/, ['the material', 'el material']],
  [/\bcolou?rs?\b|\bblack\b/, ['the color', 'el color']],
  [/\bgap\b/, ['the gap', 'la calibración']],
  [/\b(?:durometer|softest|stiff\w*|hardness)\b/, ['the durometer', 'la dureza']],
  [/\b(?:plug|connector|ev1|ev14|uscar|side feed|top feed|impedance)\b/, ['the plug and feed', 'el conector']],
  [/\b(?:diameter|inch\w*|size|mm|dimensions?|long|wide)\b/, ['the size', 'la medida']],
  [/\b(?:db|decibels?|loud\w*)\b/, ['the sound level', 'el nivel de ruido']],
  [
    /\b(?:box|come with|comes with|included?|tob|pilot|clamps?|gaskets?|bolts?|hardware)\b/,
    ['what is in the box', 'lo que trae la caja'],
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
  const cats = catsOf(`${part.name} ${part.description}`.toLowerCase(), words)
  const known = [...figures.map(([english]) => english), ...details]
  const sabido = [...figures.map(([, spanish]) => spanish), ...details]
  const matter = MATTERS.find(([form]) => form.test(words))?.[1]
  const isKnown = (FLOWS.test(words) || HOLDS.test(words)) && figures.length > 0 && matter === undefined
  const name = nameOf(part)
  const lacks: Bilingual = [
    `${capital(matter?.[0] ?? 'more than what follows')} of ${theName(part)} ${NOT_LISTED[0]}: the manufacturer's sheet has it, or ask at /contact.`,
    `${capital(matter?.[1] ?? 'más que lo que sigue')} de ${name} ${NOT_LISTED[1]}: está en la hoja del fabricante o pregunta en /contact.`,
  ]
  const listed: Bilingual =
    known.length > 0
      ? [`${name}: ${known.join(', ')}.`, `${name}: ${sabido.join(', ')}.`]
      : [`It's the ${name}.`, `Es ${name}.`]
  if (cats !== undefined) return [`${cats[0]} ${listed[0]}`, `${cats[1]} ${listed[1]}`]
  if (isKnown) return listed
  return known.length > 0 ? [`${lacks[0]} What we have: ${listed[0]}`, `${lacks[1]} Tenemos: ${listed[1]}`] : lacks
}

function catsOf(written: string, words: string): Bilingual | undefined {
  if (!CATTED.test(words)) return undefined
  if (/catless|off-road only/.test(written)) return ['No, catless: off-road only.', 'No, sin catalizador: solo pista.']
  return /catted|high-flow cat|\bcats?\b/.test(written) ? ['Yes, catted.', 'Sí, con catalizador.'] : undefined
}
