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
