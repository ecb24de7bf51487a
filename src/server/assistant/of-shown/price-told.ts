import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import { type Bilingual, dollars, listed, whp } from '../advisor.ts'
import { doesAllButTune, withTuneLabor } from '../labor-but-tune.ts'
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

const PARTS_ALONE =
  /\b(?:without|no|minus|less|sin|w\/o|off|out|aside|subtract|excluding|parts|components|save|ahorro|cheaper|my ?self|ourselves|diy|at home|garage|driveway|own labor|wrench)\b/

/** Both halves are asked for, and neither alone. */
const BOTH = /\bparts (?:and|n|&|plus|with|y) labou?r\b|\blabou?r (?:and|n|&|plus) parts\b/

/** "Without labor", "just parts", "labor is how much of that": the two halves of the price. */
export const laborSplit: OfBuild = ({ asked }, reply) => {
  const { partsCost, laborCost, laborHours, estimatedCost, recommendedParts } = reply
  const tuning = doesAllButTune(asked) ? withTuneLabor(reply) : undefined
  if (tuning) return tuning
  const rate = Number(RATE.exec(asked)?.[1] ?? 0)
  const own = rate > 0 ? ` At $${rate} an hour those ${laborHours} hours would be ${dollars(rate * laborHours)}.` : ''
  const isOfLabor = !PARTS_ALONE.test(asked.replace(BOTH, ''))
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
  const isOfRate =
    /\b(?:per|an?|each) (?:hour|hr)\b|\bhourly\b|\b(?:labor|shop) rate\b|\bpor hora\b/.test(asked) && !own
  if (isOfRate && laborHours > 0)
    return [
      `${dollars(laborCost / laborHours)} an hour on this build: ${laborHours} hours, ${dollars(laborCost)} of the ${dollars(estimatedCost)}.`,
      `${dollars(laborCost / laborHours)} por hora en este build: ${laborHours} horas, ${dollars(laborCost)}.`,
    ]
  const tuned = isOfLabor
    ? ''
    : tune
      ? ` The ${named(tune)} still has to go on before full throttle, with a log to prove it.`
      : ''
  const off = isOfLabor ? '' : ' Choose shipping at checkout and the labor comes off.'
  return [`${lead[0]}${tuned}${off}`, lead[1]]
}

/** So little power is no reason to buy a part. */
const LEAST_GAIN = 3
const perHp = ({ pricing, performance }: RecommendedPart): number => pricing.totalCost / performance.hpGain
const gains = ({ recommendedParts }: GenerateReply): RecommendedPart[] =>
  recommendedParts.filter(({ performance }) => performance.hpGain >= LEAST_GAIN).toSorted((a, b) => perHp(a) - perHp(b))

interface StageFigures {
  stage: number
  wheelHp: number
  costUsd: number
}
/** The stages of the car on the fuel of the build: what each makes and costs. */
function stagesOf({ advisor, vehicle }: Subject, reply: GenerateReply): StageFigures[] {
  const fuel = reply.enhancedData.preferences.fuel_type
  const found = advisor.stages({ vehicleId: vehicle.id, fuel, induction: 'auto', filter: 'all' })
  if (!found.ok) return []
  return found.reply.packages
    .filter(({ stage }) => stage !== 'wide_open')
    .map(({ stage, targetHp, totalCost }) => ({ stage: Number(stage.at(-1)), wheelHp: targetHp, costUsd: totalCost }))
}
export const stageOne = (subject: Subject, reply: GenerateReply): StageFigures | undefined =>
  stagesOf(subject, reply).find(({ stage }) => stage === 1)

const STAGE_SAID =
  /\b(?:(?:stage|stg|step|etapa) ?)?(1|2|3|first|second|third|one|two|three|primera|segunda|tercera)(?:st|nd|rd)?\b/g
const STAGE_NUMBERS: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, one: 1, two: 2, three: 3, primera: 1, segunda: 2, tercera: 3 },
}
/** The two stages that are held against each other: both named, or one named that is not the build that is shown. */
function stagesMeant(subject: Subject, reply: GenerateReply): [StageFigures, StageFigures] | undefined {
  const all = stagesOf(subject, reply)
  const said = [...subject.asked.matchAll(STAGE_SAID)].map(([, word = '']) => STAGE_NUMBERS[word] ?? Number(word))
  const [low, high] = [Math.min(...said), Math.max(...said)]
  const shown = all.find(({ wheelHp }) => Math.abs(wheelHp - reply.power.wheelHp) < 1)
  const of = (number: number) => all.find(({ stage }) => stage === number)
  const pair: [StageFigures | undefined, StageFigures | undefined] =
    low < high ? [of(low), of(high)] : shown && low > shown.stage ? [shown, of(low)] : [undefined, undefined]
  const [first, second] = pair
  return first && second ? [first, second] : undefined
}

/** Past this many times the dollars of the steps before it for each whp, a step is not the better deal. */
const DEARER = 1.5

/** "Is three worth it over two": what the step costs for what it brings. */
function overStage([low, high]: [StageFigures, StageFigures], stockWheelHp: number): Bilingual {
  const [more, dearer] = [Math.round(high.wheelHp - low.wheelHp), high.costUsd - low.costUsd]
  const before = low.costUsd / Math.max(1, low.wheelHp - stockWheelHp)
  if (more <= 5)
    return [
      `No: stage ${high.stage} adds next to nothing over stage ${low.stage} on this car, ${whp(high.wheelHp)} for ${dollars(high.costUsd)} against ${whp(low.wheelHp)} for ${dollars(low.costUsd)}.`,
      `No: la etapa ${high.stage} casi no agrega nada sobre la ${low.stage}.`,
    ]
  const isDear = dearer / more > DEARER * before
  return [
    `${isDear ? `Per dollar, no; only if you want the ${whp(high.wheelHp)}` : 'Yes'}: stage ${high.stage} adds ${more} whp over stage ${low.stage} for ${dollars(dearer)} more, ${dollars(dearer / more)} a whp. Up to stage ${low.stage} you pay ${dollars(before)} a whp: ${whp(low.wheelHp)} for ${dollars(low.costUsd)}.`,
    `${isDear ? `Por dólar, no; solo si quieres los ${whp(high.wheelHp)}` : 'Sí'}: la etapa ${high.stage} da ${more} whp más que la ${low.stage} por ${dollars(dearer)} más, ${dollars(dearer / more)} por whp; hasta la ${low.stage} pagas ${dollars(before)} por whp.`,
  ]
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
  const pair = stagesMeant(subject, reply)
  if (pair) return overStage(pair, reply.power.stockWheelHp)
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
