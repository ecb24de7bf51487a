import type { InductionChoice } from '../../engine/display-words.ts'
import type { PartKind, Slot } from '../../engine/model.ts'
import { type Attitude, attitudeOf, clausesOf } from './attitude.ts'
import { asksOrMourns } from './fitted/fitted-in.ts'
import { withoutTuneLeft } from './labor-but-tune.ts'
import { attitudeLearned } from './part-roles/attitude-learned.ts'
import { BLOWER_KINDS, BOOST_KINDS, type PartWord, partsIn, slotsOf, TURBO_KINDS } from './part-words.ts'
import { asksOfStock, isOutgrown, isTuneOfCar } from './refused/asks-of-stock.ts'
import { slotsLeft, withoutTakenBack } from './stays-as-it-is.ts'

/** What a message says of the parts of a build. Sorted; empty = nothing. */
export interface BuildWishes {
  keepsStock: readonly Slot[]
  /** Kinds that must not be bought, where a place may still be filled by another kind. */
  without: readonly PartKind[]
  wants: readonly PartKind[]
  /** Said without any word of wanting: a wish beside a car or a goal, else only the subject. */
  named: readonly PartKind[]
  installed: readonly PartKind[]
  allowed: readonly PartKind[]
  /** Inductions wanted, in the order in which they were said. */
  inductions: readonly InductionChoice[]
  /** Kinds of boost of which one is wanted. */
  boostKinds: readonly PartKind[]
}

/** What words alone leave open is as it was learned; a part that is surely refused or kept is not bought. */
const withLearned = (told: Attitude, learned: 'refuse' | 'keep' | undefined): Attitude =>
  learned && (told === 'neutral' || (told === 'want' && learned === 'refuse')) ? learned : told

const NATURALLY =
  /\bnaturally aspirated\b|\bn\/a\b|\b(?:no|without|zero|not any|don't want(?: any)?) (?:any )?(?:(?:kind|sort|form) of )?(?:boost|forced induction|f\.?i\.?(?![a-z\d])|power adders?)(?: or (?:boost|nitrous))?(?! kit)|\bnaturally[- ]aspirated\b|\bna (?:build|only|motor|power|path)\b|\b(?:motor|engine) only\b|\b(?:just|pure|purely|strictly) motor\b(?! (?:oil|mounts?|swap))|\ball[- ]natural\b/

/** "Just bolt-ons": nothing that blows, sprays or opens the engine. */
const ONLY_BOLT_ONS =
  /\b(?:just|only|simple|basic|strictly|purely|nothing but|nothing past|stick(?:ing)? (?:to|with))(?: the| some| regular)? (?:basic |simple |regular )?bolt[- ]?ons?\b|\bbolt[- ]?ons? only\b|\bno more than bolt[- ]?ons?\b/
/** "Cam only", "just a cam and headers": nothing that blows or sprays. */
const ONLY_CAMS =
  /\b(?:cams?|camshafts?)(?:,? (?:and |& )?(?:headers?|tune|springs|intake))* only\b|\b(?:only|just)(?: (?:did|do|doing|an?|the|with))* (?:cams?|camshafts?)(?:,? (?:and |& |\+ )?(?:an? )?(?:headers?|tune|springs|intake))*(?=\s*(?:[,.;?!]|$)| (?:on|for|instead)\b)/
const NOT_BOLTED_ON: readonly Slot[] = ['boost_source', 'bottom_end', 'camshafts', 'heads', 'nitrous']

/** "If I leave the blower off altogether": no other boost takes its place. */
const BOOST_LEFT_OFF =
  /\b(?:leav\w+|keep\w*) (?:the |a |any |my |that )?(?:blower|supercharger|procharger|turbo|boost)s? off\b/

/** Times that are to be made without drag radials. */
const STREET_TIRES =
  /\b(?:on|with|keep\w*|stay\w* on|run\w*|using) (?:an? |the |its |my |regular |normal |stock |factory |same ){0,3}(?:street|summer|all[- ]season|stock|factory|oem|200 ?(?:tw|treadwear)) (?:tires?|rubber)\b|\b(?:no|not|without|don't want|hate)\b[^.;,]{0,12} (?:drag radials?|slicks|drag tires|dr's)\b|\b(?:nothing|not) for the (?:drag )?strip\b/

/** "11.62@119 on e85 motor only": how it ran that pass, and no term of what is to come. */
const RAN_ON_MOTOR =
  /(?:\b\d{1,2}\.\d{1,3} ?(?:@|at) ?\d{2,3}(?:\.\d+)?\b|\b1\.\d\d? 60\b|\b(?:ran|went|been|best is)\b)[^.;!?]{0,40}?\b(?:(?:motor|engine) only|on (?:the )?motor|all[- ]motor|na|naturally aspirated)\b|\bnaturally aspirated (?:right now|now|today|currently|already)\b(?= (?:in|at|with|and)\b|\s*(?:[,.;]|$))/

/** The car as it is, not as it is to become. */
const IS_DESCRIBED =
  /\b(?:the|an?|is|was|factory|stock) (?:\w+ )?naturally[- ]aspirated\b(?! build)|\bnaturally[- ]aspirated (?:[12]\.\d|n[abcd]\b|miata|one\b|cars?\b|engine\b|version\b|model\b)/

const IS_BIGGER = /\b(?:bigger|larger|big|hybrid|upgraded|aftermarket) (?:[a-z]+ )?turbos?$/

const IS_ON_IT =
  /\bon (?:the |its )?(?:stock|factory|oem) (?:turbos?|twins|snails?)\b(?!.*\b(?:later|next year|someday)\b).*\b(?:thinkin'?g?|considering|looking at|going (?:with|to)|planning|eyeing|leaning)\b/
/** "Still on the stock one, what snail gets me 300 kW": another is asked for. */
const ASKS_WHICH_TURBO =
  /\b(?:what|which) (?:size (?:of )?|kind of |other )?(?:turbo|snail|frame)s? (?:gets?|will|would|do i|should i|makes?|for \d|to (?:get|make|reach|go|buy|run))\b(?! (?:come|have|on it))/
/** "On stock turbos now, thinking Pure": a maker of bigger ones is thought of. */
const THINKS_OF_BIGGER =
  /\b(?:currently|right now|on|still on) [^.;]{0,40}\bstock (?:twin )?turbos?\b(?!.*\b(?:later|next year|someday)\b).*\b(?:thinkin'?g?|considering|looking at|going (?:with|to)|planning|eyeing|leaning)(?: (?:on|of|about|at|toward|towards|the|some|a))* (?:pure|hybrids?|tte|vargas|vtt|big(?:ger)?|gt[xr]?\d|efr|precision|garrett|xona)\b/
const IS_CAT = /^(?:cats|[og]pfs?|particulate|catalytic)/
const IS_OTHER_CAT = /\b(?:high|hi|hfc|flow|sport|race|cell|gutted|metal\w*|aftermarket|gesi|no|without|deleted) $/

/** What was named is to go, in this clause or the one before. */
export const PRONOUN_OUT =
  /\b(?:take|leave|kick|pull|drop) (?:it|that|them|those|that one) (?:out|off)\b|\bout of the (?:list|build|plan)\b/

/** What the words wish of a build's parts; each part with what is said of it in its own clause. */
export function wishesIn(said: string): BuildWishes {
  const text = withoutTakenBack(withoutTuneLeft(said)).replaceAll(
    /\bdrop in (?=(?:an?|the|some|those|that|my) )/g,
    'add in  ',
  )
  const keepsStock = new Set<Slot>()
  const without = new Set<PartKind>()
  const wants = new Set<PartKind>()
  const named = new Set<PartKind>()
  const installed = new Set<PartKind>()
  const allowed = new Set<PartKind>()
  const boostKinds = new Set<PartKind>()
  const inductions: InductionChoice[] = []
  const ofAnyKind = new Set<PartKind>()
  const refuse = (word: PartWord) => {
    if (word.induction) for (const kind of word.kinds) (isAnyBoost(word) ? ofAnyKind : without).add(kind)
    else for (const slot of slotsOf(word)) keepsStock.add(slot)
  }
  let isBoostWanted = false
  let isTurboWelcome = false
  const want = (word: PartWord, isNamedOnly: boolean) => {
    if (word.induction) {
      if (!isNamedOnly) isBoostWanted = true
      if (word.induction !== 'auto') inductions.push(word.induction)
      for (const kind of word.kinds) if (word.kinds.length < TURBO_KINDS.length) boostKinds.add(kind)
      return
    }
    const of = word.slots?.length === 0 || /heads/.test(word.form) ? word.kinds : word.kinds.slice(0, 1)
    for (const kind of of) (isNamedOnly ? named : wants).add(kind)
  }
  if (
    /(?<!\b(?:no|not|without|don't want) )\bany (?:kind of )?(?:induction|boost)\b|\bno (?:induction )?preference\b/.test(
      text,
    )
  )
    inductions.push('auto')
  if (ONLY_BOLT_ONS.test(text)) for (const slot of NOT_BOLTED_ON) keepsStock.add(slot)
  if (ONLY_CAMS.test(text)) for (const slot of ['boost_source', 'nitrous'] as const) keepsStock.add(slot)
  if (STREET_TIRES.test(text)) without.add('drag_tires')
  if (NATURALLY.test(text.replace(RAN_ON_MOTOR, ' '))) inductions.push('naturally_aspirated')
  let last: PartWord[] = []
  for (const clause of clausesOf(text)) {
    const found = partsIn(clause.text)
    const masked = found.reduce(
      (words, { from, to }) => words.slice(0, from) + '@'.repeat(to - from) + words.slice(to),
      clause.text,
    )
    if (PRONOUN_OUT.test(clause.text))
      for (const word of found.length > 0
        ? found.flatMap((one) => (attitudeOf(masked, one.from, one.to) === 'have' ? [] : [one.word]))
        : last) {
        refuse(word)
        for (const kind of word.kinds) for (const list of [wants, named]) list.delete(kind)
      }
    const isOut = PRONOUN_OUT.test(clause.text)
    const isAsked = text.charAt(clause.from + clause.text.length) === '?'
    for (const { word, from, to } of found) {
      const told = attitudeOf(masked, from, to)
      const learned = attitudeLearned(text, clause.from + from)
      const attitude = withLearned(told === 'neutral' && isOfModList(masked, from) ? 'have' : told, learned)
      if (isOut && attitude !== 'have') continue
      if (attitude === 'keep' && told !== 'keep') {
        for (const slot of slotsOf(word)) keepsStock.add(slot)
        continue
      }
      // "Stock clutch is toast": another one is wanted.
      if (!word.kinds.includes('tune') && isOutgrown(masked, from, to)) {
        want(word, false)
        continue
      }
      switch (attitude) {
        case 'refuse':
          refuse(word)
          break
        case 'keep':
          if (word.kinds.includes('tune') && isTuneOfCar(masked.slice(0, from))) break
          // "Bigger turbo, transmission stock": what is to be bigger does not stay.
          if (word.induction && IS_BIGGER.test(masked.slice(0, to).replace(/@+$/, '') + clause.text.slice(from, to))) {
            want(word, false)
            break
          }
          if (word.induction && !isAnyBoost(word) && !isKeptItself(masked, from, to)) {
            want(word, false)
            break
          }
          if (asksOfStock(masked, from, to, isAsked)) break
          for (const slot of slotsOf(word)) keepsStock.add(slot)
          break
        case 'have':
          if (
            asksOrMourns(
              clause.text,
              text[clause.from + clause.text.length] === '?',
              clause.text.slice(from, to),
              masked.slice(to),
            )
          )
            break
          // Cats that are there are the factory's: "leave the cats in".
          if (IS_CAT.test(clause.text.slice(from, to)) && !IS_OTHER_CAT.test(clause.text.slice(0, from))) {
            for (const slot of slotsOf(word)) keepsStock.add(slot)
            break
          }
          if (
            !word.form.includes('t56') ||
            /\b(?:built|upgraded|sleeved)\s*$/.test(masked.slice(0, from)) ||
            /^ (?:is )?already (?:built|upgraded)\b/.test(masked.slice(to))
          )
            for (const kind of kindsHad(word)) installed.add(kind)
          break
        case 'allow':
          // "Stock turbo after all", "stock clutch ok": that one is to stay.
          if (/\b(?:stock|factory|oem|original) $/.test(masked.slice(0, from))) {
            for (const slot of slotsOf(word)) keepsStock.add(slot)
            break
          }
          for (const kind of word.kinds) allowed.add(kind)
          if (word.kinds.every((kind) => TURBO_KINDS.includes(kind))) isTurboWelcome = true
          if (word.kinds[0] === 'tires') allowed.add('drag_tires')
          break
        case 'want':
        case 'neutral':
          // "Currently on the stock turbos, thinking Pure Stage 2s": the first are what is on it, and not what stays.
          if (word.kinds[0] === 'turbo_upgrade' && IS_ON_IT.test(text)) {
            keepsStock.delete('boost_source')
            want(word, false)
            break
          }
          // "2014 R/T, 100 shot": of what size it is to be is no mere mention.
          want(word, attitude === 'neutral' && !/^nitrous \d+shot/.test(clause.text.slice(from, to)))
      }
    }
    if (found.length > 0) last = found.map((one) => one.word)
  }
  if (keepsStock.has('boost_source') && (ASKS_WHICH_TURBO.test(text) || THINKS_OF_BIGGER.test(text))) {
    keepsStock.delete('boost_source')
    inductions.push('turbo')
    wants.add('turbo_upgrade')
  }
  // "Whipple instead of that blower": of what is refused the kit that is named is wanted.
  for (const kind of ofAnyKind) if (!boostKinds.has(kind)) without.add(kind)
  const isOpened = [...wants, ...named].some((kind) => kind === 'camshafts' || kind === 'ported_heads')
  for (const slot of slotsLeft(text))
    if (!(isOpened && (slot === 'camshafts' || slot === 'heads'))) keepsStock.add(slot)
  const isBlowerOut = BLOWER_KINDS.every((kind) => without.has(kind))
  // "No blower, a turbo is fine": all motor is not what that means.
  if (isBlowerOut && isTurboWelcome) inductions.push('auto')
  const isTurboSpokenOf = partsIn(text).some(({ word }) => word.kinds.some((kind) => TURBO_KINDS.includes(kind)))
  // "No blower and no bottle": who rules both out means the motor alone.
  if ((isBlowerOut && keepsStock.has('nitrous') && !isTurboSpokenOf) || BOOST_LEFT_OFF.test(text))
    keepsStock.add('boost_source')
  const isNatural = inductions.includes('naturally_aspirated') && !(isBoostWanted && IS_DESCRIBED.test(text))
  if (!isNatural && inductions[0] === 'naturally_aspirated') inductions.shift()
  if (isNatural) for (const kind of BOOST_KINDS) without.delete(kind)
  for (const kind of without) boostKinds.delete(kind)
  const sorted = <T extends string>(values: Iterable<T>) => [...values].sort()
  return {
    keepsStock: sorted(keepsStock),
    without: sorted(without),
    wants: sorted(wants),
    named: sorted(named),
    installed: sorted(installed),
    allowed: sorted(allowed),
    inductions: [...new Set(inductions)].filter((choice) => !isRuledOut(choice, without)),
    boostKinds: sorted(boostKinds),
  }
}

/** "Already done: cp pistons, head studs, turbo-back": all that the list names is on the car, up to what is wished. */
const MOD_LIST =
  /\b(?:already (?:done|installed|on it|on the car|has|have)|(?:current )?mods?(?: (?:so far|are|list|done|now))?|done (?:so far|already)|installed(?: so far)?)\s*:/
const ENDS_LIST = /\b(?:want|wants|wanna|need|needs|looking|goal|after|what|how|next|trying|would|thinking|plan)\b/
function isOfModList(masked: string, from: number): boolean {
  const found = MOD_LIST.exec(masked)
  return found !== null && found.index < from && !ENDS_LIST.test(masked.slice(found.index + found[0].length, from))
}

const isAnyBoost = ({ kinds }: PartWord): boolean => kinds.length >= Math.min(BLOWER_KINDS.length, TURBO_KINDS.length)

/** "Stock long block, roots or twin screw only": a kit that no car has from the factory stays by its own word alone. */
const KEPT_ITSELF =
  /\b(?:stock|factory|oem|oe|original|existing|same|keep\w*|leave|leaving|retain|stay(?:ing)? (?:on|with))(?: (?:the|my|his|her|its|a|stock|bigger|larger))* $/
const isKeptItself = (masked: string, from: number, to: number): boolean =>
  KEPT_ITSELF.test(masked.slice(0, from)) || attitudeOf(masked.slice(from), 0, to - from) === 'keep'

const kindsHad = (word: PartWord): readonly PartKind[] => word.kinds.slice(0, word.slots?.length === 0 ? 2 : 1)

function isRuledOut(choice: InductionChoice, without: ReadonlySet<PartKind>): boolean {
  const kinds: Readonly<Partial<Record<InductionChoice, readonly PartKind[]>>> = {
    turbo: TURBO_KINDS,
    single_turbo: ['turbo_kit_single'],
    twin_turbo: ['turbo_kit_twin'],
    supercharger: BLOWER_KINDS,
    procharger: ['supercharger_centrifugal'],
  }
  return kinds[choice]?.every((kind) => without.has(kind)) ?? false
}
