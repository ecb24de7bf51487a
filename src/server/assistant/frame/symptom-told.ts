import { type Answer, type Bilingual, suggestions, text } from '../advisor.ts'
import { dangerTold, wantsToGoOn } from '../danger-told.ts'
import { dangerOf } from '../dangers.ts'
import { topicOf } from '../knowledge/topic-index.ts'
import type { MessageReading } from '../meaning-of.ts'
import { strengthAsked } from '../strength-asked.ts'
import { engineLight } from './engine-light.ts'
import type { OfCar } from './of-car.ts'

const AFR =
  /\b(?:afrs?|air fuel|a\/f|wideband)\b[^.?!]{0,60}?\b(1[0-6](?:\.\d{1,2})?)\b|\b(1[0-6]\.\d{1,2}) ?(?:afr|:1|on the wideband)\b/
const AT_FULL =
  /\b(?:wot|wide open|full throttle|floor\w*|pulls?|under (?:load|boost)|in boost|redline|high rpm|up top)\b/
/** Full throttle on gasoline: where the trade wants it, and from where it is lean (running_lean tells the same). */
const AFR_BOOSTED = { rich: 10.8, wanted: '11.5 to 12.0', lean: 12.2 } as const
const AFR_UNBOOSTED = { rich: 12, wanted: '12.5 to 12.9', lean: 13.2 } as const

/** "AFR goes to 12.8 at WOT, is that too lean": the figure against what this engine wants. */
function afrTold({ vehicle, name }: OfCar, asked: string): string | undefined {
  const found = AFR.exec(asked)
  const afr = Number(found?.[1] ?? found?.[2])
  if (!(afr > 0) || !AT_FULL.test(asked) || /\be-?85\b|\blambda\b/.test(asked)) return undefined
  const isBoosted = vehicle.engine.aspiration !== 'na' || /\b(?:turbo|blower|supercharg\w+|boost)\b/.test(asked)
  const { rich, wanted, lean } = isBoosted ? AFR_BOOSTED : AFR_UNBOOSTED
  const engine = isBoosted ? 'boosted' : 'without boost'
  if (afr >= lean)
    return `Yes, ${afr} is too lean at full throttle on the ${name}: ${engine} on pump gas it wants ${wanted}. ${dangerOf('lean')?.stop[0]} ${dangerOf('lean')?.check[0]} If an intake went on just before, its airflow-meter housing is the first suspect: put the stock one back and log again.`
  if (afr < rich)
    return `No, ${afr} is rich, not lean: ${engine} on pump gas the ${name} wants ${wanted} at full throttle. It costs power and washes oil off the bores, so have the tune looked at; it won't melt a piston.`
  return `No, ${afr} is where it belongs: ${engine} on pump gas the ${name} wants about ${wanted} at full throttle. Watch knock and fuel pressure in the same log.`
}

const FALLS_OFF =
  /\b(?:falls? (?:flat )?on (?:its|it's|it is|his|her) face|falls? off|falls? flat|goes flat|noses? over|lays? (?:down|over)|dies (?:off|out|up top)|nothing (?:left )?(?:up top|after|past|above)|runs? out of (?:breath|steam|air)|hits a wall|loses? power (?:at|after|above|past|up top)|signs? off|cuts? out|breaks? up|bogs?(?: down)?|stutters?|hesitates?)\b/
const AT_RPM =
  /\b(?:\d{4} ?rpm|[3-8][05]00|[3-8]k|redline|up top|high rpm|top end|(?:3rd|third|4th|fourth)(?: gear)?|\d{1,2} ?psi|in (?:third|fourth)|(?:under|full|in|on) (?:full )?boost|wot|full throttle)\b/
const LIMP = /\blimp(?:s|ing)?(?: mode| home)?\b|\breduced (?:engine )?power\b/
const LOSES_BOOST =
  /\b(?:los(?:es|t|ing)|drops?|makes no|builds no|there is no) (?:all )?boost\b|\bboost (?:drops|falls|dies|gone)\b/
const BLUE = /\bblue\b[^.?!]{0,24}\bsmok|\bsmok\w*\b[^.?!]{0,16}\bblue\b/
const AT_IDLE = /\b(?:idl\w+|at (?:a|the) (?:red )?(?:light|stop)|sitting|warm(?:s|ing)? up)\b/
const AT_START = /\b(?:start-? ?up|cold start|when i start|first start)\b/
const ON_TRACK = /\b(?:track|laps?|session|hpde|road course)\b/

/** A symptom that is told first: what to leave, what it is on this engine, and in which order it is looked for. */
export function symptomTold(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  // "12.8 at WOT" is read as a time where nothing says what it is.
  const isWish = meaning.goal !== undefined || meaning.budgetUsd !== undefined || strengthAsked(asked) !== undefined
  const danger = dangerTold(asked, asked)?.id
  const isLean = danger === undefined || danger === 'lean'
  const words =
    (isLean ? afrTold(car, asked) : undefined) ??
    (isWish || danger !== undefined ? undefined : engineLight(asked)) ??
    // What says stop in its own words says more than that power falls off.
    (isWish || danger !== undefined ? undefined : ofPower(car, asked)) ??
    (isWish || danger !== 'smoke' ? undefined : ofSmoke(car, asked))
  return words ? [text(words), suggestions('What do I check first?', 'Book the shop')] : undefined
}

/** Whether power that falls off is told, at an rpm, a gear or a boost. */
export const losesPower = (asked: string): boolean => FALLS_OFF.test(asked) && AT_RPM.test(asked)

/** What power that falls off is, in which order it is looked for. */
export function fallsOff(car: OfCar, asked: string): Bilingual | undefined {
  const says = ofPower(car, asked)
  return says === undefined
    ? undefined
    : [
        says,
        'Sin fondo hasta encontrarlo: primero fugas de admisión, luego un registro de boost, presión de combustible, AFR y detonación; si todo eso está bien, bujías y bobinas.',
      ]
}

function ofPower({ vehicle, name }: OfCar, asked: string): string | undefined {
  const isLimp = LIMP.test(asked) && !ON_TRACK.test(asked)
  if (!isLimp && !(FALLS_OFF.test(asked) && AT_RPM.test(asked)) && !(LOSES_BOOST.test(asked) && !/\bpsi\b/.test(asked)))
    return undefined
  const isBoosted = vehicle.engine.aspiration !== 'na'
  const lead = "Stay out of full throttle until it's found: that's how a cheap fix turns into a piston."
  if (isLimp) return `${lead} ${topicOf('reduced_power_street')?.answer[0] ?? ''}`
  if (LOSES_BOOST.test(asked) && /\bbelt\b/.test(asked)) return undefined
  const order = isBoosted
    ? `On a boosted car like the ${name} power that falls off at one rpm is boost, fuel or spark, in that order of looking: a smoke test of the intake tract (couplers, charge pipe, intercooler), then a third-gear log of requested against actual boost, fuel rail pressure, AFR and knock. Boost below target is a leak or the wastegate; fuel pressure that sags is the pump; both fine and it still breaks up is plugs (gap 0.022 to 0.028 in) or coils. If the car asks for less boost itself, it is heat or knock.`
    : `On the ${name}, without boost, power that falls off at one rpm is fuel, spark or air, in that order of looking: fuel pressure under load, plugs and coils, a clogged filter or cat, then valve springs that float and cam timing. A third-gear log of AFR, fuel pressure and knock tells which.`
  return `${lead} ${order} Buy nothing before the log.`
}

function ofSmoke({ vehicle, name }: OfCar, asked: string): string | undefined {
  if (
    !BLUE.test(asked) ||
    wantsToGoOn(asked, asked) ||
    /\bnew turbo\b|\bafter (?:the |a )?(?:turbo|install)\b/.test(asked)
  )
    return undefined
  const isTurbo = vehicle.engine.aspiration !== 'na'
  const where = AT_START.test(asked)
    ? `Blue at startup that clears on the ${name} is oil past the valve seals overnight: a nuisance more than a danger, as long as the oil stays up. A turbo that leaks smokes after idling as well.`
    : AT_IDLE.test(asked)
      ? isTurbo
        ? `Blue after idling on the ${name} is oil past the turbo's seals, mostly because it can't drain: a kinked or clogged drain, or crankcase pressure from a bad PCV. Look there and at shaft play first; valve seals are next.`
        : `Blue after idling on the ${name} is oil past the valve seals, or a PCV that pulls it in.`
      : `Blue is oil: past the ${isTurbo ? "turbo's seals or its drain, " : ''}valve seals at startup, rings under power.`
  return `Stay out of boost and check the oil level now and at every fill-up: it is the level that kills the engine, not the smoke. ${where} Then a compression and leak-down test before money goes into parts, and no more power until it is found.`
}
