import { slotOf } from '../../../engine/fitment/slots.ts'
import type { Fuel, PartKind, Slot } from '../../../engine/model.ts'
import type { AskKind } from '../asks/ask.ts'
import { wishesIn } from '../build-wishes.ts'
import { fuelsIn } from '../fuel-words.ts'
import { readBudget } from '../goal-words.ts'
import type { Goal, Meaning } from '../meaning.ts'
import { asksRegular } from '../of-shown/premium-asked.ts'
import { BLOWER_KINDS, BOOST_KINDS, kindsIn, partsIn, slotsOf, TURBO_KINDS } from '../part-words.ts'
import { readUse } from '../preference-phrases.ts'
import { inductionsNamed } from '../read-wishes.ts'
import type { Before } from '../said-before.ts'
import { Sentence } from '../sentence.ts'
import { BACK_TO_CAR } from './back-to.ts'
import { goalSaid } from './goal-said.ts'
import { namesModel } from './named-in-build.ts'

/** One change, as it was typed and in plain words, and what was read of the message. */
export interface ChangeSaid {
  typed: string
  asked: string
  meaning: Meaning
}
/** What a change says of the build; undefined where its words do not tell what is to change. */
export type ChangeTeller = (before: Before, said: ChangeSaid) => Partial<Meaning> | undefined

const HALF = /\bhalf\b|\bmitad\b|\b50 ?(?:%|percent)\b/
const THOUSAND = 1000
/** "Keep it to 1800", "11k", "4 grand", "cut it to 9". */
const BARE_MONEY =
  /(?<![\d.])\$? ?(\d{1,3}(?:\.\d)?) ?(?:k|grand|gs|mil|thousand)\b|(?<![\d.])\$? ?(\d{3,6})(?![\d.%]| ?w?hp)/
const NO_LIMIT =
  /\b(?:no (?:budget|limit)|money (?:is )?no object|forget (?:about )?(?:the )?(?:budget|money)|whatever it (?:costs|takes)|sky is the limit|unlimited|without (?:the|a) budget)\b/

function moneyIn({ typed, asked }: ChangeSaid): number | undefined {
  const read = readBudget(new Sentence(typed))
  if (read !== undefined && read >= LEAST_USD) return read
  const [, thousands, dollars] = BARE_MONEY.exec(asked) ?? []
  const usd = thousands ? Number(thousands) * THOUSAND : Number(dollars ?? 0)
  return usd >= LEAST_USD ? usd : undefined
}
const LEAST_USD = 200
/** "10 grand with tires in it": what the money has to hold as well. */
const INCLUDED = /\b(?:includ\w+|incl|with|counting|w)\b/

/** "9k is the cap, closer to 8 really". */
const CLOSER_TO =
  /\b(?:closer to|more like|rather|better yet|preferably) \$?(\d{1,2}(?:\.\d)?|\d{4,5})(?: ?k| grand)?\b(?! ?(?:psi|w?hp|hours?|days?))/
const budget: ChangeTeller = (before, said) => {
  if (NO_LIMIT.test(said.asked)) return { noBudget: true }
  const [, closer] = CLOSER_TO.exec(said.asked) ?? []
  const figure = Number(closer ?? 0)
  const budgetUsd = closer
    ? figure < THOUSAND
      ? figure * THOUSAND
      : figure
    : (said.meaning.budgetUsd ?? moneyIn(said))
  if (budgetUsd === undefined) return cheaper(before, said)
  const held = INCLUDED.test(said.asked) ? kindsIn(said.asked) : []
  return { budgetUsd, ...(held.length > 0 ? { wants: held } : {}) }
}

const cheaper: ChangeTeller = (_, said) => {
  if (HALF.test(said.asked)) return { change: 'half' }
  const goal = goalSaid(said)
  return { change: 'cheaper', ...(goal ? { goal } : {}) }
}

const MORE = /\b(?:more|extra|bigger|higher|up|further|crank it|mas|bump)\b/
const LESS = /\b(?:less|tone|lower|milder|mellow\w*|down|back off|tame\w*|calm\w*|smaller|weaker|menos|bajale)\b/
const power: ChangeTeller = (_, said) => {
  const goal = goalSaid(said)
  if (goal) return { goal, ...(SAFE.test(said.asked) ? { priority: 'reliability' as const } : {}) }
  if (LESS.test(said.asked)) return { change: 'less_power' }
  return MORE.test(said.asked) ? { change: 'more_power' } : undefined
}
const SAFE = /\b(?:safe(?:r|ly)?|reliab\w+|conservative|so it (?:doesn't|does not|won't) (?:break|blow))\b/

const time: ChangeTeller = (before, said) => {
  const goal = goalSaid(said, true, before.goal !== undefined && 'zeroToSixtyS' in before.goal)
  return goal && { goal }
}

const fuel: ChangeTeller = (before, { asked, meaning }) => {
  if (before.shown && asksRegular(asked)) return undefined
  const { wanted, refused } = fuelsIn(meantIn(asked))
  const named = wanted.at(-1) ?? (CORN.test(asked) ? ('e85' as const) : undefined)
  const fuelBefore = before.fuel
  const other: Fuel | undefined = fuelBefore && refused.includes(fuelBefore) ? '93' : undefined
  const next = named ?? (meaning.fuel && !refused.includes(meaning.fuel) ? meaning.fuel : undefined) ?? other
  const notFuels = refused.filter((one) => one !== next)
  if (!next && notFuels.length === 0) return undefined
  return { ...(next ? { fuel: next } : {}), ...(notFuels.length > 0 ? { notFuels } : {}) }
}
const CORN = /\b(?:corn|ethanol|etanol|flex)\b/

const CHANGED_FOR =
  /\b(?:instead of|insted of|in place of|rather than|en (?:vez|lugar) de|not|over|replacing|without)\b[^,.;!?]*|\bswap(?:ping|ped)? (?:out )?(?:the |my |that |those |them |it )?[^,.;!?]*? (?=(?:for|to|with) )|\btake (?:the )?\w+(?: \w+)? (?:out|off)\b/g
/** The words of a change without what is to be changed: "the Vortech, not the Paxton" = "the Vortech". */
export const meantIn = (asked: string): string => {
  const left = asked.replaceAll(CHANGED_FOR, ' ')
  return /[a-z\d]{2}/.test(left) ? left : asked
}

/** As it was typed: what a part is called may be spelled out where it is read. */
const nameIn = ({ typed }: ChangeSaid): string => meantIn(typed.toLowerCase())

/** The parts that words like "skip it" point at: those that were spoken of last. */
const spokenOf = ({ talk, part }: Before): readonly PartKind[] =>
  talk?.of?.kinds.length ? talk.of.kinds : (part?.kinds ?? (part?.kind ? [part.kind] : []))
const POINTS = /\b(?:it|that|this|them|those|these|eso|esa|la|lo|that one)\b|quita(?:l[oa]s?|r(?:l[oa]s?)?)\b/

const PUTS_BACK = /\b(?:keep|leave)\b(?!.{0,20}\b(?:off|out)\b)/
const drop: ChangeTeller = (before, { asked }) => {
  const wished = wishesIn(asked)
  const isRead = wished.keepsStock.length + wished.without.length > 0
  const found = isRead || PUTS_BACK.test(asked) ? [] : partsIn(asked)
  const slots = found
    .filter(({ word }) => !word.kinds.some((kind) => BOOST_KINDS.includes(kind)))
    .flatMap(({ word }): readonly Slot[] => [...slotsOf(word), ...word.kinds.slice(0, 1).map(slotOf)])
  const boost = found.flatMap(({ word }) => word.kinds.filter((kind) => BOOST_KINDS.includes(kind)))
  const pointed = !isRead && found.length === 0 && POINTS.test(asked) ? spokenOf(before).map(slotOf) : []
  const keepsStock = [...new Set([...wished.keepsStock, ...slots, ...pointed])].sort()
  const without = [...new Set([...wished.without, ...boost])].sort()
  if (keepsStock.length + without.length + wished.installed.length === 0) return undefined
  return {
    wants: wished.wants.filter((kind) => !keepsStock.includes(slotOf(kind))),
    ...(keepsStock.length > 0 ? { keepsStock } : {}),
    ...(without.length > 0 ? { without } : {}),
    ...(wished.installed.length > 0 ? { installed: wished.installed } : {}),
  }
}

/** "And flex fuel on top": the build on ethanol, with its sensor, pump and injectors. */
const FLEX = /\bflex(?:[- ]?fuel)?\b|\be ?85 (?:kit|on top|too|as well|capab\w+)\b/
const FLEX_KINDS: ReadonlySet<PartKind> = new Set<PartKind>(['flex_fuel', 'e85_tune'])
const isFlex = (kinds: readonly PartKind[], asked: string): boolean =>
  FLEX.test(asked) && kinds.every((kind) => FLEX_KINDS.has(kind))
const add: ChangeTeller = (before, said) => {
  const asked = meantIn(said.asked)
  const kinds = kindsIn(asked)
  if (isFlex(kinds, asked) && before.shown !== undefined) return { ...fuel(before, said), fuel: 'e85' }
  if (kinds.includes('nitrous') || kinds.length === 0) return undefined
  const isBoost = kinds.some((kind) => BOOST_KINDS.includes(kind))
  return isBoost ? boost(before, said) : { wants: kinds, partNamed: nameIn(said) }
}

const NATURAL =
  /\b(?:all[- ]motor|naturally[- ]aspirated|n\/?a\b|no boost|aspirad[oa]|aspiracion|sin (?:turbo|soplador|blower|compresor|supercargador))\b/
const LIFTS =
  /\b(?:forget|changed? (?:my|his|her|our) mind|scratch|never ?mind|take back|ignore|after all|what i said|is (?:ok|fine|back)|cambie de (?:idea|opinion)|olvida)\b/
const boost: ChangeTeller = (_, said) => {
  const asked = meantIn(said.asked.replaceAll(/\bwhy not\b/g, ' '))
  const wished = wishesIn(LIFTS.test(said.asked) ? asked.replaceAll(/\b(?:no|not|without|any)\b/g, ' ') : asked)
  const [induction = inductionsNamed(asked)[0]] = wished.inductions.slice(-1)
  const isRefused = wished.without.length > 0 && !LIFTS.test(said.asked)
  if (NATURAL.test(asked) || (isRefused && wished.inductions.length === 0))
    return { induction: 'naturally_aspirated', partNamed: '' }
  if (!induction || induction === 'auto' || induction === 'naturally_aspirated')
    return namesModel(nameIn(said)) ? { partNamed: nameIn(said) } : undefined
  const isTurbo = induction.includes('turbo')
  return {
    induction,
    allows: isTurbo ? TURBO_KINDS : BLOWER_KINDS,
    ...(wished.boostKinds.length > 0 ? { boostKinds: wished.boostKinds } : {}),
    partNamed: nameIn(said),
  }
}

const maker: ChangeTeller = (before, said) => {
  const asked = meantIn(said.asked)
  const kinds = kindsIn(asked)
  if (inductionsNamed(asked).length > 0) return boost(before, said)
  const wants = kinds.filter((kind) => !BOOST_KINDS.includes(kind))
  return { partNamed: nameIn(said), ...(wants.length > 0 ? { wants } : {}) }
}

const HAS =
  /\b(?:already|have|has|got|own|owns|bought|came with|installed|ya (?:tengo|tiene|trae)|tengo|in the (?:box|garage)|from a buddy)\b/
const KEEPS = /\b(?:keep|keeping|stock|factory|oem|original|stays?|stick|retain|leave)\b/
const keep: ChangeTeller = (_, { asked }) => {
  const wished = wishesIn(asked)
  const found = partsIn(asked)
  // "And keep the manual as it is" names no part of ours.
  if (found.length === 0) return wished.keepsStock.length > 0 ? { keepsStock: wished.keepsStock } : undefined
  const isHad = wished.installed.length > 0 || (HAS.test(asked) && !KEEPS.test(asked))
  if (isHad) {
    const installed = [...new Set([...wished.installed, ...(KEEPS.test(asked) ? [] : kindsIn(asked))])].sort()
    return { installed, ...(wished.keepsStock.length > 0 ? { keepsStock: wished.keepsStock } : {}) }
  }
  const slots = wished.keepsStock.length > 0 ? wished.keepsStock : found.flatMap(({ word }) => slotsOf(word))
  return { keepsStock: [...new Set(slots)].sort(), wants: [] }
}

/** Another car: its name was read already. */
const car: ChangeTeller = (before, { meaning }) =>
  meaning.car !== undefined && (meaning.car !== before.car || meaning.year !== undefined) ? {} : undefined

const TWO_DIGITS =
  /(?:^|\b(?:an?|the|its|it's|it is|is|mine is|not|really) )'?(0\d|1\d|2[0-6]|8[6-9]|9\d)\b(?! ?(?:psi|octane|inch|w?hp|%|k\b|lbs?))/
const correct: ChangeTeller = (before, { asked, meaning }) => {
  const two = meaning.car === undefined && meaning.year === undefined ? TWO_DIGITS.exec(asked)?.[1] : undefined
  const isFuel = two === '91' || two === '93'
  const year = two && !isFuel ? (Number(two) > 50 ? 1900 : 2000) + Number(two) : undefined
  if (year !== undefined) return { year }
  const isTold = (meaning.car ?? meaning.year ?? meaning.maybeYear ?? meaning.gearbox ?? meaning.standing) !== undefined
  if (isTold) return {}
  return fuelsIn(asked).wanted.length > 0 && before.shown !== undefined
    ? fuel(before, { typed: asked, asked, meaning })
    : undefined
}

const FIRST = /\b(?:first|original|1st|primer[oa]?)\b/
const BACK_TO = /(?<![\d.$])(\d{3,4})(?![\d.]|k\b)|\$? ?(\d{1,3}(?:\.\d)?) ?(?:k|grand)\b/
const back: ChangeTeller = (_, { asked, meaning }) => {
  const kinds = kindsIn(asked)
  if (kinds.length > 0 && /\bback (?:in|on)\b|\bput\b/.test(asked)) return { wants: kinds }
  if (BACK_TO_CAR.test(asked)) return undefined
  if (meaning.car !== undefined) return {}
  const [, figure, thousands] = BACK_TO.exec(asked) ?? []
  const backTo = figure ? Number(figure) : thousands ? Number(thousands) * THOUSAND : undefined
  return {
    change: 'back',
    ...(FIRST.test(asked) ? { isFirst: true as const } : {}),
    ...(backTo === undefined ? {} : { backTo }),
  }
}

const USES: readonly (readonly [RegExp, NonNullable<Meaning['use']>])[] = [
  [/\bdrag|\bstrip\b|\bquarter mile\b|\barrancones\b/, 'drag'],
  [/\btrack|\bhpde\b|\broad course\b|\bauto ?x\b|\bautocross\b|\btime attack\b|\blaps?\b|\bpista\b/, 'track'],
  [/\bdaily\b|\bcommut|\bevery day\b|\bwork\b|\btow|\bdiario\b|\bschool\b/, 'daily'],
  [/\bstreet\b|\bcanyon|\bweekend|\bcruis|\bcalle\b|\broad use\b/, 'street'],
]
const use: ChangeTeller = (_, { typed, asked }) => {
  const said = readUse(new Sentence(typed)) ?? USES.find(([form]) => form.test(asked))?.[1]
  return said && { use: said }
}

/** What each change says of the build. */
export const CHANGES: Readonly<Partial<Record<AskKind, ChangeTeller>>> = {
  ...{ 'change.cheaper': cheaper, 'change.budget': budget, 'change.power': power, 'change.time': time },
  ...{ 'change.fuel': fuel, 'change.drop': drop, 'change.add': add, 'change.maker': maker, 'change.boost': boost },
  ...{ 'change.keep': keep, 'change.car': car, 'change.correct': correct, 'change.back': back, 'change.use': use },
}
export type { Goal }
