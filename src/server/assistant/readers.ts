import { adviceAsked } from './advice-asked.ts'
import type { Answer } from './advisor.ts'
import { alreadyDone } from './already-done.ts'
import { asAsked } from './as-asked.ts'
import { askedActs } from './asked-acts/asked-acts.ts'
import { whileApart } from './asked-acts/while-apart.ts'
import { askedLaw } from './asked-law/asked-law.ts'
import { askedLimits } from './asked-limits/asked-limits.ts'
import { feltAlone } from './asked-of-part/felt-alone.ts'
import { kitNeedsTold } from './asked-of-part/kit-needs.ts'
import { padsByUse } from './asked-of-part/pads-by-use.ts'
import { partAsked } from './asked-of-part/part-asked.ts'
import { familyOf } from './asks/ask.ts'
import { isBuildAsked } from './build-by-ask.ts'
import { carWanted } from './car-wanted.ts'
import { cartOfOtherCar } from './cart-of-other-car.ts'
import { cartOfTold } from './cart-of-told.ts'
import { buildOfSeveral } from './cart-talk/build-of-several.ts'
import { cartTurn, isListOrdered, isOfCart } from './cart-talk/cart-turn.ts'
import { namedPart } from './cart-talk/named-part.ts'
import { notSold } from './cart-talk/not-sold.ts'
import { notInCartYet, orderInDoubt } from './cart-talk/order-in-doubt.ts'
import { orderedOfBuild } from './cart-talk/ordered-of-build.ts'
import { stageIntoCart } from './cart-talk/stage-into-cart.ts'
import { codeAndParts } from './code-and-parts.ts'
import { compareAsked } from './compare-asked.ts'
import { compareBuilt } from './compare-built.ts'
import { comparedGoesOn } from './compared-goes-on.ts'
import { computedAnswer } from './computed/computed-answer.ts'
import { atCounter } from './counter/at-counter.ts'
import { shippedPrice } from './counter/shipped-price.ts'
import { shopAsked } from './counter/shop-asked.ts'
import { surelyAsked } from './counter/surely-asked.ts'
import { dangerFirst } from './danger-answer.ts'
import { dangerAsked } from './danger-asked.ts'
import { dangerTold } from './danger-told.ts'
import { deliveryTime } from './delivery-answer.ts'
import { compressionTold } from './diagnosis/compression-told.ts'
import { repairTold } from './diagnosis/repair-told.ts'
import { troubleFound } from './diagnosis/trouble-found.ts'
import { whichOfEngine } from './engine-alone.ts'
import { ethanolGain } from './ethanol-gain.ts'
import { ethanolSafe } from './ethanol-safe.ts'
import { skipsItsTune, withoutItsTune } from './ethanol-tune.ts'
import { fastenerTorque } from './fastener-torque.ts'
import { figureMeant } from './figure-meant.ts'
import { firstCar } from './first-car.ts'
import { framed, symptomFirst } from './frame/frame-answer.ts'
import { likelyTold } from './frame/likely-told.ts'
import { freeThings } from './free-things.ts'
import { fuelGoesOn } from './fuel-goes-on.ts'
import { fuelInDailyLife } from './fuel-in-daily-life.ts'
import { gainOfParts } from './gain-of-parts.ts'
import { gearboxSwapTold } from './gearbox-swap-told.ts'
import { namesTrouble } from './knowledge/question-shape.ts'
import { laborButTune } from './labor-but-tune-told.ts'
import { lightPedal } from './light-pedal.ts'
import { factBesideStage, limitBesideBuild } from './limit-beside-build.ts'
import { listGoesOn } from './list-goes-on.ts'
import { lowerPrice } from './lower-price.ts'
import { ofNamedCar } from './named-car/named-car.ts'
import { nitrousGoal } from './nitrous-goal.ts'
import { nitrousShot } from './nitrous-shot.ts'
import { OF_SHOWN } from './of-shown/asked-of-shown.ts'
import { ofEachCompared } from './of-shown/of-each-compared.ts'
import { ofWishedBuild } from './of-shown/of-wished.ts'
import { premiumTold } from './of-shown/premium-told.ts'
import { ofShownBuild } from './of-shown/told-of-shown.ts'
import { partLaw } from './part-law.ts'
import { nonePasses } from './passes-answer.ts'
import { choiceOfParts } from './pick-of-parts.ts'
import { predictionAsked } from './predictions/prediction-asked.ts'
import { priceOfTold } from './price-of-told.ts'
import { camberWithout } from './refused/camber-without.ts'
import { whileCovered } from './refused/covered.ts'
import { gearboxOfHisOwn } from './refused/gearbox-of-his-own.ts'
import { leftPowerTold } from './refused/left-power-told.ts'
import { twoOctanes } from './refused/two-octanes.ts'
import { samePartsOtherFuel } from './same-parts-other-fuel.ts'
import { inspectionPrice } from './service-price.ts'
import { shotGoesOnIn } from './shot-goes-on.ts'
import { shownInGermanOrFrench } from './shown-in-german-or-french.ts'
import { ofShownParts } from './shown-parts-answer.ts'
import { smallListGoesOn } from './small-list-goes-on.ts'
import { softwareOnly } from './software-only.ts'
import { stateLaw } from './state-law.ts'
import { strangerBuild } from './stranger-build.ts'
import { answerOfTalk } from './talk-answer.ts'
import { topicGoesOn } from './topic-goes-on.ts'
import type { Turn } from './turn.ts'
import { twinAsked } from './twin-asked.ts'
import { twoMakers } from './two-makers.ts'
import { bySaidUse } from './use-said.ts'
import { waysAsked } from './ways-asked.ts'
import { whatChanged } from './what-changed.ts'
import { wishBesideBuild } from './wish-beside-build.ts'
import { worthMore } from './worth-more.ts'
import { worthOfCar } from './worth-of-car.ts'

/** Who may answer a message before its intent does: the first that has something to say. */
const READERS = {
  compressionTold,
  troubleFound,
  whileCovered,
  twoOctanes,
  gearboxOfHisOwn,
  askedLaw,
  dangerAsked,
  laborButTune,
  predictionAsked,
  freeThings,
  fuelInDailyLife,
  orderedOfBuild,
  buildOfSeveral,
  surelyAsked,
  twinAsked,
  shownInGermanOrFrench,
  samePartsOtherFuel,
  lightPedal,
  codeAndParts,
  premiumTold,
  worthMore,
  leftPowerTold,
  camberWithout,
  whileApart,
  repairTold,
  worthOfCar,
  stateLaw,
  askedActs,
  askedLimits,
  padsByUse,
  shippedPrice,
  shopAsked: (turn) => (isListOrdered(turn) ? undefined : shopAsked(turn)),
  fastenerTorque,
  whatChanged: ({ advisor, draft, reading, messages }) => whatChanged(advisor, draft, reading, messages),
  ofShownBuild: ({ shop, draft, reading }) =>
    reading.meaning.topic === OF_SHOWN ? ofShownBuild(shop, draft, reading) : undefined,
  ofWishedBuild,
  gearboxSwapTold,
  ofEachCompared,
  compareAsked,
  waysAsked,
  adviceAsked,
  atCounter: (turn) =>
    isOfCart(turn)
      ? undefined
      : atCounter(turn.advisor, turn.draft, turn.reading, turn.words, turn.toldBefore.at(-1) ?? ''),
  strangerBuild,
  nitrousGoal: ({ advisor, draft, reading }) => nitrousGoal(advisor, draft, reading),
  nitrousShot: ({ advisor, before, draft, reading }) => nitrousShot(advisor, before, draft, reading),
  feltAlone,
  kitNeedsTold,
  partAsked,
  notInCartYet,
  stageIntoCart,
  cartOfOtherCar: ({ advisor, before, draft, reading, messages }) =>
    cartOfOtherCar(advisor, before, draft, reading, messages),
  cartTurn,
  orderInDoubt,
  namedPart,
  notSold,
  shotGoesOnIn: ({ advisor, before, draft, reading, messages }) =>
    shotGoesOnIn(advisor, before, draft, reading, messages),
  deliveryTime: ({ draft, reading }) => deliveryTime(draft, reading),
  inspectionPrice: ({ advisor, draft, reading }) => inspectionPrice(advisor, draft, reading),
  compareBuilt: ({ advisor, before, draft, reading }) => compareBuilt(advisor, before, draft, reading),
  comparedGoesOn: ({ advisor, before, draft, reading }) => comparedGoesOn(advisor, before, draft, reading),
  carWanted: ({ advisor, draft, reading, messages }) => carWanted(advisor, draft, reading, messages),
  softwareOnly: ({ advisor, draft, reading, words }) =>
    dangerTold(reading.asked, words) || draft.talk?.danger ? undefined : softwareOnly(advisor, draft, reading),
  factBesideStage,
  ofNamedCar,
  asAsked: ({ advisor, before, draft, reading, messages }) => asAsked(advisor, before, draft, reading, messages),
  twoMakers: ({ advisor, draft, reading }) => twoMakers(advisor, draft, reading),
  lowerPrice: ({ advisor, before, draft, reading }) => lowerPrice(advisor, before, draft, reading),
  smallListGoesOn: ({ advisor, draft, reading, messages }) => smallListGoesOn(advisor, draft, reading, messages),
  ofShownParts: ({ advisor, before, draft, reading }) => ofShownParts(advisor, before, draft, reading),
  priceOfTold: ({ advisor, before, draft, reading, messages }) =>
    priceOfTold(advisor, before, draft, reading, messages),
  cartOfTold: ({ advisor, before, draft, reading, messages }) => cartOfTold(advisor, before, draft, reading, messages),
  alreadyDone: ({ advisor, before, draft, reading, messages }) =>
    alreadyDone(advisor, before, draft, reading, messages),
  fuelGoesOn: ({ advisor, before, draft, reading }) => fuelGoesOn(advisor, before, draft, reading),
  figureMeant: ({ before, draft, reading }) => figureMeant(before, draft, reading),
  ofBuildTopic: ({ shop, draft, reading }) => ofShownBuild(shop, draft, reading),
  listGoesOn: ({ draft, reading, messages }) => listGoesOn(draft, reading, messages),
  topicGoesOn: ({ advisor, draft, reading, messages }) => topicGoesOn({ advisor, draft, reading, messages }),
  symptomFirst: ({ advisor, before, draft, reading }) => symptomFirst(advisor, before, draft, reading),
  dangerFirst: ({ advisor, draft, reading, messages }) => dangerFirst(advisor, draft, reading, messages),
  limitBesideBuild,
  wishBesideBuild,
  withoutItsTune: ({ draft, reading }) =>
    skipsItsTune(draft, reading.asked) && reading.meaning.intent !== 'plan' ? withoutItsTune(draft) : undefined,
  nonePasses: ({ shop, advisor, draft, reading }) => nonePasses(shop, advisor, draft, reading),
  framed: ({ advisor, before, draft, reading }) => framed(advisor, before, draft, reading),
  answerOfTalk: ({ advisor, before, draft, reading, words }) => answerOfTalk(advisor, before, draft, reading, words),
  firstCar: ({ advisor, draft, reading }) => firstCar(advisor, draft, reading),
  bySaidUse: ({ advisor, draft, reading }) => bySaidUse(advisor, draft, reading),
  whichOfEngine: ({ advisor, before, draft, reading }) =>
    whichOfEngine(advisor, { ...before, talk: draft.talk ?? {} }, reading),
  choiceOfParts: ({ advisor, draft, reading }) => choiceOfParts(advisor, draft, reading),
  partLaw: ({ advisor, draft, reading }) => partLaw(advisor, draft, reading),
  ethanolSafe: ({ advisor, draft, reading }) => ethanolSafe(advisor, draft, reading),
  ethanolGain: ({ advisor, before, draft, reading }) =>
    ethanolGain(advisor, { ...before, talk: draft.talk ?? {} }, reading),
  gainOfParts: ({ advisor, draft, reading }) => gainOfParts(advisor, draft, reading),
  computedAnswer: ({ advisor, before, draft, reading }) => computedAnswer(advisor, before, draft, reading),
  likelyTold: ({ advisor, before, draft, reading }) =>
    before.last === undefined ? likelyTold(advisor, draft, reading) : undefined,
} satisfies Record<string, (turn: Turn) => Answer | undefined>

/** Who may answer before a build that was asked for: what warns, what passes, what is ruled by law, and what plans it by itself. */
const BEFORE_A_BUILD: ReadonlySet<string> = new Set<keyof typeof READERS>([
  ...([
    'orderedOfBuild',
    'buildOfSeveral',
    'stageIntoCart',
    'surelyAsked',
    'premiumTold',
    'freeThings',
    'worthMore',
    'lightPedal',
    'compressionTold',
    'repairTold',
    'troubleFound',
    'askedLaw',
    'samePartsOtherFuel',
    'askedActs',
    'leftPowerTold',
    'camberWithout',
    'whileCovered',
    'twoOctanes',
    'gearboxOfHisOwn',
    'whileApart',
    'nitrousGoal',
    'nitrousShot',
    'carWanted',
    'softwareOnly',
    'alreadyDone',
    'dangerFirst',
  ] as const),
  ...([
    'withoutItsTune',
    'nonePasses',
    'whichOfEngine',
    'partLaw',
    'limitBesideBuild',
    'wishBesideBuild',
    'factBesideStage',
    'smallListGoesOn',
  ] as const),
])

export type ReaderName = keyof typeof READERS

/** So surely what was planned is to be altered before readers that go by single words pass it on. */
const SURE_CHANGE = 0.6
const isChangeAsked = ({ draft, reading: { asks = [], meaning } }: Turn): boolean => {
  const [ask, ...more] = asks
  const isSure = ask !== undefined && more.length === 0 && ask.likely >= SURE_CHANGE && familyOf(ask.kind) === 'change'
  const isOfGoal = (draft.goal ?? draft.budgetUsd) !== undefined
  return isSure && meaning.intent === 'plan' && (isOfGoal || ask.kind === 'change.car')
}

/** What the first reader says that has something to say, and which one it was. */
export function answerOfReaders(turn: Turn): { by: ReaderName; says: Answer } | undefined {
  const isOrdered = isBuildAsked(turn.reading) || isChangeAsked(turn)
  const isOfBuild = isOrdered && (turn.draft.car !== undefined || turn.reading.mayMean.length > 0)
  const { goal } = turn.reading.meaning
  const isRace = goal !== undefined && 'fasterThan' in goal
  const isTrouble = isOfBuild && !isRace && namesTrouble(turn.reading.asked)
  for (const [name, read] of Object.entries(READERS)) {
    if (isOfBuild && !BEFORE_A_BUILD.has(name) && !(isTrouble && name === 'symptomFirst')) continue
    const says = read(turn)
    if (says) return { by: name as ReaderName, says }
  }
  return undefined
}

/** A refusal that leaves nothing of the build: no software while the car is covered, no power at all. */
export function refusalTold(turn: Turn): { by: ReaderName; says: Answer } | undefined {
  for (const name of [
    'orderedOfBuild',
    'whileCovered',
    'premiumTold',
    'leftPowerTold',
    'twoOctanes',
    'gearboxOfHisOwn',
  ] as const) {
    const says = READERS[name](turn)
    if (says) return { by: name, says }
  }
  return undefined
}
