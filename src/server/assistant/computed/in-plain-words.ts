import type { GenerateReply } from '../../../contract/configurator.ts'
import { carWords } from '../../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, text } from '../advisor.ts'
import { isLayperson } from './gift-answer.ts'

const MOST_NAMED = 4

/** A build for somebody who does not know cars: what it costs, what changes, and that nothing is overdone; no shares of limits. */
function buildInPlainWords(
  advisor: Advisor,
  { estimatedCost, laborHours, recommendedParts, power, shortfall }: GenerateReply,
  vehicleId: string | undefined,
  year: unknown,
): string {
  const vehicle = vehicleId === undefined ? undefined : advisor.catalog.vehicle(vehicleId)
  const name = vehicle ? `the ${carWords(vehicle, Number(year))}` : 'the car'
  const gain = Math.round(power.wheelHp - power.stockWheelHp)
  const names = recommendedParts.slice(0, MOST_NAMED).map((part) => `${part.manufacturer} ${part.name}`)
  const more = recommendedParts.length > MOST_NAMED ? ` and ${recommendedParts.length - MOST_NAMED} more` : ''
  const miss = shortfall ? ' That is as far as this goes for the wish.' : ''
  return `This fits ${name}: ${names.join(', ')}${more}. With our shop putting ${recommendedParts.length === 1 ? 'it' : 'them'} on (${laborHours} ${laborHours === 1 ? 'hour' : 'hours'} of work) it's ${dollars(estimatedCost)} in all. The car gets about ${gain} horsepower stronger, from ${Math.round(power.stockWheelHp)} to ${Math.round(power.wheelHp)}, and nothing in it is asked to do more than it can take.${miss} Parts you haven't used can come back within 30 days; a tune, or a part made to order, can't.`
}

/** Who says that cars are not his thing is told of a build in plain words. */
export function inPlainWords(advisor: Advisor, answer: Answer, visitor: readonly string[]): Answer {
  const build = answer.find((event) => event.type === 'build')
  if (build?.type !== 'build' || !visitor.some((words) => isLayperson(words.toLowerCase()))) return answer
  const words = buildInPlainWords(advisor, build.reply as GenerateReply, build.request.vehicleId, build.request.year)
  return [text(words), ...answer.filter(({ type }) => type !== 'text')]
}
