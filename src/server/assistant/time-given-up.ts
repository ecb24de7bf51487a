import type { GenerateReply } from '../../contract/configurator.ts'
import { type Answer, dollars, inLanguage, text } from './advisor.ts'
import type { Draft } from './draft.ts'

const CLOSE_S = 0.02

/** A cheaper build that no longer runs the time that was asked for says so first: what is lost, and what it saves. */
export function withTimeGivenUp({ shown, language }: Draft, last: GenerateReply, told: Answer): Answer {
  const goal = shown?.timeGoal
  const build = told.find((event) => event.type === 'build')
  if (!goal || build?.type !== 'build') return told
  const isQuarter = goal.measure === 'quarter_mile'
  const timeOf = ({ timeSlip }: GenerateReply) => (isQuarter ? timeSlip.quarterMileS : timeSlip.zeroToSixtyS)
  const [now, was] = [timeOf(build.reply), timeOf(last)]
  if (now <= goal.seconds + CLOSE_S || was > goal.seconds + CLOSE_S) return told
  const saved = dollars(last.estimatedCost - build.reply.estimatedCost)
  const what = isQuarter ? ['quarter mile', 'cuarto de milla'] : ['0-60', '0-60']
  return [
    text(
      inLanguage(language, [
        `Nothing cheaper runs ${goal.seconds.toFixed(2)}${isQuarter ? '' : ' to 60'}; the last build is our cheapest that does. This one saves ${saved} and gives up the time: ${now.toFixed(2)} s in the ${what[0]}. `,
        `Nada más barato hace ${goal.seconds.toFixed(2)} s; el build anterior es el más barato que lo logra. Este ahorra ${saved} pero hace ${now.toFixed(2)} s en el ${what[1]}. `,
      ]),
    ),
    ...told,
  ]
}
