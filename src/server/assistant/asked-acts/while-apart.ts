import type { PartKind } from '../../../engine/model.ts'
import { partsLike } from '../../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, suggestions, text, whp } from '../advisor.ts'
import { bearersOn } from '../asked-limits/bearers.ts'
import { askedOf } from '../asked-limits/component-told.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { kindsIn } from '../part-words.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { isBesideDanger } from './ask-in.ts'

/** A job that opens the car, how people speak of it, and what a shop does in the same visit. */
interface Job {
  /** "While the gearbox is out". */
  name: string
  words: RegExp
  list: string
  /** What of ours goes in for the part alone. */
  kinds: readonly PartKind[]
}

const GEARBOX_OUT: Job = {
  name: 'the gearbox is out',
  words:
    /\b(?:clutch|trans(?:mission)?|gear ?box|tranny|fly ?wheel|torque tube|bell ?housing|slave|pressure plate|throw ?out)\b/,
  list: 'the clutch with its pilot bearing and release bearing (or the slave, where it sits inside the bellhousing, with a remote bleeder), flywheel surface and new flywheel bolts, rear main seal, input shaft seal, shifter bushings and fresh gear oil',
  kinds: ['clutch', 'flywheel'],
}
const AUTOMATIC_OUT: Job = {
  name: 'the transmission is out',
  words: GEARBOX_OUT.words,
  list: 'the converter and its seal, rear main seal, flexplate and its bolts, filter, fluid, and the cooler with its lines flushed',
  kinds: ['torque_converter', 'transmission_cooler'],
}
const JOBS: readonly Job[] = [
  {
    name: 'the front cover is off',
    words:
      /\b(?:front cover|timing (?:cover|chains?|set|belt)|oil pump(?: gears)?|damper|harmonic|crank (?:hub|pulley))\b/,
    list: 'the timing chain or belt with guides and tensioners, oil pump gears, front main seal, a new crank bolt, water pump and thermostat',
    kinds: ['oil_pump_gears'],
  },
  {
    name: 'the heads are off',
    words: /\b(?:heads?(?! (?:unit|ache|light|room))|head ?gaskets?|valve (?:job|guides?)|guides|lifters?|valley)\b/,
    list: 'bronze guides and stem seals, valve springs, head gaskets with new bolts or studs, lifters and their trays, a flatness check of block and heads, timing set and water pump; a mild cam with its springs costs you the parts only, if piston-to-valve is checked with clay',
    kinds: ['head_studs', 'camshafts'],
  },
  {
    name: 'the rear end is apart',
    words: /\b(?:diff(?:erential)?|rear ?end|ring and pinion|axles?|posi|third member)\b/,
    list: 'carrier and pinion bearings, axle bearings and seals, a new crush sleeve, ring gear bolts, the limited slip clutches, and oil with the friction modifier it asks for',
    kinds: ['differential', 'half_shafts'],
  },
  {
    name: 'the turbo side is apart',
    words: /\b(?:turbos?|down ?pipe|exhaust manifold|hot side)\b/,
    list: 'all gaskets and studs, oil feed and drain lines, coolant lines, wastegate arm, downpipe, oxygen sensors and plugs',
    kinds: ['downpipe', 'spark_plugs'],
  },
  {
    name: 'the intake is off',
    words: /\b(?:intake manifold|manifold is off|injectors?)\b/,
    list: 'manifold and injector seals, vacuum and PCV hoses, knock sensors or coolant pipes that hide under it, and on direct injection the carbon on the valves',
    kinds: ['injectors'],
  },
  {
    name: 'the suspension is apart',
    words: /\b(?:coil ?overs?|springs?|shocks?|struts?|control arms?|bushings?|suspension|sub ?frame)\b/,
    list: 'bushings and ball joints, top mounts, bump stops, sway bar end links, subframe bushings, and an alignment after',
    kinds: ['sway_bar', 'springs'],
  },
  {
    name: 'the engine is out',
    words: /\b(?:motor|engine|short ?block|oil pan|pan)\b/,
    list: 'motor mounts, rear main and pan gaskets, oil pump and pickup, water pump and hoses, the sensors and wiring you can reach now, and the clutch or converter',
    kinds: ['clutch', 'oil_pump_gears'],
  },
]

const OPEN =
  /\b(?:apart|torn down|(?:all )?(?:is |its |it's |it is )?(?:already )?(?:out|down|open)|in there|off the car|on the (?:lift|bench))\b/
const WHILE =
  /\bwhile\b[^.?!]{0,30}\b(?:apart|out|down|open|off|in there|torn|at it)\b|\b(?:everything|all|it|tube|trans\w*|gearbox|engine|motor|heads?|diff|that|thing)(?:'s| is| are|s)? (?:all )?(?:apart|out|down|open)\b|\bat the same time\b|\bwhile (?:we|you|i|they)(?:'re|re| are|'m| am) (?:in there|at it)\b|\bsame labor\b/
const ASKS_MORE =
  /\b(?:what|anything|something) (?:else|more|other)\b|\bwhat (?:more|all)\b|\b(?:should|would|do|shall) (?:i|you|we)\b[^.?!]{0,40}\b(?:do|replace|change|add|swap|put|upgrade)\b|\b(?:dumb|stupid|foolish|silly|smart|worth|better|good idea|makes? sense|pays?)\b|\bwhich (?:seals|parts)\b/
/** How long it is out, or a price of the shop: asked of another. */
const ELSE =
  /\b(?:how (?:long|many (?:days|hours))|come(?:s)? out|have to (?:come|pull|drop)|ship\w*|cart|weather|lockdown)\b/

/** The job that is open: of this message, else of the last ones. */
function jobOf({ draft, reading }: Turn, isAutomatic: boolean): Job | undefined {
  const all = [isAutomatic ? AUTOMATIC_OUT : GEARBOX_OUT, ...JOBS]
  const earlier = (draft.turns ?? [])
    .slice(-3)
    .toReversed()
    .map((turn) => turn.toLowerCase())
  for (const words of [reading.asked, ...earlier]) {
    const found = all.find((job) => job.words.test(words))
    if (found) return found
  }
  return undefined
}

/** "What else while it's all apart", "dumb not to do the clutch at the same time": the same labor, what goes in with it. */
export function whileApart(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning } = reading
  if (!OPEN.test(asked) && !WHILE.test(asked)) return undefined
  if (!WHILE.test(asked) || !ASKS_MORE.test(asked) || ELSE.test(asked)) return undefined
  if (isBesideDanger(turn) || meaning.intent === 'cart' || draft.language === 'es') return undefined
  const car = meaning.stranger ? undefined : ofCar(advisor, draft, reading)
  const job = jobOf(turn, car !== undefined && car.vehicle.transmission.kind !== 'manual')
  if (!job) return undefined
  const lead = leadOf(turn, job, car)
  const tube = car && job === GEARBOX_OUT && TORQUE_TUBE.test(car.name) ? TUBE : ''
  const seals = lead.includes('labor') ? 'With it' : `While ${job.name}`
  return [
    text(`${lead}${seals}: ${job.list}.${tube}${priced(turn, car, job)}`, car?.assumed ?? ''),
    suggestions('How long does it take?', 'Book the shop'),
  ]
}

const TORQUE_TUBE = /\bCorvette\b(?!.*Stingray C8)/
const TUBE =
  ' On a Corvette the torque tube is down too: both rubber couplers, the tube bearings and the diff input seal are cheap now and the whole job again later.'

const MOST_PRICED = 2
function priced(turn: Turn, car: OfCar | undefined, job: Job): string {
  if (!car) return ' Name the car and I price what we have for it.'
  const torqueLbft = torqueToBear(turn, car)
  const parts = job.kinds.flatMap(
    (kind) =>
      partsLike(car.advisor.catalog, car.vehicle, { kind }).find(
        (part) => part.kind === kind && (part.ratings.supportsTorqueLbft ?? torqueLbft) >= torqueLbft,
      ) ?? [],
  )
  const said = parts
    .slice(0, MOST_PRICED)
    .map(
      (part) =>
        `${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))} for the part (${dollars(installedUsdOf(part))} as a job of its own)`,
    )
  return said.length > 0
    ? ` Ours for it: ${said.join('; ')}. Seals, bolts and bearings we order with the job.`
    : ' Seals, bolts and bearings we order with the job: ask at /contact.'
}

/** What a new clutch has to hold: the torque of the build on the table, or of the power that was said. */
function torqueToBear(turn: Turn, car: OfCar): number {
  const { advisor, draft } = turn
  const built = draft.shown?.modelId === car.vehicle.modelId ? shownBuild(advisor, draft, draft.shown) : undefined
  if (built?.ok) return built.reply.power.crankTorqueLbft
  const clutch = bearersOn(car, '93').find(({ what }) => what === 'clutch')
  const powers = [turn.reading.asked, ...(draft.turns ?? []).slice(-2)].flatMap(
    (words) => askedOf(turn, car, words.toLowerCase()).load.wheelHp ?? [],
  )
  const torque = clutch?.torqueLbft ?? 0
  return clutch && powers.length > 0 ? (torque * Math.max(...powers)) / clutch.wheelHp : torque
}

/** Whether the part that is named goes in now: by what it carries, where that is said, else by the labor that is paid. */
function leadOf(turn: Turn, job: Job, car: OfCar | undefined): string {
  const { asked } = turn.reading
  const isClutch = /\bclutch\b/.test(asked)
  const isOfPart = isClutch || kindsIn(asked).some((kind) => job.kinds.includes(kind))
  const isAnyElse = /\b(?:what|anything|something) (?:else|more|other)\b|\bwhat more\b/.test(asked)
  if (!isOfPart || (isAnyElse && !isClutch)) return ''
  const one = car && isClutch ? bearersOn(car, '93').find(({ what }) => what === 'clutch') : undefined
  const power = car && one ? askedOf(turn, car, asked).load.wheelHp : undefined
  if (one && power !== undefined && power > 0.92 * one.wheelHp)
    return `Change it now: the stock clutch is good for about ${whp(5 * Math.round(one.wheelHp / 5))} and you're at ${whp(power)}; the labor to get in there is already paid. `
  return `Do it now: the labor to get in there is already paid, so it costs you the part; done later you pay for the same hours twice. `
}
