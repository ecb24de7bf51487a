import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import { type Bilingual, dollars, listed, whp } from '../advisor.ts'
import { named, type OfBuild } from '../of-build.ts'
import type { Subject } from '../strength-answers.ts'
import { byItself, partsSaid } from './parts-said.ts'

const alone = (part: RecommendedPart): string => {
  const { partCost, laborHours, totalCost } = part.pricing
  const labor =
    laborHours > 0 ? `, ${dollars(totalCost)} with ${laborHours} ${laborHours === 1 ? 'hour' : 'hours'} of labor` : ''
  return `${dollars(partCost)} for the ${named(part)} by itself${labor}`
}

/** "How much is just the blower": the part of the build, alone and installed. */
export const partPrice: OfBuild = (subject, reply) => {
  const said = partsSaid(subject.asked, reply)
  const own = [...new Set(said.flatMap((part) => part.own))]
  if (own.length > 0)
    return [
      `${listed(own.map(alone))}. ${own.some(({ priceIsEstimate }) => priceIsEstimate) ? 'The price is our estimate until we quote it.' : ''}`.trim(),
      `${own.map((part) => `${dollars(part.pricing.partCost)} por ${named(part)}, ${dollars(part.pricing.totalCost)} instalado`).join('; ')}.`,
    ]
  const [first] = said
  if (!first) return ['', '']
  if (first.kit)
    return [
      `It comes with the ${alone(first.kit).replace(/^\S+ for the /, '')}: ${dollars(first.kit.pricing.partCost)} the kit, so it has no price of its own.`,
      `Viene con ${named(first.kit)}, ${dollars(first.kit.pricing.partCost)}.`,
    ]
  const other = byItself(subject, first.kind)
  return [`There's no ${first.word} in this build. ${other[0]}`, `Este build no lleva eso. ${other[1]}`]
}

const RATE = /\b(\d{2,3}) ?(?:\/|an?|per) ?(?:hr|hour|h)\b/

/** "Without labor", "just parts", "labor is how much of that": the two halves of the price. */
export const laborSplit: OfBuild = ({ asked }, reply) => {
  const { partsCost, laborCost, laborHours, estimatedCost, recommendedParts } = reply
  const rate = Number(RATE.exec(asked)?.[1] ?? 0)
  const own = rate > 0 ? ` At $${rate} an hour those ${laborHours} hours would be ${dollars(rate * laborHours)}.` : ''
  const isOfLabor = /\blabou?r\b.{0,14}\bhow much\b|\bhow much\b.{0,24}\blabou?r\b/.test(asked)
  const tune = recommendedParts.find(({ kind }) => kind === 'tune' || kind === 'e85_tune')
  const lead: Bilingual = isOfLabor
    ? [
        `${dollars(laborCost)} of it is labor, ${laborHours} hours; the parts are ${dollars(partsCost)}, ${dollars(estimatedCost)} together.${own}`,
        `${dollars(laborCost)} es mano de obra (${laborHours} horas); las piezas son ${dollars(partsCost)}.`,
      ]
    : [
        `${dollars(partsCost)} for the parts alone. That takes ${dollars(laborCost)} off: ${laborHours} hours of labor.${own}`,
        `${dollars(partsCost)} solo las piezas: te ahorras ${dollars(laborCost)}, ${laborHours} horas de mano de obra.`,
      ]
  const tuned = tune ? ` The ${named(tune)} still has to go on before full throttle, with a log to prove it.` : ''
  return [`${lead[0]}${tuned} Choose shipping at checkout and the labor comes off.`, lead[1]]
}

/** So little power is no reason to buy a part. */
const LEAST_GAIN = 3
const perHp = ({ pricing, performance }: RecommendedPart): number => pricing.totalCost / performance.hpGain
const gains = ({ recommendedParts }: GenerateReply): RecommendedPart[] =>
  recommendedParts.filter(({ performance }) => performance.hpGain >= LEAST_GAIN).toSorted((a, b) => perHp(a) - perHp(b))

/** The first stage of the car on its fuel: what it makes and costs. */
export function stageOne({ advisor, vehicle }: Subject, reply: GenerateReply) {
  const fuel = reply.enhancedData.preferences.fuel_type
  const found = advisor.stages({ vehicleId: vehicle.id, fuel, induction: 'auto', filter: 'all' })
  const first = found.ok ? found.reply.packages.find(({ stage }) => stage === 'stage1') : undefined
  return first && { wheelHp: first.targetHp, costUsd: first.totalCost }
}

/** What a whp of the build costs, and which parts bring it cheapest and dearest. */
export const dollarsPerHp: OfBuild = (subject, reply) => {
  const { wheelHp, stockWheelHp } = reply.power
  const gain = Math.round(wheelHp - stockWheelHp)
  if (gain <= 0) return ['This build adds no power, so there is no price per hp.', 'Este build no agrega potencia.']
  const [best, ...rest] = gains(reply)
  const worst = rest.at(-1)
  const each = (part: RecommendedPart) =>
    `the ${named(part)}, ${dollars(perHp(part))} a whp (+${Math.round(part.performance.hpGain)} for ${dollars(part.pricing.totalCost)})`
  const parts = best ? ` Best value in it: ${each(best)}.${worst ? ` Dearest: ${each(worst)}.` : ''}` : ''
  const stage = /\b(?:stage|stg)\b/.test(subject.asked) ? stageOne(subject, reply) : undefined
  const first =
    stage && stage.wheelHp > stockWheelHp
      ? ` Stage 1 is ${dollars(stage.costUsd / (stage.wheelHp - stockWheelHp))} a whp: ${whp(stage.wheelHp)} for ${dollars(stage.costUsd)}. The first hp is always the cheapest.`
      : ''
  return [
    `${dollars(reply.estimatedCost / gain)} a whp: ${dollars(reply.estimatedCost)} installed for ${gain} whp over stock.${first}${parts}`,
    `${dollars(reply.estimatedCost / gain)} por whp: ${dollars(reply.estimatedCost)} instalado por ${gain} whp más que de fábrica.`,
  ]
}

/** "Is it worth it over stage 1": what the step costs, in dollars for each whp. */
export const overStageOne: OfBuild = (subject, reply) => {
  const stage = stageOne(subject, reply)
  const { wheelHp, stockWheelHp } = reply.power
  if (!stage)
    return [
      'We have no stage 1 package for this car on that fuel to hold it against.',
      'No tenemos etapa 1 para este carro.',
    ]
  const more = Math.round(wheelHp - stage.wheelHp)
  const dearer = reply.estimatedCost - stage.costUsd
  if (more <= 5 || dearer <= 0)
    return [
      `They are about the same car: stage 1 is ${whp(stage.wheelHp)} for ${dollars(stage.costUsd)}, this build ${whp(wheelHp)} for ${dollars(reply.estimatedCost)}.`,
      `Casi lo mismo: etapa 1 ${whp(stage.wheelHp)} por ${dollars(stage.costUsd)}, este build ${whp(wheelHp)} por ${dollars(reply.estimatedCost)}.`,
    ]
  const [first, step] = [stage.costUsd / Math.max(1, stage.wheelHp - stockWheelHp), dearer / more]
  const lead =
    step > 2 * first
      ? `Per dollar, no; it's worth it if you want the ${whp(wheelHp)}`
      : `Yes, if you want the ${whp(wheelHp)}`
  return [
    `${lead}. Stage 1 is ${whp(stage.wheelHp)} for ${dollars(stage.costUsd)}, ${dollars(first)} a whp. This build adds ${more} whp on top for ${dollars(dearer)} more, ${dollars(step)} a whp. Stage 1 stays the better deal; this is the quicker car.`,
    `Por dólar gana la etapa 1: ${whp(stage.wheelHp)} por ${dollars(stage.costUsd)}, ${dollars(first)} por whp. Este build da ${more} whp más por ${dollars(dearer)} más, ${dollars(step)} por whp.`,
  ]
}
