import type { GenerateReply } from '../../contract/configurator.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { PartKind } from '../../engine/model.ts'
import { type Advisor, type Answer, inLanguage, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { kindName } from './knowledge/part-answer.ts'
import { asksForBuild } from './knowledge/question-shape.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { answerPlan } from './plan-answer.ts'
import type { ChosenCar } from './request-of.ts'

const NEEDS =
  /\b(?:do|does|will|would|should) (?:i|we|it|she|he|my \w+|the car) (?:really |also |even |still |actually )?(?:need|have to have|require|want)\b|\bis an? .{2,30} (?:needed|necessary|required)\b|\bneed (?:an? )?(?:\w+ ){0,3}(?:or not|or no)\b/

/** "Do I need a fuel pump for 500 whp": the kind of part that is asked about. */
export const neededKind = ({ asked }: MessageReading): PartKind | undefined =>
  NEEDS.test(asked) && !asksForBuild(asked) ? kindsIn(asked)[0] : undefined

/** Whether the build for the goal has the part that is asked about, then the build. */
export function answerNeed(advisor: Advisor, before: Draft, draft: Draft, car: ChosenCar, kind: PartKind): Answer {
  const wants = draft.wants?.filter((one) => one !== kind)
  const built = answerPlan(advisor, before, { ...draft, wants: wants ?? [] }, car, undefined, () => [])
  const build = built.find((event) => event.type === 'build')
  if (!build) return built
  const { recommendedParts, power } = build.reply as GenerateReply
  const own = recommendedParts.find((part) => part.kind === kind || part.slot === slotOf(kind))
  const name = kindName(kind).toLowerCase()
  const words = own
    ? inLanguage(draft.language, [
        `Yes, at ${whp(power.wheelHp)} you do: the ${own.manufacturer} ${own.name} is in the build. `,
        `Sí, para ${whp(power.wheelHp)} hace falta: ${own.manufacturer} ${own.name} va en el build. `,
      ])
    : inLanguage(draft.language, [
        `No ${name} needed for ${whp(power.wheelHp)}: this build gets there without one. `,
        `Para ${whp(power.wheelHp)} no hace falta: este build llega sin eso. `,
      ])
  return [text(`${words.trim()} `), ...built]
}
