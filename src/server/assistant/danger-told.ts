import { likelyDanger } from './dangers/likely-danger.ts'
import { DANGERS, type Danger, dangerOf } from './dangers.ts'
import { hasWeakCylinder } from './diagnosis/compression-read.ts'
import { isDiesel } from './diesel-said.ts'
import { heatSaid } from './heat-said.ts'
import { plainSpanish } from './words/plain-spanish.ts'

/** What is feared, prevented, asked about in general or over is not told of this car now. */
const NOT_NOW =
  /\b(?:no|not|never|without|won't|doesn't|don't|didn't|isn't|hasn't|stops?|stopped|avoid\w*|prevent\w*|from|against|will|would|could|might|may|risk(?: of)?|causes?|caused|cure[sd]?|help(?:s|ed)? with|means?|used to|fixed|fear\w*|afraid|scared|chances? of|sign of|until|before|if|what (?:is|does|are)(?! (?:that|this|my))|que (?:es|significa)|sin|evitar?|how (?:do|does|to)|why (?:do|does) (?:an?|the|some|most)|define|explain|difference)\b[^,.;?!]{0,28}$/
/** "No leak under the car and it has low oil pressure": what is denied ends there. */
const NEXT_CLAUSE = /\b(?:n|and|but|y|pero) (?=(?:it|its|it's|she|he|now|there's|there is|ahora)\b)/
const FOR_GOOD = /^[^,.;?!]{0,16}\b(?:is |was |got |has been )?(?:fixed|gone|cured|solved|sorted)\b/

function isNow(text: string, form: RegExp): boolean {
  const found = form.exec(text)
  if (!found) return false
  const clause = text.slice(0, found.index).split(NEXT_CLAUSE).at(-1) ?? ''
  return !NOT_NOW.test(clause) && !FOR_GOOD.test(text.slice(found.index + found[0].length))
}

/** So likely something is wrong, and so likely one thing of all, no fixed words are needed. */
const TOLD = 0.6
const NAMED = 0.15
/** A rattle beside a code for too little boost is the wastegates', and no bearing's. */
const OF_WASTEGATE =
  /\b(?:30ff|p0299|wastegates?|under ?boost|los(?:es|ing|t) boost|low boost|no boost)\b(?![\s\S]*\b(?:rods?|bearings?|knock\w*|chains?)\b)/

/** "Can a plug fix a sidewall": of any car. A wheel that shakes at one speed is out of balance, and nothing is loose. */
const IN_GENERAL =
  /^\W*(?:can|could|does|do|will|would|is|are|what|why|how) (?:an?|the) (?!.*\b(?:my|mine|our|his|her)\b)/
const OF_BALANCE =
  /\b(?:wobbl|shak|shimm|vibrat)\w*\b[^.;?!]{0,24}\b(?:at|around|above|over|past) \d{2}\b(?![\s\S]*\b(?:loose|lug|stud|joint|play|clunk\w*|bang\w*)\b)/
const isTalkOnly = (asked: string): boolean =>
  OF_WASTEGATE.test(asked) || OF_BALANCE.test(asked) || IN_GENERAL.test(asked)

/** The danger that a message tells of the car as it is now. */
export function dangerTold(asked: string, text: string): Danger | undefined {
  const spanish = plainSpanish(text)
  const { likely, kind, isKind } = likelyDanger(text)
  const found = DANGERS.find(
    ({ id, said, dicho }) =>
      !(id === 'lean' && isDiesel(asked)) &&
      !(id === 'noise' && OF_WASTEGATE.test(asked)) &&
      (isNow(asked, said) || isNow(spanish, dicho) || (id === 'compression' && hasWeakCylinder(text))),
  )
  if (!found) {
    const isOther =
      (kind === 'lean' && isDiesel(asked)) || (kind === 'brakes' && /\bclutch pedal\b/.test(asked)) || isTalkOnly(asked)
    return likely >= TOLD && isKind >= NAMED && !isOther ? dangerOf(kind) : undefined
  }
  // Hot laps and grades are cured by coolers; in the red, boiling or on the way home they are not.
  return found?.id === 'overheating' && heatSaid(asked)?.degrees !== undefined ? undefined : found
}

const DRIVES_ON =
  /\b(?:safe|ok|okay|fine|alright|cool) (?:to|if i|for me to) (?:drive|keep|run|go|finish|tow|use|daily|race|send|take|still)\b|\bdriv(?:e|ing|able)\b|\b(?:can|could|should|do) i (?:\w+ )?(?:driv|race|run|tow|finish|make|daily|keep|go|push|send|take|ignore|still|wait)|\bkeep(?:s)? (?:going|driving|running|pushing|racing|on|it)\b|\blimp\w*\b|\bmake it (?:home|back|to)\b|\bone more\b|\b(?:home|saturday|weekend|work|track|event|drift day)\b|\bsafe\b/
const MANEJA = /\b(?:manej\w+|seguir|llegar|casa|peligro\w*|seguro)\b/
const WISHES =
  /\b(?:power|hp|whp|horse ?power|mods?|upgrades?|faster|quicker|stage|boost|tune|turbos?|blower|supercharger|pull|build|parts?|torque|kit|tow)\b/
const QUIERE = /\b(?:potencia|caballos|hp|mejoras|turbo|boost|tune|piezas|rapido)\b/

/** Whether a message asks to drive on. */
export const wantsToDriveOn = (asked: string, text: string): boolean =>
  DRIVES_ON.test(asked) || MANEJA.test(plainSpanish(text))

/** Whether a message that tells a danger wants to drive on or to have more power. */
export const wantsToGoOn = (asked: string, text: string): boolean =>
  wantsToDriveOn(asked, text) || WISHES.test(asked) || QUIERE.test(plainSpanish(text))

const OVER =
  /\b(?:fixed (?:it|that|the)|(?:it|that) is (?:fixed|sorted|solved|done)|sorted (?:it|that) out|replaced (?:it|the|that)|repaired|turned out to be|all good now|no longer|it is gone)\b|\b(?:ya lo (?:arregl|repar|cambi)\w+|arreglado|reparado)\b/

/** What was heard as a danger was none, or none of this car. */
const NEVER_WAS =
  /\b(?:nothing(?:'s| is| was)?(?: \w+)? wrong|(?:never|didn't|did not) (?:say|said|mean|meant|tell|told)\b[^.?!]{0,40}\b(?:that|it|wrong|broken|mine|leak\w*|knock\w*|overheat\w*|slip\w*)|(?:it|that|this)(?:'s| is| was)(?: just)? (?:a joke|a figure of speech|not (?:my|the) car|(?:my|his|her|the) (?:other|old|former) (?:car|truck|one)|my (?:buddy|friend|brother|neighbor)'?s)|(?:was|i'm|i am|am)(?: just| only)? (?:joking|kidding)|(?:car|truck|engine|motor)(?:'s| is| runs| drives)(?: \w+)? (?:healthy|fine|perfect\w*|great|solid))\b/
const NUNCA_FUE = /\b(?:no (?:le pasa|tiene) nada|no es mi (?:carro|coche|troca|auto)|era broma|nunca dije|no dije)\b/

/** Whether a message says that what was told before is repaired, or never was. */
export const isOver = (asked: string, text: string): boolean => {
  const spanish = plainSpanish(text)
  return [asked, spanish].some((words) => OVER.test(words) || NEVER_WAS.test(words)) || NUNCA_FUE.test(spanish)
}
