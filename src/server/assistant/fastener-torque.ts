import { type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { dangerTold } from './danger-told.ts'
import type { Turn } from './turn.ts'

const FASTENER = String.raw`\b(?:bolts?|nuts?|studs?|clamps?|v-? ?bands?|vbands?|flanges?|screws?|band|tornillos?|tuercas?|abrazaderas?)\b`
const TIGHT = String.raw`\b(?:torque specs?|tightening torque|torque values?|(?:ft|foot|inch|in)[ .-]?(?:lbs?|pounds)|how tight|tighten\w* (?:to|it|them)|torqued? (?:it|them|down|to)|how much torque (?:on|for)|what torque (?:for|on|do)|a cuanto (?:se )?apriet\w+|par de apriete)\b`
const ASKS = new RegExp(`${TIGHT}.{0,60}${FASTENER}|${FASTENER}.{0,40}${TIGHT}`)
/** Wheels and plugs have figures of their own; what a stud holds is a power. */
const ELSE =
  /\b(?:lugs?|lug ?nuts?|wheel (?:nuts?|bolts?)|spark ?plugs?|drain plugs?|holds?|handles?|makes?|making|rated|good for|break|snap\w*|stripped|came loose)\b/
const V_BAND = /\bv-? ?bands?\b|\bvbands?\b/

const WHERE: Bilingual = [
  "That number is on the sheet in the part's box; for factory hardware it's in your car's factory service manual. I don't have it here and won't guess one: too loose leaks or backs out, too tight strips the thread or bends the flange. Sheet lost? The part's maker has it, or ask at /contact.",
  'Ese número viene en la hoja de la pieza; para tornillería de fábrica, en el manual de servicio del carro. Aquí no lo tengo y no lo voy a inventar: flojo fuga o se sale, de más barre la rosca o dobla la brida. ¿Sin hoja? La tiene el fabricante, o pregunta en /contact.',
]
const BAND: Bilingual = [
  ' A v-band goes on in steps: faces square, snug it, tap around it, snug it again, and check it once more after the first heat cycle.',
  ' La abrazadera va por pasos: caras parejas, aprieta, golpea alrededor, aprieta otra vez y revisa después del primer calentón.',
]

/** "Torque spec on the v-band": how tight a fastener goes is its maker's figure, and no power of the engine. */
export function fastenerTorque({ draft, reading, words }: Turn): Answer | undefined {
  const { asked } = reading
  if (!ASKS.test(asked) || ELSE.test(asked)) return undefined
  if (draft.talk?.danger || dangerTold(asked, words)) return undefined
  const [english, spanish] = V_BAND.test(asked) ? BAND : ['', '']
  return [
    text(inLanguage(draft.language, [`${WHERE[0]}${english}`, `${WHERE[1]}${spanish}`])),
    suggestions('How do I reach a person?'),
  ]
}
