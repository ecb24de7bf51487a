import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import { FUEL_NAMES } from '../../../engine/display-words.ts'
import { limitName } from '../../../engine/limits/limit-words.ts'
import type { LimitUse, PartKind } from '../../../engine/model.ts'
import { type Bilingual, dollars, listed, whp } from '../advisor.ts'
import { limitInSpanish } from '../words/limits-in-spanish.ts'
import { tightWords } from './tight-words.ts'

/** So many parts are named one by one. */
const MOST_NAMED = 3

/** A part by its maker and name, without the years that it fits. */
const shortName = ({ manufacturer, name }: RecommendedPart): string =>
  `${manufacturer} ${name.replace(/,? (?:set of \d+,? )?(?:for )?(?:19|20)\d\d(?:[-+].*|$)/, '')}`

const namesOf = (parts: readonly RecommendedPart[], more: (count: number) => string): string[] => {
  const named = parts.slice(0, MOST_NAMED).map(shortName)
  const rest = parts.length - named.length
  return rest > 0 ? [...named, more(rest)] : named
}

/** What a change comes to, against the build before it: power, dollars, time, and the parts that left and came. */
export function changedWords(reply: GenerateReply, before: GenerateReply): Bilingual {
  const changed = differenceOf(reply, before)
  const isToldBelow = atItsLimit(reply, partsOnlyOf(before, reply))[0] !== ''
  const tight = isToldBelow ? undefined : tightWords(reply, before)
  return tight ? [`${tight[0]} ${changed[0]}`, `${tight[1]} ${changed[1]}`] : changed
}

function differenceOf(reply: GenerateReply, before: GenerateReply): Bilingual {
  const power = Math.round(reply.power.wheelHp) - Math.round(before.power.wheelHp)
  const cost = Math.round(reply.estimatedCost - before.estimatedCost)
  const [one, other] = [before.timeSlip, reply.timeSlip]
  const [gone, came] = [partsOnlyOf(before, reply), partsOnlyOf(reply, before)]
  const isOtherFuel = fuelOf(before) !== fuelOf(reply)
  const isSame = power === 0 && cost === 0 && gone.length === 0 && came.length === 0
  if (isSame && isOtherFuel) return sameWords(reply, before)
  const isTimeOnly = power === 0 && cost === 0 && Math.abs(other.quarterMileS - one.quarterMileS) >= 0.05
  if (isTimeOnly)
    return [
      `Same parts, same power: the quarter mile in ${other.quarterMileS.toFixed(2)} s at ${Math.round(other.trapMph)} mph instead of ${one.quarterMileS.toFixed(2)} s at ${Math.round(one.trapMph)} mph, 0-60 in ${other.zeroToSixtyS.toFixed(1)} s instead of ${one.zeroToSixtyS.toFixed(1)} s.`,
      `Mismas piezas, misma potencia: el cuarto de milla en ${other.quarterMileS.toFixed(2)} s en vez de ${one.quarterMileS.toFixed(2)} s, 0-60 en ${other.zeroToSixtyS.toFixed(1)} s en vez de ${one.zeroToSixtyS.toFixed(1)} s.`,
    ]
  if (isSame) return sameWords(reply, before)
  const price: Bilingual =
    cost === 0
      ? ['same price', 'mismo precio']
      : [
          `${dollars(Math.abs(cost))} ${cost > 0 ? 'more' : 'cheaper'}`,
          `${dollars(Math.abs(cost))} ${cost > 0 ? 'más' : 'menos'}`,
        ]
  const made: Bilingual =
    power === 0
      ? ['Same power as your last build', 'La misma potencia que el build anterior']
      : [
          `${whp(Math.abs(power))} ${power > 0 ? 'more' : 'less'} than your last build`,
          `${whp(Math.abs(power))} ${power > 0 ? 'más' : 'menos'} que el build anterior`,
        ]
  const out =
    gone.length > 0
      ? [
          ` Out: ${listed(namesOf(gone, (count) => `${count} more`))}.`,
          ` Sale: ${namesOf(gone, (count) => `${count} más`).join(', ')}.`,
        ]
      : ['', '']
  const into =
    came.length > 0
      ? [
          ` In: ${listed(namesOf(came, (count) => `${count} more`))}.`,
          ` Entra: ${namesOf(came, (count) => `${count} más`).join(', ')}.`,
        ]
      : ['', '']
  const edge = atItsLimit(reply, gone)
  return [
    `${made[0]}, ${price[0]}.${out[0]}${into[0]}${edge[0]}`,
    `${made[1]}, ${price[1]}.${out[1]}${into[1]}${edge[1]}`,
  ]
}

/** From this share on a stock part that stays in place of a stronger one is told. */
const AT_LIMIT = 0.92
/** What bears the power, and the limit that its stock part sets. */
const BEARS: Readonly<Partial<Record<PartKind, LimitUse['component']>>> = {
  built_transmission: 'transmission',
  torque_converter: 'transmission',
  clutch: 'clutch',
  built_bottom_end: 'internals',
  injectors: 'fuel_system',
  fuel_pump: 'fuel_system',
}

const bornBy = (parts: readonly RecommendedPart[]) =>
  new Set(parts.flatMap(({ kind }) => BEARS[kind as PartKind] ?? []))

/** A stronger part that went out for the money leaves the stock one near its end: never passed over. A weaker new one is not stock. */
function atItsLimit({ limits, recommendedParts }: GenerateReply, gone: readonly RecommendedPart[]): Bilingual {
  const isNew = bornBy(recommendedParts)
  const components = new Set([...bornBy(gone)].filter((component) => !isNew.has(component)))
  const [use] = limits
    .filter(({ component, share }) => share >= AT_LIMIT && components.has(component as LimitUse['component']))
    .toSorted((a, b) => b.share - a.share)
  if (!use) return ['', '']
  const name = limitName(use as LimitUse)
  const share = `${Math.round(100 * use.share)}%`
  return [
    ` The catch: the stock ${name} stays, at ${share} of its limit. Gentle it lives; with hard launches, heat or a little more power it won't last.`,
    ` El detalle: ${limitInSpanish(name)} de fábrica se queda, al ${share} de su límite. Suave vive; con arrancones o calor no dura.`,
  ]
}

const partsOnlyOf = ({ recommendedParts }: GenerateReply, other: GenerateReply): RecommendedPart[] =>
  recommendedParts.filter(({ partId }) => !other.recommendedParts.some((part) => part.partId === partId))

const fuelOf = ({ enhancedData }: GenerateReply): string => FUEL_NAMES[enhancedData.preferences.fuel_type]

function sameWords(reply: GenerateReply, before: GenerateReply): Bilingual {
  const [was, is] = [fuelOf(before), fuelOf(reply)]
  return was === is
    ? ['Same result as your last build.', 'Sale lo mismo que el build anterior.']
    : [
        `Same parts, power and price on ${is} as on ${was}.`,
        `Mismas piezas, potencia y precio con ${is} que con ${was}.`,
      ]
}
