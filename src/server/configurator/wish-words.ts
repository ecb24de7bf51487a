import type { GenerateReply } from '../../contract/configurator.ts'
import { WANTED_SLOT_NAMES, type WantedSlot, wantedWords } from '../../contract/wanted-slots.ts'
import { listed } from '../../engine/display-words.ts'
import { hasOneCam } from '../../engine/families/one-cam.ts'
import type { Vehicle } from '../../engine/model.ts'
import { ruleById } from '../../engine/rulebook/rulebook.ts'
import { dollarsOf, wholeDollars } from '../pricing/money.ts'
import type { ChosenWishes, UnmetWish } from './choose-with-wanted.ts'

/** "a cam" on an engine that has one. */
const wishName = (slot: WantedSlot, { family }: Vehicle): string => wantedWords(slot, hasOneCam(family))

/** Why a wished part is not to be had by itself; undefined where money, or the rest of the build, keeps it out. */
function whyNotSold({ slot, fromCents, ruleId }: UnmetWish, vehicle: Vehicle): string | undefined {
  if (fromCents === 0) return `On this car ${wishName(slot, vehicle)} comes with a turbo or blower kit, not by itself.`
  if (fromCents !== undefined) return undefined
  if (ruleId === undefined) return `We don't carry ${wishName(slot, vehicle)} for this car.`
  const { sentence } = ruleById(ruleId)
  return `${WANTED_SLOT_NAMES[slot]}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}

/** What was wanted and is not in the build, and what it takes. */
export function wishWords({ buildRequest, unmet, allFromCents }: ChosenWishes): string[] {
  const { budgetCents, vehicle } = buildRequest
  const sold = unmet.filter((wish) => whyNotSold(wish, vehicle) === undefined)
  const names = sold.map(
    ({ slot, fromCents = 0 }) => `${wishName(slot, vehicle)} (from ${wholeDollars(fromCents)} installed)`,
  )
  const why =
    budgetCents === undefined
      ? "Left out, because it doesn't go with the rest"
      : `Left out to stay within ${wholeDollars(budgetCents)}`
  return [
    ...(sold.length > 0 ? [`${why}: ${listed(names)}.`] : []),
    ...(allFromCents === undefined
      ? []
      : [`With everything you asked for, builds start at ${wholeDollars(allFromCents)}.`]),
    ...unmet.flatMap((wish) => whyNotSold(wish, vehicle) ?? []),
  ]
}

/** The same for the wire, a wish a row. */
export const wishesReply = ({ buildRequest, unmet, allFromCents }: ChosenWishes): GenerateReply['unmetWishes'] =>
  unmet.length === 0
    ? null
    : {
        parts: unmet.map((wish) => ({
          slot: wish.slot,
          name: WANTED_SLOT_NAMES[wish.slot],
          fromUsd: wish.fromCents ? dollarsOf(wish.fromCents) : null,
          reason: whyNotSold(wish, buildRequest.vehicle) ?? null,
        })),
        allFromUsd: allFromCents === undefined ? null : dollarsOf(allFromCents),
      }
