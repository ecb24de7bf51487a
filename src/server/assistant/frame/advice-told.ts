import { stockFigures } from '../../planning/car-facts.ts'
import { isOrder } from '../act.ts'
import { type Advisor, type Answer, suggestions, text, whp } from '../advisor.ts'
import { dangerTold } from '../danger-told.ts'
import { isDiesel } from '../diesel-said.ts'
import type { Draft } from '../draft.ts'
import { ADVICE } from '../knowledge/advice-topics.ts'
import { subjectOfFragment } from '../knowledge/subject-of-question.ts'
import type { MessageReading } from '../meaning-of.ts'
import { orderWentWrong } from '../order-went-wrong.ts'
import { BOOST_KINDS, kindsIn } from '../part-words.ts'
import { strengthAsked } from '../strength-asked.ts'
import { answerTopic } from '../topic-answer.ts'
import { type OfCar, ofCar } from './of-car.ts'

/** A price, a shelf or a cart is asked for, and no advice. */
export const BUYS =
  /\b(?:price|cost|costs|how much (?:is|are|for)|quote|cart|in stock|do you (?:have|sell|carry)|cheap(?:est)?|(?:you|u|ya|yall) got|show me|hours|legal|smog)\b|\$/
/** A first message that asks for advice, or tells a symptom that is looked for first: no part and no build answers it. */
export function adviceTold(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { asked, meaning } = reading
  const topic =
    orderWentWrong(asked) && !/\bship(?:s|ping)\b/.test(asked) ? 'damaged_part' : adviceIn(advisor, draft, reading)
  if (!topic) return undefined
  const { part: _, stranger: __, ...said } = meaning
  const { about: ___, ...whole } = reading
  return answerTopic(advisor, draft, { ...whole, meaning: { ...said, intent: 'topic', topic } })
}

/** Topics that say stop themselves. */
const OF_DANGER: Readonly<Record<string, string>> = { rail_pressure: 'lean', misfire_wet: 'misfire' }

/** So much a message has to say of a topic for it to come before a part or a build. */
const SAYS_MUCH = 13

/** So much another topic may stand above it where the question itself, or all of the message, names it first. */
const NEAR = 4

function adviceIn(advisor: Advisor, draft: Draft, reading: MessageReading): string | undefined {
  const { asked, meaning } = reading
  if (isOrder(asked) || isDiesel(asked) || meaning.budgetUsd !== undefined || BUYS.test(asked) || strengthAsked(asked))
    return undefined
  const [whole] = subjectOfFragment(advisor.catalog.vehicles, asked)?.topics ?? []
  const [asks = whole] = reading.about?.topics ?? []
  const found = [asks, whole].find((hit) => hit && hit.rank >= SAYS_MUCH && ADVICE.has(hit.topic.id))
  const other = [asks, whole].find((hit) => hit && hit !== found && !ADVICE.has(hit.topic.id))
  if (!found || (other && other.rank > found.rank + NEAR)) return undefined
  const { id } = found.topic
  // What a plug is gapped to goes by the stage that is named.
  if (meaning.goal && id !== 'spark_plugs_gap') return undefined
  const danger = dangerTold(asked, asked)?.id
  if (danger !== undefined && OF_DANGER[id] !== danger) return undefined
  if (id in NAMES && !NAMES[id]?.test(asked)) return undefined
  return id === 'boost_family_car' && hasKit(ofCar(advisor, draft, reading)) ? undefined : id
}

/** What a message has to name for one of these to be meant. */
const NAMES: Readonly<Record<string, RegExp>> = {
  power_or_else_first:
    /(?=.*\b(?:power|faster|tun(?:e|ing)|mods?|horse ?power|potencia)\b)(?=.*\b(?:first|before|worth|or|mejor|primero)\b)/,
  boost_family_car: /\b(?:turbo(?:charge)?|boost|supercharge)\b(?! kit)/,
  warranty_who: /\bwarrant\w+\b/,
  oil_starvation:
    /\boil\b(?=.*\b(?:tires?|200 ?tw|slicks?|track|corners?|laps?|starv\w*)\b)|\b(?:tires?|200 ?tw|slicks?|track|corners?|laps?)\b(?=.*\boil\b)/,
  sits_crooked: /\b(?:crooked|uneven|lopsided|lean(?:s|ing)?|not level|one side|one corner|chueco)\b/,
  clutch_pedal_floor: /\bpedal\b/,
  tires_chunking: /\bchunk\w*|\bt(?:ear|orn?)\w*|\bblister\w*|\bfalling apart\b/,
  rail_pressure: /\bpressure\b|\bp0087\b/,
  misfire_wet: /\b(?:wet|rain\w*|humid\w*|damp|moist\w*|puddle|water|wash\w*)\b/,
  carb_rich: /\brich\b|\bflood\w*|\bfoul\w*|\bloads? up\b|\blean out\b/,
  cam_stock_computer: /\bcams?\b/,
  swap_donor: /\bswap\w*|\bdonor\b|\bjunkyard\b|\b(?:in|into) (?:my|a|an|the|his)\b/,
  downpipe_need:
    /\b(?:what(?: is| are| does|'?s)?|do i need|should i|need (?:a|one|it)|necessary|explain|why|que es)\b(?=.*\bdownpipe\b)|\bdownpipe\b(?=.*\b(?:what|need|necessary|good for)\b)/,
  tow_after_lift: /\btow\w*|\bpayload\b/,
  knock_rebuild: /\bknock\w*|\bspun\b|\bmetal\b/,
  spark_plugs_gap: /\bgap(?:ped|s)?\b/,
  nitrous_pressure: /\bpressure\b/,
  brakes_smoking: /\bsmok\w+|\bglow\w+/,
}

/** A car that came with boost, or that we have a kit for. */
const hasKit = (car: OfCar | undefined): boolean =>
  car !== undefined &&
  (car.vehicle.engine.aspiration !== 'na' ||
    car.advisor.catalog.partsFor(car.vehicle).some(({ kind }) => BOOST_KINDS.includes(kind)))

const LEAVES_STOCK =
  /\bor\b[^.?!]{0,24}\b(?:leave|leaving|keep|keeping|stay)\b[^.?!]{0,16}\b(?:stock|alone|factory|as it is)\b/
const LASTS = /\b(?:reliab\w*|last(?:s|ing)?|daily|dependable|longevity)\b/

/** "Bigger turbo, or leave it stock for reliability": stock, how much of its limit that is, and the mildest step that adds some. */
export function leftStock(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  const isOfPower = /\b(?:power|turbos?|blower|supercharg\w+|tun(?:e|ed|ing)|boost|cams?|mod\w*|stage)\b/.test(asked)
  if (!LEAVES_STOCK.test(asked) || !LASTS.test(asked) || !isOfPower || meaning.goal || meaning.budgetUsd)
    return undefined
  const { stockWhp, stage1, limit, failsFirst } = figuresOf(car)
  const isInside = stage1 > 0 && stage1 < limit
  return [
    text(
      `Leave it stock if it has to last: the ${car.name} makes about ${whp(stockWhp)} that way, and the stock bottom end is good for about ${whp(limit)}. What lets go first: ${failsFirst}.`,
      isInside
        ? `The most I'd put on a daily is a mild tune: stage 1 makes about ${whp(stage1)}. Bigger hardware brings it to that limit sooner, and clutch, fuel and heat come with it.`
        : '',
      'Fresh oil on time, good plugs and the right fuel do more for its life than any part.',
      car.assumed,
    ),
    suggestions('What breaks first?', 'Stage 1', 'What should I check first?'),
  ]
}

const BEFORE = /\b(?:before|first|need)\b/
const TURNS_UP =
  /\b(?:turn(?:ing)? (?:it|her|the boost) up|tun(?:e|ing)|boost|power|turbo|blower|supercharg\w+|stage)\b/

/** "Should I do rods before I turn it up": from which power on, and what the stages make. */
export function builtFirst(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  if (!kindsIn(asked).includes('built_bottom_end') || !BEFORE.test(asked) || !TURNS_UP.test(asked)) return undefined
  if (meaning.goal || meaning.budgetUsd || meaning.installed || BUYS.test(asked) || dangerTold(asked, asked))
    return undefined
  const { stockWhp, stage1, stage2, limit, failsFirst } = figuresOf(car)
  return [
    text(
      `Not until about ${whp(limit)} on 93: that's what the stock bottom end of the ${car.name} is good for. What lets go first: ${failsFirst}.`,
      `It makes about ${whp(stockWhp)} stock, ${Math.round(stage1)} with stage 1 and ${Math.round(stage2)} with stage 2${stage2 < limit ? ', all inside it' : ', and stage 2 is past it'}. So a good tune first, with knock and fuel watched in a log; rods and pistons when your goal is past that figure.`,
      'The exception is an engine with low compression or one that knocked: that comes out first. How much power do you want in the end?',
      car.assumed,
    ),
    suggestions('What breaks first?', 'Stage 2', `${Math.round(limit / 10) * 10} whp`),
  ]
}

function figuresOf({ advisor, vehicle }: OfCar) {
  const { family } = vehicle
  const found = advisor.stages({ vehicleId: vehicle.id, fuel: '93', induction: 'auto', filter: 'all' })
  const packages = found.ok ? found.reply.packages : []
  const stageOf = (stage: 'stage1' | 'stage2') =>
    packages.find((one) => one.stage.replace('_', '') === stage)?.targetHp ?? family.stageWheelHp[stage] ?? 0
  return {
    stockWhp: stockFigures(advisor.catalog, vehicle).wheelHp,
    stage1: stageOf('stage1'),
    stage2: stageOf('stage2'),
    limit: family.bottomEndLimitWheelHp,
    failsFirst: family.failsFirst,
  }
}
