import { type CarReading, type NamedCar, readCar, yearIn } from '../catalog/car-words.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { readBareNumber, readBudget, readPowerGoal } from './goal-words.ts'
import type { Goal, Intent, Meaning } from './meaning.ts'
import { readInstalled, readMeasured } from './on-the-car.ts'
import { kindsIn, makerIn, readKeepsStock, readWants } from './part-words.ts'
import { readFuels, readGearbox, readInductions, readPriority, readUse } from './preference-phrases.ts'
import { Sentence } from './sentence.ts'
import { readStripGoal } from './strip-goal-words.ts'

const RESET =
  /^\s*(?:please )?(?:start (?:over|again)|new (?:build|conversation|car)|reset|clear|forget (?:all|everything|it|that)|begin again)\b/
const THANKS = /^\s*(?:thanks|thank you|thx|cheers|great|perfect|awesome|nice|cool)\b/
const GREETING =
  /^\s*(?:hi|hello|hey|yo|good (?:morning|evening|afternoon))(?: there| all)?[\s!.,?]*$|^\s*help[\s!.?]*$|\bwhat (?:can|do) you do\b|\bhow does this work\b|\bwho are you\b/
const CART =
  /\b(?:cart|basket|checkout|check out|purchase)\b|\bi'?ll take (?:it|this|that|them)\b|^\s*(?:please )?(?:buy|order|take)\b/
const COMPARE =
  /\bcompar\w+|\bversus\b|\bvs\b\.?|\bdifference between\b|\bwhich (?:one )?(?:is|are|would be) (?:quicker|faster|better|stronger|cheaper)\b/
const LIMITS =
  /\bwhat (?:breaks|fails|gives|goes|blows|will break|would break|is going to break)\b|\bweak(?:est)? (?:links?|points?|spots?|parts?)\b|\b(?:will|would|can|could|does|do|is|are)\b.*\b(?:hold(?: up)?|handle|survive|take|safe|blow|last)\b|\bhow much (?:power |torque )?(?:can|could|will|does)\b.*\b(?:hold|handle|take|survive)\b|\blimits?\b(?! slip)/
const FITS =
  /\bfits?\b(?! (?:a|the) bill)|\bfitting\b|\bcompatible\b|\bbolts? (?:on|up) to\b|\b(?:what|which)\b.*\b(?:do you have|are there|can i get|available)\b|^\s*(?:is|are) there (?:an?|any|some)?\b|\b(?:do you|have you|you) (?:have|got|sell|carry)\b|^\s*got (?:an?|any)\b/
const SLIP =
  /\bcompar\w+ .*\bstock[\s?.!]*$|\bhow (?:quick|fast)\b|\btime ?slip\b|\btrap(?: speed)?\b|\bet\b|\bwhat (?:will|does|would|do|did|can) .{0,40}\b(?:run|trap|do in)\b|\bquarter(?:[\s-]mile)?\b|\b1\/4(?:[\s-]mile)?\b|\b0 ?(?:-|to) ?60\b|\b60 ?(?:ft|foot)\b/
const PRICE =
  /\bhow much (?:does|do|is|are|would|will|for)\b|\bprice\b|\bwhat (?:does|would|will) (?:it|that|this) cost\b|\btotal\b|\bcosts?\b/
const WHY = /^\s*(?:but )?why\b|\bexplain\b|\breasons?\b|\bhow come\b/
const STOCK_POWER =
  /\bhow (?:much|many) (?:power|horsepower|hp|whp|torque|horses)\b|\bstock (?:whp|hp|power|horsepower|torque|figures?)\b|\bwhat (?:power|horsepower) (?:does|do)\b/
const CHEAPER =
  /\bcheaper\b|\bless (?:money|expensive|cost)\b|\btoo (?:expensive|much money|pricey|costly)\b|\b(?:more )?affordable\b|\blower (?:the )?(?:cost|price|budget)\b|\bsave (?:some )?money\b|\bfor less\b/
const MORE_POWER =
  /\bmore (?:power|hp|horsepower|whp|boost)\b|\bstronger\b|\bturn it up\b|\b(?:a (?:bit|little) )?more\b(?! (?:reliable|than|affordable|money))|\bfaster\b(?! than)|\bquicker\b(?! than)/
const BUILD_WORDS = /\b(?:build|want|make|need|plan|upgrade|mods?|parts?|like|looking|get|take|tune|setup)\b/
const FASTER_THAN =
  /\b(?:(?:faster|quicker) than|beats?|outrun|keep up with|smoke|gap) (?:an? |the |my buddy'?s |any )?(.+?)(?=(?: with (?:my|an?|the)| in (?:my|an?) | using | under | for (?:under|less)|[,.;?!]|$))/
const STOCK_CAR = /\bstock\b|\b(?:from the )?factory\b|\bunmodified\b|\boem\b/
const TURBO_NAMES = /\b(supra|911|996|997|991|992|300zx|camaro|2\.5) turbo\b(?! ?(?:kit|build|charg))/
const PART_STOCK =
  /\bstock (?=(?:internals|transmission|trans|gearbox|clutch|engine|motor|block|fuel|injectors|turbo|driveshaft|bottom)\b)/

/**
 * What one message means, read with the catalog's own names: the car, the goal and its unit, money, fuel, use,
 * induction, what is to stay, and what is asked. Says nothing about what was left out; never throws.
 * Worked: "2018 mustang gt, 600 wheel on pump gas" = a plan for ford-mustang-gt, 2018, 600 whp, 93 octane.
 */
export function meaningOf(catalog: Names, text: string): Meaning {
  return readMessage(catalog, text).meaning
}

/** The part of the catalog that has names. */
export type Names = Pick<CatalogSnapshot, 'vehicles' | 'parts'>

interface CarsSaid {
  named?: NamedCar
  against?: NamedCar
  mayMean: CarReading['mayMean']
}

export interface MessageReading {
  meaning: Meaning
  /** Models that half a name may mean, where none was named whole. */
  mayMean: CarReading['mayMean']
}

export function readMessage(catalog: Names, text: string): MessageReading {
  const sentence = new Sentence(text)
  const asked = sentence.rest
  const only = (intent: Intent): MessageReading => ({ meaning: { intent }, mayMean: [] })
  if (RESET.test(asked)) return only('reset')
  if (GREETING.test(asked)) return only('help')

  const isCompare = COMPARE.test(asked) && !/\b(?:to|with|vs\.?|versus|and) (?:the |a )?stock[\s?.!]*$/.test(asked)
  const meaning: Meaning = { intent: 'unknown' }
  const budgetUsd = readBudget(sentence)
  if (budgetUsd !== undefined) meaning.budgetUsd = budgetUsd
  const dynoSheet = readMeasured(sentence)
  if (dynoSheet) meaning.dynoSheet = dynoSheet
  const rival = isCompare ? undefined : readRival(catalog, sentence)
  const goal: Goal | undefined = rival ?? readStripGoal(sentence) ?? readPowerGoal(sentence) ?? readBareNumber(sentence)
  if (goal) meaning.goal = goal

  const question = questionOf(asked, sentence, meaning, isCompare)
  if (question === 'fits' || question === 'why') readPart(catalog, sentence, meaning)
  const installed = question === undefined ? readInstalled(sentence) : []
  if (installed.length > 0) meaning.installed = installed
  const keepsStock = question === 'limits' || question === 'fits' ? [] : readKeepsStock(sentence)
  if (keepsStock.length > 0) meaning.keepsStock = keepsStock
  const wants = question === undefined ? readWants(sentence) : []
  if (wants.length > 0) meaning.wants = wants

  const turboName = TURBO_NAMES.exec(sentence.rest)?.[1]
  if (turboName) sentence.rest = sentence.rest.replace(TURBO_NAMES, '$1 forced')
  const [fuel, otherFuel] = readFuels(sentence)
  if (fuel) meaning.fuel = fuel
  const inductions = meaning.part ? [] : readInductions(sentence)
  const [induction, otherInduction] = inductions
  if (induction) meaning.induction = induction
  const gearbox = readGearbox(sentence)
  if (gearbox) meaning.gearbox = gearbox
  const use = readUse(sentence)
  if (use) meaning.use = use
  if (!question) {
    if (CHEAPER.test(sentence.rest)) meaning.change = 'cheaper'
    const priority = meaning.change ? undefined : readPriority(sentence)
    if (priority) meaning.priority = priority
    if (!goal && !meaning.change && !priority && MORE_POWER.test(sentence.rest)) meaning.change = 'more_power'
  }
  if (question === 'compare' && otherFuel) meaning.against = { fuel: otherFuel }
  else if (question === 'compare' && otherInduction) meaning.against = { induction: otherInduction }

  if (turboName) sentence.rest = sentence.rest.replace(`${turboName} forced`, `${turboName} turbo`)
  const cars: CarsSaid =
    isCompare && !meaning.against ? readPair(catalog, sentence.rest) : readCar(catalog.vehicles, sentence.rest)
  Object.assign(meaning, cars.named, cars.against ? { against: cars.against } : {})
  if (!cars.named) {
    const year = cars.against ? undefined : yearIn(sentence.rest)
    if (year !== undefined) meaning.year = year
  }
  const isAboutStock = question === 'slip' || question === 'limits' || question === 'stock'
  if (isAboutStock && !COMPARE.test(asked) && STOCK_CAR.test(asked.replace(PART_STOCK, ''))) meaning.isStock = true
  return {
    meaning: { ...meaning, intent: question ?? buildIntent(asked, meaning, cars.mayMean.length > 0) },
    mayMean: cars.mayMean,
  }
}

/** "faster than a Hellcat": that car's stock time slip is the goal. */
function readRival({ vehicles }: Names, sentence: Sentence): Goal | undefined {
  const match = FASTER_THAN.exec(sentence.rest)
  const { named } = match?.[1] ? readCar(vehicles, match[1]) : {}
  if (!match || !named) return undefined
  sentence.take(FASTER_THAN)
  return { fasterThan: named }
}

const BETWEEN =
  /\bvs\b\.?|\bversus\b|\bcompare[ds]?\b(?: it| this| that)? (?:to|with|against)|\bagainst\b|\band\b|\bor\b|\bwith\b|\bto\b/g

/** So many places are tried for where the second car begins: a comparison of two cars has few such words. */
const PLACES_TRIED = 8

/** The two cars of a comparison; one alone is compared with the car that is talked about. */
function readPair({ vehicles }: Names, text: string): CarsSaid {
  for (const match of [...text.matchAll(BETWEEN)].slice(0, PLACES_TRIED)) {
    const { named } = readCar(vehicles, text.slice(0, match.index))
    const { named: against } = named ? readCar(vehicles, text.slice(match.index + match[0].length)) : {}
    if (named && against) return { named, against, mayMean: [] }
  }
  const { named, mayMean } = readCar(vehicles, text)
  return named ? { against: named, mayMean: [] } : { mayMean }
}

function readPart({ parts }: Names, sentence: Sentence, meaning: Meaning): void {
  const maker = makerIn(parts, sentence.rest)
  const [kind] = kindsIn(sentence.rest)
  if (maker === undefined && kind === undefined) return
  meaning.part = { ...(kind ? { kind } : {}), ...(maker ? { maker } : {}) }
  if (maker) sentence.rest = sentence.rest.replace(maker.toLowerCase(), ' ')
}

/** Which question is asked; undefined for a build to plan, or for nothing that is known. */
function questionOf(
  asked: string,
  sentence: Sentence,
  { goal, budgetUsd }: Meaning,
  isCompare: boolean,
): Intent | undefined {
  if (
    isCompare ||
    /\b(?:turbo|supercharger|procharger|blower)s? or (?:an? )?(?:single |twin )?(?:turbo|supercharger|procharger|blower)/.test(
      asked,
    )
  )
    return 'compare'
  if (WHY.test(asked)) return 'why'
  if (LIMITS.test(asked) && !/\bhow long\b/.test(asked) && !/\bit takes? to\b/.test(asked) && !(goal && 'most' in goal))
    return 'limits'
  const isStripGoal = goal !== undefined && !('wheelHp' in goal || 'crankHp' in goal || 'gainHp' in goal)
  if (!isStripGoal && FITS.test(asked)) return 'fits'
  if (CART.test(asked) && budgetUsd === undefined) return 'cart'
  if (!isStripGoal && SLIP.test(asked) && SLIP.test(sentence.rest)) return 'slip'
  if (!goal && STOCK_POWER.test(asked)) return 'stock'
  if (!goal && PRICE.test(asked) && !CHEAPER.test(asked) && budgetUsd === undefined) return 'price'
  return undefined
}

/** A build to plan when anything of one was said, else a courtesy, else nothing that is known. */
function buildIntent(asked: string, meaning: Meaning, isHalfNamed: boolean): Intent {
  const { intent: _, ...said } = meaning
  if (Object.keys(said).length > 0 || isHalfNamed) return 'plan'
  if (THANKS.test(asked)) return 'thanks'
  return BUILD_WORDS.test(asked) && /\b(?:car|power|fast|build|engine|something|setup|mods?)\b/.test(asked)
    ? 'plan'
    : 'unknown'
}
