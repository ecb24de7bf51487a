import type { Meaning } from './meaning.ts'
import { refusesPower } from './no-power.ts'
import { kindsIn } from './part-words.ts'

const SLOW_CAR =
  /\b(?:my|the|our|his|her|this)(?: (?!build)\w+)? (?:car|truck|ride|whip|suv|van|project|daily|vehicle|thing)\b[^.?!]{0,30}\b(?:slow|gutless|weak|faster|quicker|more (?:power|grunt|pull|umph|oomph|go)|lacks? (?:power|grunt)|underpowered|boring|a dog)\b|\b(?:make|get) (?:my|the) (?:car|truck|ride|whip)(?: to be| to go)? (?:faster|quicker|more powerful)\b/
const OF_TROUBLE = /\b(?:since|after|lately|all of a sudden|suddenly|lost|used to|start\w*|warm\w*|cold|idle|why)\b/

/** "More torque, but keep it reliable": more is asked for outright, whatever else weighs. */
export const asksForMore = (rest: string): boolean =>
  /\bmore (?:power|torque|hp|horsepower|whp|pull|grunt|pep)\b/.test(rest)

/** "My truck is slow", "make my car faster": more power for a car that nobody has named yet. */
export const wantsMorePower = (
  asked: string,
  { car, goal, budgetUsd, stranger, cart }: Meaning,
  isHalf: boolean,
): boolean =>
  (car ?? goal ?? budgetUsd ?? stranger ?? cart) === undefined &&
  !isHalf &&
  SLOW_CAR.test(asked) &&
  !refusesPower(asked) &&
  !OF_TROUBLE.test(asked) &&
  kindsIn(asked).length === 0

const MORE_POWER =
  /\bmore (?:power|hp|horsepower|whp|boost)\b|\bstronger\b(?! (?:clutch|trans|gearbox|axles?|half|drive|diff|fuel|pump|brake|rods?|piston|springs?|head|studs))|\bturn it up\b|\b(?:a (?:bit|little) )?more\b(?! (?:reliable|conservative|mild|modest|tame|streetable|comfortable|durable|detail\w*|info\w*|question|sense|realistic|reasonable|sensible|budget|grand|time|than|then (?:i|we|he|she|what|that|my|the)|affordable|money|interested|cheap|or less|fun|better|comfy|cozy|quiet|relaxed|plush|mellow|civilized|refined|practical|pleasant))|\bfaster\b(?! than)|\bquicker\b(?! than)/
const NO_MORE_POWER =
  /\b(?:don't|not|no|without|never|isn't|rather than|instead of|not about|not after|enough)\b(?: (?:really|even|care about|need|wants?|wanted|looking for|after|chasing|for|any|the|about|here|adding)){0,4} (?:more |extra |added )?(?:power|hp|horsepower|whp|boost|faster)\b|\b(?:power|hp|horsepower) is (?:fine|enough|plenty|good)\b|\b(?:plenty of|enough) (?:power|hp|horsepower)\b/
const SAYS_POWER = /\b(?:power|w?hp|horse ?power|boost|stronger|turn it up|faster|quicker)\b/
/** More power is asked for. "That is more than I thought, can you get it under 9000": money that is said is no wish for it. */
export const saysMore = (asked: string, rest: string, { budgetUsd }: Meaning): boolean =>
  MORE_POWER.test(rest) &&
  !NO_MORE_POWER.test(rest) &&
  !refusesPower(asked) &&
  (budgetUsd === undefined || SAYS_POWER.test(rest))
