import { languageOf } from './language.ts'

/** Kinds of parts and words of the trade as they are listed, in Spanish. */
const KINDS: Readonly<Record<string, string>> = {
  'cold-air intake': 'admisión de aire frío',
  'cold air intake': 'admisión de aire frío',
  'long-tube headers': 'headers largos',
  'cat-back exhaust': 'escape cat-back',
  'single turbo kit': 'kit de un turbo',
  'twin turbo kit': 'kit de dos turbos',
  'upgraded turbo': 'turbo más grande',
  'high-pressure fuel pump': 'bomba de alta presión',
  'fuel pump': 'bomba de gasolina',
  'methanol injection': 'inyección de metanol',
  'spark plugs': 'bujías',
  'intake manifold': 'múltiple de admisión',
  'brake pads': 'balatas',
  'brake fluid': 'líquido de frenos',
  injectors: 'inyectores',
  cams: 'árboles de levas',
  camshafts: 'árboles de levas',
  'heat exchanger': 'intercambiador de calor',
  'transmission tune': 'tune de caja',
  turbocharger: 'turbo',
  'performance tires': 'llantas deportivas',
  tires: 'llantas',
  'built transmission': 'caja reforzada',
  'brake kit': 'kit de frenos',
  'rod bearings': 'metales de biela',
  'throttle actuators': 'actuadores de mariposa',
  transmission: 'caja',
  headers: 'headers',
}
export const kindsInSpanish = (words: string): string =>
  Object.entries(KINDS).reduce(
    (text, [english, spanish]) => text.replaceAll(new RegExp(`\\b${english}\\b`, 'gi'), spanish),
    words,
  )

/** Sentences that the engine says in English only, as they are said in Spanish. */
const SENTENCES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/(?<=\$[\d,]+) to (?=\$[\d,]+)/g, () => ' a '],
  [
    /\bStage (\d): (\d+) whp, (\$[\d,]+) installed \(([^)]*)\)\./g,
    (_, stage, power, price, kinds = '') =>
      `Etapa ${stage}: ${power} whp, ${price} instalada (${kindsInSpanish(kinds)}).`,
  ],
  [
    /We have no ([\w -]+?) build for the ([^.]+?\([^)]*\))\.(?: Open to any setup\? (\d+ whp) for (\$[\d,]+)(?: with ([^.]*))?\.)?(?: Pick [^.]*\.)?/g,
    (_, kind = '', car, power, price, parts = '') =>
      `Para el ${car} no tenemos un build con ${kindsInSpanish(kind)}.${power ? ` Sin eso llega a ${power} por ${price}${parts ? `, con ${kindsInSpanish(parts)}` : ''}.` : ''}`,
  ],
  [
    /On the (.+?) the ([\w -]+?) buys the most power for the money\./g,
    (_, car, kind = '') => `En el ${car}, lo que más potencia da por tu dinero: ${kindsInSpanish(kind)}.`,
  ],
  [/Each by itself, cheapest power first:/g, () => 'Cada pieza sola, primero el caballo más barato:'],
  [
    /: about \+(\d+) whp for (\$[\d,]+) installed, (\$[\d,]+) a whp/g,
    (_, power, price, each) => `: unos +${power} whp por ${price} instalado, ${each} por whp`,
  ],
  [/(?<=^Para el [^(]+ \()[^)]*(?=\): desde)/g, (kinds) => kindsInSpanish(kinds)],
  [/ hp at the crank\b/g, () => ' hp al motor'],
  [/\b0-60 in (?=\d)/g, () => '0-60 en '],
  [/\bthe quarter mile in (?=\d)/g, () => 'el cuarto de milla en '],
  [/(?<=\d s) at (?=\d+ mph)/g, () => ' a '],
  [/\bFirst limit: ([^.;\n]*)/g, (_, part = '') => `Primer límite: ${kindsInSpanish(part).replace(' at ', ' a ')}`],
  [/Known weak points? to watch:/g, () => 'Punto débil a vigilar:'],
  [
    /Assuming 93 octane\. Running 91 or E85\? Tell me\./g,
    () => 'Lo calculé con premium 93. Dime si solo tienes 91 o si hay E85.',
  ],
]

/** Words of an answer that are left in English, in Spanish; who gets English after all is told so. */
export function withoutEnglish(words: string): string {
  const spanish = SENTENCES.reduce(
    (text, [form, meant]) => text.replaceAll(form, meant as (match: string) => string),
    words,
  )
  const plain = spanish
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .slice(0, LEAST_WORDS * 2)
    .join(' ')
  return plain.split(/\s+/).length > LEAST_WORDS && languageOf(plain) === 'en' ? `${IN_ENGLISH}${spanish}` : spanish
}
/** So few words are names and figures. */
const LEAST_WORDS = 12
const IN_ENGLISH = 'Esto solo lo tengo en inglés: '
