import { type CarReading, type NamedCar, yearIn } from '../catalog/car-words.ts'
import { actOf, RIVAL } from './act.ts'
import type { Ask } from './asks/asks-in.ts'
import { ASKS_FOR_LIMITS, ASKS_OF_PART, asksIfSafe, asksToExplain } from './asks-to-explain.ts'
import { wishesIn } from './build-wishes.ts'
import { carsIn, readPair, readRival, withoutOthers } from './cars-said.ts'
import type { Names } from './catalog-names.ts'
import { GOES_BACK } from './change/back-to.ts'
import { staysToPass, wantsCarbLegal } from './emissions-said.ts'
import { figuresSaid, onlyWith } from './figures/figures-said.ts'
import { standingSaid, withoutYears, yearOfCar } from './figures/standing-of-figures.ts'
import { bareGoalSaid, budgetSaid, goalSaid, POWERS } from './figures/terms-of-figures.ts'
import { isMostForMoney } from './figures-of-others.ts'
import { withFittedHidden, withFittedShown } from './fitted/hidden.ts'
import { fuelsIn } from './fuel-words.ts'
import { gearboxSaid } from './gearbox-said.ts'
import { nextStage, readLastFigure } from './goal-of.ts'
import { type QuestionSubject, subjectOfQuestion } from './knowledge/subject-of-question.ts'
import type { Goal, Intent, Meaning } from './meaning.ts'
import { isWhatItMakes } from './measured-now.ts'
import { refusesPower, withoutPower } from './no-power.ts'
import { readOwnersCar } from './on-the-car.ts'
import { kindsIn, partsIn } from './part-words.ts'
import { readPriority, readUse } from './preference-phrases.ts'
import { CHEAPER, COMPARE, HALF_MONEY, isYield, questionOf } from './questions.ts'
import { readSaidCar } from './read-said-car.ts'
import { inductionsNamed, isPartSearch, readFuelsInto, readPart, readWishes } from './read-wishes.ts'
import { refusedAttributes } from './refused-attributes.ts'
import { isNotThat } from './refused-car.ts'
import { NOT_THAT_YEAR, SEVERAL_YEARS, STATES_YEAR, shortYearIn } from './said-years.ts'
import { Sentence } from './sentence.ts'
import { asksForMore, saysMore, wantsMorePower } from './wants-more-power.ts'
import type { Language } from './words/language.ts'
import { wordsOfCar } from './words-of-car.ts'

const RESET =
  /^\s*(?:please )?(?:start (?:over|again)|new (?:build|conversation|car)|reset|clear(?!.{0,12} (?:cart|basket))|forget (?:about )?(?:all|everything|it|that)(?: that| it)?\W*$|begin again)\b/
const WHOLE_CART =
  /\b(?:everything|all(?! \w+ (?:parts|pieces))|the (?:whole|entire) \w+)\b(?!.{0,12} (?:except|but))|\b(?:empty|clear)(?: out)?\b.{0,16}\b(?:cart|basket)\b/
const ALL_BUT =
  /\b(?:everything|all|the rest)\b.{0,40}\b(?:except|but|besides|apart from)\b|\bonly keep\b|\bkeep only\b/
const THANKS = /^\s*(?:thanks|thank you|thx|cheers|great|perfect|awesome|nice|cool|gracias|danke|merci)\b/
const GREETING =
  /^\s*(?:hi|hello|hey|yo|good (?:morning|evening|afternoon))(?: there| all)?[\s!.,?]*$|^\s*help[\s!.?]*$|(?:^|[.!?] )\W*(?:so )?what (?:can|do) you do\b(?! (?:for|to|with|on|about))|\bhow does this work\b/
const BUILD_WORDS = /\b(?:build|want|make|need|plan|upgrade|mods?|parts?|like|looking|get|take|tune|setup|run)\b/
const STOCK_CAR = /\bstock\b|\b(?:from the )?factory\b|\bunmodified\b|\boem\b/
const TURBO_NAMES =
  /\b(supra|911|996|997|991|992|300zx|camaro|2\.5|tt|z32|mazda3) (?:twin )?turbo\b(?! ?(?:kit|build|charg))/
const PART_STOCK =
  /\bstock (?=(?:internals|transmission|trans|gearbox|clutch|engine|motor|block|fuel|injectors|turbo|driveshaft|bottom)\b)/
/** Cars of whose name "TT" is a part. */
const BOOSTED = /^(?:audi-tt|toyota-supra-turbo|nissan-300zx|porsche-911-turbo)/
const IS_CORRECTION =
  /\bi mea(?:n|nt)\b|^\W*(?:(?:ew|ugh|oh|ah|aw|lol|haha|hmm+|err?|um|uh|ope|well|dang|shoot|crap|damn|man|ok|hold on|hang on)\W+)*(?:no|nah|nope|sorry|oops|wait|actually|excuse me|my bad|correction|typo|brain ?fart|i misspoke|i lied|scratch that)\b|^\W*(?:hold on|hang on|oops|whoops|typo|oh)\W+(?:it is|that is|i have|mine is|meant)\b|\b(?:sorry|my bad|my mistake|wrong (?:one|car|truck|year|engine|trim)|brain ?fart|mixed (?:it|them|that) up|misread|mistyped|strike that)\b/
const TAKES_BACK =
  /\b(?:scratch|strike|forget|screw|skip|ignore) (?:all )?(?:that|it|this|the (?:last|first) one)\b|\bnever ?mind\b|\bwrong (?:car|truck|one)\b/
export const NEXT_STEP =
  /\bnext (?:step|level|stage|mod|thing|move)s?\b|\bwhat(?: is|'s| to do)? next\b|\bnow what\b|\bwhere (?:do i go|to|now|next) (?:from here|next|now)\b|\bfrom (?:there|here)\b|\b(?:want|need|go(?:ing)? (?:for|to)) .{0,24}\bnow\W*$/

/**
 * What one message means, read with the catalog's own names: the car, the goal and its unit, money, fuel, use,
 * induction, what is to stay, and what is asked. Says nothing about what was left out; never throws.
 * Worked: "2018 mustang gt, 600 wheel on pump gas" = a plan for ford-mustang-gt, 2018, 600 whp, 93 octane.
 */
export const meaningOf = (catalog: Names, text: string): Meaning => readMessage(catalog, text).meaning

export interface MessageReading {
  meaning: Meaning
  /** Models that half a name may mean, where none was named whole. */
  mayMean: CarReading['mayMean']
  language: Language | undefined
  /** The message in plain English, lower case. */
  asked: string
  /** Says that something was said wrong before. */
  isCorrection: boolean
  /** Several cars with a year each, for a comparison that goes on: "evo x 2011, wrx 2017". */
  listed?: readonly NamedCar[]
  /** What a question is about that no build answers. `isGuess`: the likeliest, where its words were read as no question. `isOnlyAsked`: it changes nothing. */
  about?: QuestionSubject
  isGuess?: true
  isOnlyAsked?: true
  /** What it asks, as learned: one thing, or several in their order. */
  asks?: readonly Ask[]
}

/** A message by itself. `isRequest`: it is known to be one for a build, and no question is looked for. */
export function readMessage(catalog: Names, text: string, isRequest = false): MessageReading {
  const sentence = new Sentence(text)
  sentence.rest = sentence.rest.replaceAll(NOT_THAT_YEAR, ' ')
  const { language } = sentence
  const isCorrection = IS_CORRECTION.test(sentence.rest) || isNotThat(catalog.vehicles, sentence.rest)
  const asked = sentence.rest
  const only = (intent: Intent): MessageReading => ({ meaning: { intent }, mayMean: [], language, asked, isCorrection })
  if (RESET.test(asked)) return only('reset')
  if (!isRequest && GREETING.test(asked)) return only('help')
  const isAsked = COMPARE.test(asked)
  const isHeld = HELD_AGAINST.test(asked) && !isCorrection && (!RIVAL.test(asked) || IS_QUICKER.test(asked))
  const held = isAsked || isHeld ? carsIn(catalog, asked) : []
  const listed = held.length === 0 && SEVERAL_YEARS.test(asked) ? carsIn(catalog, asked) : held
  const isChoice = isHeld && held.length > 1
  const isCompare =
    (isAsked || isChoice || isEitherBoost(asked)) &&
    !/\b(?:to|with|vs\.?|versus|and) (?:the |a )?stock[\s?.!]*$/.test(asked)
  const meaning: Meaning = { intent: 'unknown' }
  const figures = figuresSaid(text)
  const standing = standingSaid(sentence, figures)
  if (standing) meaning.standing = standing
  const budgetUsd = budgetSaid(sentence, figures)
  if (budgetUsd !== undefined) meaning.budgetUsd = budgetUsd
  const { dynoSheet, stated, stage, fitted } = readOwnersCar(sentence, asked)
  if (dynoSheet) meaning.dynoSheet = dynoSheet
  if (stated.length > 0) meaning.installed = stated
  const rival = isCompare ? undefined : readRival(catalog, sentence)
  if (!rival && !isCompare) sentence.rest = withoutOthers(catalog, sentence.rest)
  const wished: Goal | undefined = rival ?? goalSaid(sentence, figures)
  const goal = wished && 'most' in wished && refusesPower(asked) ? undefined : wished
  if (goal) meaning.goal = goal
  else if (stage !== undefined && NEXT_STEP.test(asked)) meaning.goal = nextStage(stage)
  if (goal && stage === undefined && NEXT_STEP.test(asked)) meaning.isNextStep = true
  const bare = bareGoalSaid(sentence, figures, goal)
  if (bare) meaning.goal = bare
  const ofCar = wordsOfCar(catalog, asked, { left: sentence.rest, isHeld: isCompare || rival !== undefined })
  const cars = {
    ...readSaidCar(catalog, ofCar, isCorrection),
    list: isCompare ? held : [],
  }
  const { named } = cars
  const spoken = withFittedShown(sentence.rest, fitted)
  if (cars.yearWords) sentence.take(new RegExp(String.raw`(?<![\d.])${cars.yearWords}(?![\d.])`))
  if (TURBO_NAMES.test(sentence.rest)) sentence.rest = sentence.rest.replace(TURBO_NAMES, '$1 forced')
  if (named && BOOSTED.test(named.car)) sentence.rest = sentence.rest.replaceAll(/\btt\b/g, ' ')
  const fuels = fuelsIn(withoutYears(sentence.rest, figures))
  const [firstPart] = partsIn(asked)
  const hasPart = firstPart !== undefined && firstPart.word.induction === undefined
  const act = actOf({ asked, cars: held.length, hasCar: named !== undefined, hasPart, meaning })
  if (!isRequest && goal && named && wantsCarbLegal(asked, text)) return readMessage(catalog, text, true)
  if (act === 'inspect') delete meaning.budgetUsd
  const {
    intent: question,
    topic,
    cart,
  } = isRequest
    ? { intent: undefined, topic: undefined, cart: undefined }
    : questionOf(asked, sentence, meaning, { isCompare, hasCar: named !== undefined || cars.mayMean.length > 1, act })
  if (topic) meaning.topic = topic
  if (cart && (cart !== 'add' || kindsIn(asked).length > 0)) meaning.cart = cart
  if (cart === 'remove' && meaning.cart && WHOLE_CART.test(asked) && kindsIn(asked).length === 0)
    meaning.isWholeCart = true
  if (cart === 'remove' && ALL_BUT.test(asked)) meaning.isAllBut = true
  if (question && OF_A_PART.has(question)) readPart(catalog, sentence.rest, meaning)
  if (question === 'fits' && !meaning.part) {
    const sought = kindsIn(withFittedHidden(asked, asked, fitted))
    const [kind] = sought
    if (kind) {
      meaning.part = { kind, ...(sought.length > 1 ? { kinds: sought } : {}) }
      meaning.installed = stated.filter((one) => !sought.includes(one))
    }
  }
  const powerless = question === 'fits' ? withoutPower(asked, budgetUsd !== undefined) : undefined
  const [first] = powerless ?? []
  if (powerless && first) {
    meaning.part = { kind: first, ...(powerless.length > 1 ? { kinds: powerless } : {}) }
    meaning.noPower = true
  }
  readWishes(catalog, sentence, meaning, question, named !== undefined)
  readFuelsInto(meaning, fuels, question)
  if (meaning.fuel === '87' && meaning.goal && 'most' in meaning.goal) delete meaning.goal
  const isSearch =
    !isRequest &&
    question === undefined &&
    !isYield(asked) &&
    isPartSearch(wishesIn(sentence.rest), meaning, named !== undefined)
  if (isSearch) readPart(catalog, sentence.rest, meaning)
  if (isWhatItMakes(catalog.vehicles, asked, { ...meaning, ...named })) {
    meaning.dynoSheet = { wheelHp: (meaning.goal as { wheelHp: number }).wheelHp }
    delete meaning.goal
  }
  const last =
    question || meaning.goal || !named
      ? undefined
      : onlyWith(sentence, figures, POWERS, (rest) => readLastFigure(rest, named.car))
  if (last) meaning.goal = last
  if (isMostForMoney(meaning, question, asked)) meaning.goal = { most: true }
  if (wantsCarbLegal(asked, text)) meaning.isCarbLegal = true
  const notMade = refusedAttributes(asked)
  if (notMade.length > 0) meaning.notMade = notMade
  const gearbox = gearboxSaid(spoken)
  if (gearbox) meaning.gearbox = gearbox
  const use = readUse(sentence, asked)
  if (use) meaning.use = use
  if (!question) {
    if (GOES_BACK.test(asked)) meaning.change = 'back'
    else if (HALF_MONEY.test(asked)) meaning.change = 'half'
    else if (CHEAPER.test(sentence.rest)) meaning.change = 'cheaper'
    const priority = meaning.change ? undefined : readPriority(sentence, asked)
    if (priority) meaning.priority = priority
    const isMore = saysMore(asked, sentence.rest, meaning)
    if (isMore && !meaning.goal && !meaning.change && (!priority || asksForMore(sentence.rest)))
      meaning.change = 'more_power'
    // "More power, not too expensive" of a car that is named: its first step.
    if (named && priority === 'lowest_cost' && meaning.change === 'more_power' && budgetUsd === undefined) {
      delete meaning.change
      meaning.goal = { stage: 1 }
    }
  }
  const tires = /\b(slicks?|drag radials?)\b/.exec(asked)?.[1]
  if (question === 'slip' && tires) meaning.tires = tires.startsWith('slick') ? 'slick' : 'drag_radial'
  if (question === 'compare' && cars.list.length < 2) {
    const [, otherFuel] = fuels.wanted
    const [first, otherInduction] = inductionsNamed(sentence.rest)
    if (first && otherInduction) meaning.induction = first
    if (otherFuel) meaning.against = { fuel: otherFuel }
    else if (otherInduction) meaning.against = { induction: otherInduction }
  }
  if (question === 'compare' && !meaning.against) {
    const pair = readPair(catalog, asked, held)
    delete meaning.gearbox
    Object.assign(meaning, pair.named, pair.against ? { against: pair.against } : {})
    if (cars.list.length > 2) meaning.cars = cars.list
  } else if (named) Object.assign(meaning, named, TAKES_BACK.test(asked) ? { isFresh: true } : {})
  if (!named && question !== 'compare') {
    const year = yearOfCar(yearIn(spoken) ?? cars.year, figures)
    if (year !== undefined) meaning.year = year
    const maybe = year === undefined ? yearOfCar(shortYearIn(asked, fuels.wanted), figures) : undefined
    if (maybe !== undefined) meaning.maybeYear = maybe
  }
  const isAboutStock = question === 'slip' || question === 'limits' || question === 'stock'
  if (isAboutStock && !COMPARE.test(asked) && STOCK_CAR.test(asked.replace(PART_STOCK, ''))) meaning.isStock = true
  const isStranger = cars.stranger !== undefined && named === undefined && !SHOP_ANSWERS.has(question ?? '')
  if (isStranger && cars.stranger) meaning.stranger = cars.stranger
  const intent = isStranger && question !== 'chat' && question !== 'topic' ? 'stranger' : question
  const isSlow = wantsMorePower(asked, meaning, cars.mayMean.length > 0)
  if (isSlow) meaning.change = 'more_power'
  const read =
    (isSlow ? 'plan' : intent) ??
    (isSearch ? 'fits' : undefined) ??
    buildIntent(asked, meaning, cars.mayMean.length > 0)
  const about = subjectOfQuestion(catalog.vehicles, spoken, meaning, asked)
  const isLimits = read === 'limits' && ASKS_FOR_LIMITS.test(asked)
  const isSafety = !isRequest && about !== undefined && asksIfSafe(read, meaning, about)
  const isHalfAsked = cars.mayMean.length > 1 && meaning.goal !== undefined && !isSafety
  const isTopic =
    isSafety ||
    (!isRequest &&
      !isSlow &&
      !(isHalfAsked && read === 'plan') &&
      about !== undefined &&
      !isLimits &&
      asksToExplain(isSearch && isOfPart(about) ? 'plan' : read, meaning, about))
  const [best] = about?.topics ?? []
  if (read === 'plan' && !isTopic) staysToPass(meaning, asked, text)
  if (isSafety) meaning.topic = 'safe_limit'
  else if (isTopic && best) meaning.topic = best.topic.id
  return {
    meaning: { ...meaning, intent: isTopic ? 'topic' : read },
    mayMean: cars.mayMean,
    ...(about ? { about } : {}),
    ...(listed.length > 1 ? { listed } : {}),
    ...{ language, asked, isCorrection: isCorrection || (meaning.maybeYear !== undefined && STATES_YEAR.test(asked)) },
  }
}

/** "What would a tune do", "catless or catted": asks of the part, and does not look for one. */
const isOfPart = ({ question, isClear }: QuestionSubject): boolean =>
  ASKS_OF_PART.test(question.text) ||
  (isClear && (question.type === 'versus' || question.type === 'why')) ||
  /\b(?:what|how much)\b.{0,40}\b(?:do|does|add|give|gain|gains|bring|worth)\b/.test(question.text)

/** "A procharger on it or turbos": two kinds of boost to choose from, neither ruled out. */
const isEitherBoost = (asked: string): boolean =>
  inductionsNamed(asked).length > 1 &&
  /\bor\b/.test(asked) &&
  /\?|\b(?:which|what|cheaper|better|should|rather|more|stronger|faster|worth)\b|^\W*(?:an? )?(?:pro ?charger|centrifugal|super ?charger|blower|whipple|twin[- ]screw|(?:single |twin )?turbos?)\b/.test(
    asked,
  ) &&
  !/\b(?:no|not|without|don't|neither|nor|either|any|never)\b/.test(asked)
/** Where two cars are named, these words hold one against the other. */
const HELD_AGAINST =
  /\bor\b(?! (?:will|would|is|are|does|do|can|could|should|not|so)\b)|\btorn\b|\bbetween\b|\bsmarter\b|\bthan\b|\bwhich (?:one|of|is|car)\b|\bcan't decide\b|\bdecid\w+\b|\bchoos\w+\b|\brather\b|\bwho (?:is|would|will|wins|has)\b|(?<!\b(?:pull|run|drive|ride|handle|stop|sound|feel|tow|work|breathe|perform|launch|hook|look)s? )\b(?:faster|quicker|better)\b/
/** "Is a Mustang GT quicker than a Camaro SS": both cars as they are, and nothing to build. */
const IS_QUICKER =
  /^\W*(?:so |and |ok |hey )*(?:is|are|would|will|can|could) (?:an?|the) [^?.!]{3,40} (?:(?:quicker|faster) than|(?:run|hang|stay|keep up) with|beat) (?:an?|the|my) /
const OF_A_PART: ReadonlySet<Intent> = new Set(['fits', 'why', 'cart', 'price', 'topic'])
const SHOP_ANSWERS: ReadonlySet<string> = new Set(['chat'])

/** A build to plan when anything of one was said, else a courtesy, else nothing that is known. */
function buildIntent(asked: string, meaning: Meaning, isHalfNamed: boolean): Intent {
  const { intent: _, maybeYear: __, ...said } = meaning
  if (Object.keys(said).length > 0 || isHalfNamed || meaning.maybeYear !== undefined) return 'plan'
  if (THANKS.test(asked)) return 'thanks'
  return BUILD_WORDS.test(asked) && /\b(?:car|power|fast|build|engine|something|setup|mods?|10s|11s|9s)\b/.test(asked)
    ? 'plan'
    : 'unknown'
}
