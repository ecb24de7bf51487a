import { slotOf } from '../../../engine/fitment/slots.ts'
import type { Fuel, PartKind, Slot } from '../../../engine/model.ts'
import { clausesOf } from '../attitude.ts'
import { wishesIn } from '../build-wishes.ts'
import { dangerTold } from '../danger-told.ts'
import { mustPassIn, staysToPass, wantsLegalOnly } from '../emissions-said.ts'
import { fuelsIn, withoutFuels } from '../fuel-words.ts'
import { doesAllButTune } from '../labor-but-tune.ts'
import type { Intent, Meaning } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { BLOWER_KINDS, BOOST_KINDS, kindsIn, partsIn, slotsOf, TURBO_KINDS } from '../part-words.ts'
import type { Before } from '../said-before.ts'
import { asksYield } from '../yield-asked.ts'
import { aspectsByWords } from './aspects-asked.ts'
import { mended } from './mended-words.ts'
import { asksPremium } from './premium-asked.ts'
import type { ShownAspect } from './shown-aspect.ts'

const FIGURE = String.raw`((?:1[0-6]|[2-9])\d\d)(?: ?(?:w?hp|whp|wheel|horses?|horsepower))?\b`
const NO_POWER = String.raw`(?! ?(?:\$|dollars|bucks|usd|miles|rpm|lbs?|nm|ft|cc|shot|psi|octane|k\b|hours?|\/|tq|torque))(?<!\$\d{3,4})`
/** "Drop it to 600", "take it to 800", "850 then", "480 will do". */
const NEW_GOAL = [
  new RegExp(
    String.raw`\b(?:drop|bring|take|bump|push|turn|knock|dial|lower|raise|back|cut|go|get|make|keep|leave|set|move|step|shoot|settle|aim|tone)\b(?: (?:it|that|this|her|me|us|off|back|down|up|the (?:goal|power|number|build)))* (?:to|at|for|down to|up to|for like|to like|to about|to around)(?: (?:just|like|about|around|only))? ${FIGURE}${NO_POWER}`,
  ),
  new RegExp(
    String.raw`^\W*(?:(?:hm+|ok|okay|nah|no|yeah|fine|actually|wait|so|then|and|but|well|lets|let's|just|go|do|say|alright|screw it|how about|what about) ?,? ?)*${FIGURE}${NO_POWER}(?:,? (?:then|instead|please|tops|max|whp|at the wheels?|is fine|is enough|is plenty|and)\b|\W*$|,)`,
  ),
  new RegExp(
    String.raw`\b${FIGURE}${NO_POWER} (?:will|would|is|sounds|should|seems|be) (?:do|fine|enough|plenty|good|ok|okay|suit|work|be (?:fine|enough|plenty|good|ok|okay))\b`,
  ),
] as const
/** "What would 500 cost": asked, and planned. */
const WHAT_OF = new RegExp(
  String.raw`\bwhat (?:would|does|will|is) ${FIGURE}${NO_POWER} (?:cost|run|take|look like|be)\b|\b(?:price|cost|how much) (?:for|of|to (?:get|make|do|hit)) ${FIGURE}${NO_POWER}(?: instead)?\W*$`,
)
const ASKS_ONLY =
  /^\W*(?:so |and |but |ok )*(?:why|is|are|does|did|how (?:much|many|long)|what (?:is|are|does|did))\b(?!.{0,40}\b(?:drop|take|bump|instead))/
const SAFE = /\b(?:safe(?:r|ly)?|reliab\w+|conservative|so i'?m not scared|easy on)\b/
const DAILY = /\bdaily\b|\bevery ?day\b|\bcommut\w*/

const ADDS = /\b(?:throw|add|put|stick|toss|with|include|plus|get)\b/
const OPENS =
  /\b(?:open|build|built|forge[d]?|sleeved?|dart|aftermarket|replace|do)\b(?: (?:up|in|the|an?|my|it))*(?: \w+)? ?(?:motor|engine|block|bottom ?end|short ?block)\b|\b(?:dart|forged|built|aftermarket) (?:short ?|long ?)?(?:block|motor|engine|bottom end)\b/
const NEGATES = /\b(?:not|no|never|don't|won't|without|can't|isn't|nowhere|stay(?:s|ing)? (?:stock|closed))\b/

/** What of the engine or a part is welcome beside a new figure: "fine, open the motor", "throw a built trans in". */
function welcomeIn(asked: string): Pick<Meaning, 'wants' | 'allows'> {
  const clauses = clausesOf(asked).map(({ text }) => text)
  const opens = clauses.some((clause) => OPENS.test(clause) && !NEGATES.test(clause))
  const wants = clauses
    .filter((clause) => ADDS.test(clause) && !NEGATES.test(clause))
    .flatMap(kindsIn)
    .filter((kind) => kind !== 'built_bottom_end')
  return {
    ...(opens ? { allows: ['built_bottom_end' as PartKind] } : {}),
    ...(wants.length > 0 ? { wants: [...new Set(wants)].sort() } : {}),
  }
}

function newGoal(asked: string): Partial<Meaning> | undefined {
  const what = WHAT_OF.exec(asked)
  const wish = ASKS_ONLY.test(asked) ? undefined : NEW_GOAL.map((form) => form.exec(asked)?.[1]).find(Boolean)
  const figure = what?.[1] ?? what?.[2] ?? wish
  if (!figure) return undefined
  return {
    goal: { wheelHp: Number(figure) },
    ...welcomeIn(asked),
    ...(SAFE.test(asked) ? { priority: 'reliability' as const } : {}),
    ...(DAILY.test(asked) ? { use: 'daily' as const } : {}),
  }
}

/** Words beside a fuel that ask for nothing but the build on it. */
const BESIDE_FUEL: ReadonlySet<string> = new Set(
  `and on what whats if i it its is run runs running put use using with w straight pump gas fuel octane only just all same hardware build car no
   none ethanol at at then how about does do did change changes changed que cambia cambiaria y si le pongo con make makes making whp hp
   number numbers tho though instead of show me lets let's see it's hmm hm keep but in the that this these those would will be gonna there get
   gets power now ok okay so up down different difference wheel plan redo make please could can we you my to for from tank full blend mix
   have got where live near here around am not driving don't isn't available sell find a an or bet nah yeah well rather out quarter et time
   cost price much stay cuanto da dan saca pongo pone uso usar queda la el lo pulley bigger smaller less boost mean`
    .trim()
    .split(/\s+/),
)
const ONLY =
  /\bonly (?:have |got |get |run |sell )?(?:pump )?(9[134]|e ?85|e ?30)\b(?! ?(?:w?hp|horse|lb|miles|k\b))|\b(9[134]) (?:only|is all|is the only)\b/
/** "Can I run 91 in a pinch": asks whether it hurts, and changes nothing. */
const ASKS_IF_OK =
  /\b(?:can|could|may|should) (?:i|it|you|we)\b|\bok(?:ay)?\b (?:to|if|on)|\bsafe\b|\bpinch\b|\bstuck\b|\btank of\b|\bhurt\b/

/** "E85?", "and on straight 93, no ethanol, same hardware": the build on another fuel. */
function otherFuel(before: Before, asked: string): Partial<Meaning> | undefined {
  const clauses = asked.split(/[.;!?,]/)
  const refused = clauses.flatMap((clause) => (NEGATES.test(clause) ? fuelsIn(clause).wanted : []))
  const only = ONLY.exec(asked)
  const said = only?.[1] ?? only?.[2]
  const wanted = fuelsIn(asked).wanted.filter((fuel) => !refused.includes(fuel))
  const fuel = (said ? said.replace(' ', '').replace('94', '93') : wanted.at(-1)) as Fuel | undefined
  const request = before.shown as { preferences?: { fuel_type?: string } } | undefined
  if (!fuel || fuel === '87' || asksYield(asked)) return undefined
  const isHad = fuel === (request?.preferences?.fuel_type ?? before.fuel ?? '93')
  const words = withoutFuels(asked).match(/[a-z']+/g) ?? []
  const others = words.filter((word) => !BESIDE_FUEL.has(word))
  if ((others.length > 0 && !only) || (fuel.startsWith('9') && ASKS_IF_OK.test(asked))) return undefined
  if (isHad && only === null && refused.length === 0 && aspectsByWords(asked).length > 0) return undefined
  const notFuels = refused.filter((one) => one !== fuel)
  return { fuel, ...(notFuels.length > 0 ? { notFuels } : {}) }
}

const LEAVES = [
  /\b(?:leav\w+|left)\b(?: it| that)? ?(?:off|out)?/,
  /\b(?:skip|ditch|lose|drop|delete|remove|pull|scratch|axe|cut|ax)\b/,
  /\b(?:swap|take|kick)\b.{0,24}\b(?:out|off)\b/,
  /\b(?:without|minus|get rid of)\b/,
] as const
const OUT = /\b(?:out|off)\b/
/** Asked of a part, or told of one that stays: nothing is left out. */
const NOT_LEFT =
  /\b(?:why|how much|price|cost|how long|what does|order|first|which|leave (?:the|my) \w+ (?:alone|stock)|in there|drop[- ]in|cold cut|off[- ]road)\b/

/** "Could the headers be left off and it still makes 430": the build without a part that it has, or might have. */
function leftOut(asked: string): Partial<Meaning> | undefined {
  const words = mended(asked).replaceAll(/\blevae\b/g, 'leave')
  if (NOT_LEFT.test(words)) return undefined
  const slots = words
    .split(/[.;!?]|, (?=(?:just|only|but|and|keep|cam|rest))| and (?=still|it still)/)
    .flatMap((clause) => {
      const form = LEAVES.find((one) => one.test(clause))
      if (!form || (form === LEAVES[0] && !OUT.test(clause))) return []
      return partsIn(clause)
        .filter(({ word }) => !word.kinds.some((kind) => BOOST_KINDS.includes(kind)))
        .flatMap(({ word }): readonly Slot[] => [...slotsOf(word), ...word.kinds.slice(0, 1).map(slotOf)])
    })
  return slots.length > 0 ? { keepsStock: [...new Set(slots)].sort() } : undefined
}

/** What may be asked of the build that is left; anything else is asked of the part. */
const BESIDE_LEFT_OUT: ReadonlySet<ShownAspect> = new Set<ShownAspect>([
  'total',
  'labor',
  'hours',
  'in_build',
  'margin',
])

const CHEAPER = /\bcheap(?:er)?\b|\bless expensive\b|\bmas barato\b/
const CHEAPER_OF: ReadonlySet<Intent> = new Set<Intent>(['topic', 'unknown', 'plan', 'price', 'chat'])
const FEW_WORDS = 8

const ANOTHER_YEAR =
  /\b(?:make it|do it (?:for|on)|it is|it's|mine is|actually|same (?:on|for)|for) (?:an?|the|my) '?(0\d|1\d|2[0-6]|9\d)\b(?! ?(?:psi|octane|inch|whp|hp|%|k\b))/
/** "Turbo version?", "the blower route instead". */
const OTHER_BOOST = /\b(turbo|blower|supercharger) (?:version|instead|route|option|variant)\W*$/
const WITH_BOOST =
  /\b(?:with|add|adding|if|about) (?:an? |the |some )?(?:\w+ )?(compressor|supercharger|blower|turbos?)\b/
/** "And with a blower, how much can it be": what was ruled out before is planned after all. */
function boostAfterAll(
  { induction, without = [], keepsStock = [] }: Before,
  asked: string,
): Partial<Meaning> | undefined {
  const isOut =
    induction === 'naturally_aspirated' ||
    keepsStock.includes('boost_source') ||
    without.some((kind) => BOOST_KINDS.includes(kind))
  const kind = WITH_BOOST.exec(asked)?.[1]
  if (!isOut || !kind || /\b(?:no|not|never|without|why)\b/.test(asked)) return undefined
  const isTurbo = kind.startsWith('turbo')
  return {
    induction: isTurbo ? 'turbo' : 'supercharger',
    allows: isTurbo ? TURBO_KINDS : BLOWER_KINDS,
    ...(/\bhow (?:much|far)\b|\bwhat (?:can|could|would)\b/.test(asked) ? { goal: { most: true, isSafe: true } } : {}),
  }
}

/** "I have to keep the stock clutch": told, and no question of it. */
const KEEPS =
  /\b(?:keep|keeping|stay(?:ing)? with|stick(?:ing)? with|retain)\b.{0,16}\b(?:stock|factory|oem|original|my)\b/
const ASKS_OF_KEPT =
  /\?|^\W*(?:(?:so|and|but|ok) )*(?:what|why|how|is|are|will|would|can|could|does|do|should|if|when|which)\b|\b(?:what about|bad idea|ok to|safe to)\b/

const OWNS = /\b(?:already|i|we) (?:already )?(?:have|got|own|bought)\b/
/** "Already have a 3 inch exhaust and a 255": on the car, and not bought again. */
const ownedIn = (asked: string): PartKind[] => {
  const at = OWNS.exec(asked)
  const rest = at ? (asked.slice(at.index).split(/[.?!;]|\bbut\b/)[0] ?? '') : ''
  const isOther =
    /\b(?:stock|factory|keep\w*|need|want|wanna|no|not|in (?:there|the (?:build|list|price|plan|total))|counted|to|a (?:guy|friend|question)|you (?:have|got)|one (?:question|more))\b/.test(
      rest,
    )
  return isOther ? [] : [...new Set(kindsIn(rest))].sort()
}

/** "Cut it to 20" of a budget that was told in thousands. */
const LESS_MONEY =
  /\b(?:cut|drop|bring|trim|get|keep|make|take) (?:it|that|this) (?:down |back )?(?:to|under|at|below) \$?(\d{1,2}) ?(?:k|grand|thousand)?\W*$/
const REDO =
  /\b(?:redo|re-?plan|rework|remake|re-?do|make it|do it|run it|build it|plan it|same (?:thing|build)|only|just)\b/
const FIRST = /\b(?:first|original|1st)\b/
const BACK =
  /\b(?:(?:go|going|went|take me|bring me|switch|change|revert) )?(?:back|bak) to\b|\bgo (?:back|bak)\b|\bundo\b/

const MOST_WORDS = 30

/** A change of the build that is shown, in words that alone would ask something else. */
export function changeOfShown(before: Before, reading: MessageReading): Meaning | undefined {
  const changed =
    before.talk?.danger !== undefined || dangerTold(reading.asked, reading.asked) || doesAllButTune(reading.asked)
      ? undefined
      : planAfter(before, reading)
  return changed && { ...withOwnYear(reading, changed), isOfShown: true }
}

/** "It's a 2016, 91 octane": the year beside a change is the car's. */
const OWN_YEAR = /\b(?:it is|it's|its|mine is|car is|truck is) an? (?:19|20)\d\d\b/
const withOwnYear = ({ meaning: { car, year }, asked }: MessageReading, changed: Meaning): Meaning =>
  year !== undefined && car === undefined && changed.change !== 'back' && OWN_YEAR.test(asked)
    ? { ...changed, year }
    : changed

/** "Relax the tire constraint": planned again without it. */
const LIFTS_TERM =
  /\b(?:relax|lift|ease|loosen|waive|take back)\b[^.;!?]{0,30}\b(?:constraint|restriction|rule|limit(?:ation)?|requirement)s?\b/

function planAfter(before: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const isOtherCar = meaning.car !== undefined && meaning.car !== before.car && !meaning.isYearOfCode
  if (before.shown === undefined || isOtherCar || meaning.intent === 'reset' || meaning.cart) return undefined
  if (asked.trim().split(/\s+/).length > MOST_WORDS || asksPremium(asked)) return undefined
  const isAllMotor = meaning.induction === 'naturally_aspirated'
  if (BACK.test(asked) && !isAllMotor && (FIRST.test(asked) || meaning.change === 'back'))
    return { intent: 'plan', change: 'back', ...(FIRST.test(asked) ? { isFirst: true } : {}) }
  const { topic: _, part: __, keepsStock, notFuels: ____, car: _____, year: ______, ...said } = meaning
  const stays = keepsStock && meaning.intent === 'plan' ? { keepsStock } : {}
  if (isAllMotor && BACK.test(asked)) {
    const { change: _c, ...rest } = said
    return { ...rest, intent: 'plan' }
  }
  const usd = before.budgetUsd === undefined ? undefined : LESS_MONEY.exec(asked)?.[1]
  if (usd) return { intent: 'plan', budgetUsd: 1000 * Number(usd) }
  const version = OTHER_BOOST.exec(asked)?.[1]
  if (version && meaning.intent !== 'plan')
    return { ...said, intent: 'plan', induction: version.startsWith('turbo') ? 'turbo' : 'supercharger' }
  const boost = boostAfterAll(before, asked)
  // "With the turbos, but he keeps stock cats": what stays is said in the same breath.
  const kept = boost ? wishesIn(asked).keepsStock.filter((slot) => slot !== 'boost_source') : []
  const bigger = meaning.wants?.includes('turbo_upgrade')
    ? { wants: ['turbo_upgrade' as const], ...(meaning.goal ? { goal: meaning.goal } : {}) }
    : {}
  if (boost) return { intent: 'plan', ...boost, ...bigger, ...(kept.length > 0 ? { keepsStock: kept } : {}) }
  const allows = LIFTS_TERM.test(asked) ? wishesIn(asked).allowed : []
  if (allows.length > 0) {
    const { wants: _w, change: _c, priority: _p, ...rest } = said
    return { ...rest, intent: 'plan', allows }
  }
  const owned = ownedIn(asked)
  if (owned.length > 0) return { ...said, ...stays, intent: 'plan', installed: owned }
  if ((REDO.test(asked) && mustPassIn(asked, asked)) || wantsLegalOnly(asked)) {
    const lawful: Meaning = { ...said, intent: 'plan' }
    staysToPass(lawful, asked, asked)
    return lawful
  }
  const goal = meaning.goal === undefined ? newGoal(asked) : undefined
  if (goal) return { ...said, intent: 'plan', ...goal }
  if (meaning.goal !== undefined && !isGoalOf(before, meaning)) return undefined
  const fuel = meaning.budgetUsd === undefined ? otherFuel(before, asked) : undefined
  if (fuel) return { ...said, ...stays, intent: 'plan', ...fuel }
  const without = aspectsByWords(asked).every(({ aspect }) => BESIDE_LEFT_OUT.has(aspect)) ? leftOut(asked) : undefined
  const isRead = meaning.intent === 'plan' && meaning.keepsStock !== undefined
  if (without && !(isRead && aspectsByWords(asked).length === 0)) {
    const { wants: _w, goal: _g, ...rest } = said
    return { ...rest, intent: 'plan', ...without }
  }
  if (
    CHEAPER.test(mended(asked)) &&
    !aspectsByWords(asked).some(({ aspect }) => aspect === 'stage_worth' || aspect === 'labor')
  )
    if (asked.trim().split(/\s+/).length <= FEW_WORDS && CHEAPER_OF.has(meaning.intent) && kindsIn(asked).length === 0)
      return { ...said, intent: 'plan', change: 'cheaper' }
  if (meaning.intent === 'topic' && keepsStock && KEEPS.test(asked) && !ASKS_OF_KEPT.test(asked))
    return { ...said, intent: 'plan', keepsStock }
  const opened = welcomeIn(asked).allows
  if (opened && before.keepsStock?.includes('bottom_end') && !/\b(?:how much|why|what does)\b/.test(asked))
    return { ...said, intent: 'plan', allows: opened }
  const two = ANOTHER_YEAR.exec(asked)?.[1]
  if (two && meaning.budgetUsd === undefined && meaning.year === undefined)
    return { ...said, intent: 'plan', year: (Number(two) > 50 ? 1900 : 2000) + Number(two) }
  return undefined
}

/** "And still hit 480": the goal that is planned already. */
const isGoalOf = ({ goal }: Before, { goal: said }: Meaning): boolean =>
  goal !== undefined && said !== undefined && JSON.stringify(goal) === JSON.stringify(said)
