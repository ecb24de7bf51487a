import { GEARBOX_FORMS } from '../../engine/lexicon.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { kindsToChoose } from './kinds-to-choose.ts'
import type { MessageReading } from './meaning-of.ts'
import { pickOfParts } from './pick-of-parts.ts'
import type { ChosenCar } from './request-of.ts'
import { answerTopic } from './topic-answer.ts'

/** A comparison without two cars and without a goal: its topic, else the two kinds of parts that it names. */
export function comparedAtLarge(
  advisor: Advisor,
  draft: Draft,
  reading: MessageReading,
  car: ChosenCar | undefined,
): Answer {
  const { meaning, asked } = reading
  const topic = meaning.topic ?? otherTopic(reading)
  if (topic !== undefined) return answerTopic(advisor, draft, { ...reading, meaning: { ...meaning, topic } })
  const kinds = kindsToChoose(asked)
  if (kinds.length === 2) return pickOfParts(advisor, draft, kinds, car)
  return [text(inLanguage(draft.language, WHICH_TWO)), suggestions('What can you do?')]
}

const OF_GEARBOX = new RegExp(String.raw`\b(?:${GEARBOX_FORMS})\b`)

function otherTopic({ meaning, about, asked }: MessageReading): string | undefined {
  if (meaning.against?.induction !== undefined) return 'turbo_or_blower'
  const [best] = about?.topics ?? []
  if (meaning.against?.fuel === 'e30' || (meaning.against?.fuel && meaning.fuel === 'e30')) return 'e30_blend'
  if (meaning.against?.fuel === undefined && best) return best.topic.id
  if (meaning.fuel ?? meaning.against?.fuel) return 'e85_or_gas'
  return OF_GEARBOX.test(asked) || meaning.gearbox !== undefined ? 'auto_or_manual' : undefined
}

const WHICH_TWO: Bilingual = [
  'Which two do you want side by side? Name them, two parts, two fuels or two cars, and the car they go on.',
  '¿Cuáles dos quieres comparar? Dime dos piezas, dos combustibles o dos carros, y para qué carro.',
]
