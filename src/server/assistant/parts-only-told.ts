import { type Answer, type Bilingual, dollars } from './advisor.ts'
import { doesAllButTune, withTuneLabor } from './labor-but-tune.ts'

/** Who does the work himself wants the price of the parts. */
const OWN_HANDS =
  /\b(?:do(?:ing)?|handle) (?:all )?(?:of )?the (?:labor|work|wrenching) (?:my ?self|ourselves|is)\b|\bi do (?:all )?(?:of )?the (?:labor|work|wrenching)\b|\bparts? (?:cost|price|total|money)s?(?: only)?\b|\b(?:just|only) (?:the )?parts\b(?! list)|\bparts[- ]only\b|\b(?:no|without|w\/o|minus|skip|not counting|don't need|before) (?:the )?(?:labor|labour|install(?:ation)?)\b|\b(?:turn\w*|spin\w*|sling\w*|do\w*) (?:my|our|his) own (?:wrench\w*|work|labor|installs?)\b|\b(?:do(?:ing)?|install\w*|wrench\w*|fit\w*) (?:it |them |that |all |everything |the (?:work|labor|install|wrenching) )?(?:all )?(?:myself|ourselves)\b|\bdiy\b/

/** The parts alone, first, beside a build for who turns his own wrenches. */
export function partsOnlyTold(asked: string, answer: Answer): Bilingual | undefined {
  const build = answer.findLast((event) => event.type === 'build')
  const words = answer.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')
  if (!build || !OWN_HANDS.test(asked) || /\bparts alone\b|for the parts\b/.test(words)) return undefined
  const { partsCost, laborCost, laborHours } = build.reply
  if (laborCost <= 0) return undefined
  const tuning = doesAllButTune(asked) ? withTuneLabor(build.reply) : undefined
  if (tuning) return tuning
  return [
    `${dollars(partsCost)} for the parts alone; the ${laborHours} hours of labor in the prices below, ${dollars(laborCost)}, are yours to do.`,
    `${dollars(partsCost)} solo en piezas; las ${laborHours} horas de mano de obra de abajo, ${dollars(laborCost)}, las pones tú.`,
  ]
}
