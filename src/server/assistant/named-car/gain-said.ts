import type { PartKind, Vehicle } from '../../../engine/model.ts'
import { LEFT_ALONE } from '../gain-of-parts.ts'
import { kindsIn } from '../part-words.ts'

const POWER = `(?:[rwab]?w?hp|hp|kws?|horses|horse ?powers?|ponies|power|torque|tq|numbers?|wheel)`
const ASKS = `(?:what|whats|wat|wht|how (?:much|many)|much)`
/** What parts are worth in power is asked, in whole sentences and in the few words of a text message. */
const ASKS_GAIN = new RegExp(
  [
    String.raw`\bgains?\b(?! (?:weight|access|traction|grip))`,
    String.raw`\b${ASKS}\b[^.?!]{0,40}\b${POWER}\b`,
    String.raw`\b(?:wheel|w?hp|dyno|dynojet|final|power) (?:numbers?|figures?|increase)\b`,
    String.raw`\b(?:[rwa]?whp|hp|numbers?|wheel|power)(?: (?:pls|plz|please|ballpark|estimate|realistic\w*|roughly|approx\w*))?\W*$`,
    String.raw`\bcuant[oa]s?\b[^.?!]{0,40}\b(?:gan\w+|das?|dan|sub\w+|aument\w+|hace|sac\w+|caballos|w?hp)\b`,
    String.raw`\b(?:what|wat) w\W*$`,
    String.raw`\bhow much\b[^.?!]{0,50}\b(?:over stock|adds?|added|gain|makes?|pick up|give|gets?|net)\b`,
    String.raw`\b(?:adds?|worth|good for|gives?|makes?|nets?) how (?:much|many)\b|\bpick(?:s|ing)? up\b`,
    String.raw`\b(?:what|wat) (?:do|does|would|will|can|could|should|am|is|are)\b[^.?!]{0,60}\b(?:pick up|make|put down|dyno|net|adds?|give me|get me|bring)\b`,
  ].join('|'),
)
/** What something bears, forbids, costs to keep, or which of two it is to be. */
const ASKS_ELSE =
  /\b(?:aguanta\w*|cuesta\w*|safe\w*|hold|holds|handle|live|survive|support|breaks?|blows?|limit|before|until|legal|smog|carb|loud\w*|mpg|good (?:for|until)|first|warranty|void|without a tune|no tune|untuned|cheap(?:er|est)?|reliab\w*|or)\b|\bworth (?:it|doing|the money)\b|\$/

/** "FBO", "Uprev", "a smaller upper": names of parts that no list of kinds has. */
const BOLT_ONS = /\b(?:fbo|full bolt[- ]?ons?|all (?:the )?bolt[- ]?ons?)\b/
const MORE_NAMES: readonly (readonly [RegExp, PartKind])[] = [
  [
    /\b(?:uprev|ktuner|hondata|flash ?pro|cobb|ots|otv|hp ?tuners|ecutek|unitronic|apr|piggy ?back|race ?chip)\b/,
    'tune',
  ],
  [/\btps\b|\btp(?= )/, 'midpipe_catless'],
  [/\b(?:borla|magna ?flow|corsa|flowmaster|invidia|akrapovic|milltek)\b/, 'catback_exhaust'],
  [/\b(?:smaller|tighter) (?:upper|lower|crank)\b/, 'pulley_smaller'],
]
const BOLT_ONS_OF: Readonly<Record<Vehicle['engine']['aspiration'], readonly PartKind[]>> = {
  na: ['cold_air_intake', 'headers_long_tube', 'catback_exhaust', 'tune'],
  turbo: ['cold_air_intake', 'intercooler', 'downpipe', 'catback_exhaust', 'tune'],
  twin_turbo: ['cold_air_intake', 'intercooler', 'downpipe', 'catback_exhaust', 'tune'],
  supercharged: ['cold_air_intake', 'headers_long_tube', 'catback_exhaust', 'tune'],
}

const MAKES_POWER =
  /^(?:cold_air|intake_man|throttle|charge_pipes|catback|headers|midpipe|downpipe|intercooler|tune|e85_tune|pulley|supercharger|turbo|cam|ported|stroker|methanol|heat_exchanger)/
/** A part that stays is named and not added: "on the stock turbo". */
const STAYS = /\b(?:stock|factory|oem) (?:turbos?|blower|supercharger|intake|exhaust|headers?|cams?|intercooler)\b/g

/** The parts whose power is asked about, of everything that the message names. */
export function partsOfGain(asked: string, { engine }: Vehicle): readonly PartKind[] {
  const words = asked.replaceAll(STAYS, ' ').replaceAll(LEFT_ALONE, ' ')
  const named = kindsIn(words).filter((kind) => MAKES_POWER.test(kind))
  const isTuneNamed = named.some((kind) => kind === 'tune' || kind === 'e85_tune')
  const more = MORE_NAMES.filter(([form, kind]) => form.test(words) && !(kind === 'tune' && isTuneNamed)).map(
    ([, kind]) => kind,
  )
  // "FBO: intake, downpipe, intercooler": the list says what is meant.
  const bolted = BOLT_ONS.test(words) ? BOLT_ONS_OF[engine.aspiration] : []
  const isListed = named.filter((kind) => bolted.includes(kind)).length > 2
  const all = [...named, ...(isListed ? [] : bolted), ...more]
  // "A catless downpipe" is one part.
  const isOne = all.includes('downpipe') && /\bcatless (?:dps?|down ?pipes?)\b/.test(words)
  return [...new Set(all)].filter((kind) => !(isOne && kind === 'midpipe_catless'))
}

/** "Cam + headers on 93, wat whp", "jb4 on a 2020 m340i, what does it pick up": what named parts make on the car. */
export const asksGain = (asked: string): boolean => ASKS_GAIN.test(asked) && !ASKS_ELSE.test(asked)

/** "What do a cam and headers do for it", "pulley and E85, what does it trap": asked of several parts, or of the run with them. */
const ASKS_OF_MORE =
  /\bwhat (?:do|does|would|will)\b[^.?!]{0,60}\bdo (?:for|on)\b|\bdo (?:anything|much)\b|\b(?:what|how fast)\b[^.?!]{0,24}\b(?:it|she|that|they) (?:trap|traps|run|runs)\b/
export const asksGainOfMore = (asked: string): boolean => ASKS_OF_MORE.test(asked) && !ASKS_ELSE.test(asked)

export const makesPowerKind = (kind: PartKind): boolean => MAKES_POWER.test(kind)
