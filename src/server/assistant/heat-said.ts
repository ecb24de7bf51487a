import { purposeSaid } from './computed/purpose-said.ts'
import { degreesTold, tellsLoad } from './measured-figures.ts'

export type Fluid = 'trans' | 'oil' | 'water' | 'air'

const FLUIDS: readonly (readonly [Fluid, RegExp])[] = [
  ['trans', /\b(?:trans(?:mission)?|tranny|gearbox|atf|dct)\b/],
  ['oil', /\boil\b/],
  ['water', /\b(?:water|coolant|radiator|ect)\b/],
  ['air', /\b(?:iats?|intake (?:air )?temps?|charge temps?|heat ?soak\w*|intercooler)\b/],
]
const RUNS_HOT =
  /\b(?:hot(?:ter)?|heat(?:s|ing)?|heat ?soak\w*|overheat\w*|cooks?|cooking|temps?|temperatures?|warm|degrees)\b/
const HUNTS =
  /\bhunt(?:s|ing|ed)?\b|\b(?:shifts?|downshifts?|kicks? down|shifting) (?:up and down|all the time|constantly|back and forth|too much|a lot|on every)\b|\bup and down (?:the )?gears\b|\b(?:can't|won't|cannot) hold (?:a )?gear\b|\bbetween gears\b/
const KEEPS_COOL = /\b(?:keep|stay|run)s?\b.{0,24}\bcool(?:er)?\b/
const ON_REGULAR = /\b(?:87|regular)\b(?!.{0,40}\btuned\b)/
/** Heat beside one of these is a stop, and no job for a cooler. */
const STOPS =
  /\b(?:red|steam\w*|boil\w*|pegged|smok\w*|knock\w*|ping\w*|gasket|milky|slip(?:s|ping|ped)?|shudder\w*|burnt|burned|burning|leak\w*|los(?:es|ing)|limp\w*|pressure|flash\w*|light|drive home)\b/
const IN_LAPS = /\b(?:laps?|sessions?|on (?:the |a )?track)\b/
const ASKS_ELSE = /\b(?:legal|warranty|tires?|cart|order|brakes?|pads|compare|versus|vs)\b/

/** Heat that a cooler, ducts and fluid cure: of a truck that tows, or of a car on track. */
export interface Heat {
  fluid: Fluid | undefined
  degrees: number | undefined
  tows: boolean
  /** The transmission goes back and forth between two gears. */
  hunts: boolean
  /** It runs hot or hunts now; otherwise only the fuel that it tows on is told. */
  isTrouble: boolean
}

export function heatSaid(asked: string): Heat | undefined {
  if (STOPS.test(asked) || ASKS_ELSE.test(asked)) return undefined
  const fluid = FLUIDS.find(([, form]) => form.test(asked))?.[0]
  const degrees = degreesTold(asked)
  const purpose = purposeSaid(asked)
  const tows = purpose === 'tow' || tellsLoad(asked)
  const isOnTrack = purpose === 'track' || purpose === 'autocross' || IN_LAPS.test(asked)
  const hunts = HUNTS.test(asked)
  const isHot = degrees !== undefined || RUNS_HOT.test(asked)
  const isTrouble = isHot || hunts
  const holds = tows
    ? isTrouble || ON_REGULAR.test(asked)
    : isOnTrack && ((isHot && fluid !== undefined) || KEEPS_COOL.test(asked))
  return holds ? { fluid, degrees, tows, hunts, isTrouble } : undefined
}
