import type { GenerateReply } from '../../contract/configurator.ts'
import { WANTED_SLOT_NAMES, wantedWords } from '../../contract/wanted-slots.ts'
import { listed, partName } from '../../engine/display-words.ts'
import { hasOneCam } from '../../engine/families/one-cam.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Slot, Vehicle } from '../../engine/model.ts'
import { ruleById } from '../../engine/rulebook/rulebook.ts'
import { dollarsOf, wholeDollars } from '../pricing/money.ts'
import type { BuildRequest } from './build-request.ts'
import type { ChosenBuild } from './choose-build.ts'
import type { ChosenWishes, UnmetWish } from './choose-with-wanted.ts'
import { addedWords } from './claim-words.ts'

/** By its maker and name, or "a cam" on an engine that has one. */
const wishName = ({ slot, part }: Pick<UnmetWish, 'slot' | 'part'>, { family }: Vehicle): string =>
  part ? `the ${partName(part)}` : wantedWords(slot, hasOneCam(family))

/** Why a wished part is not to be had by itself; undefined where money, or the rest of the build, keeps it out. */
function whyNotSold(wish: UnmetWish, { vehicle, mustPass }: BuildRequest): string | undefined {
  const { slot, part, fromCents, ruleId, isBarred } = wish
  const name = wishName(wish, vehicle)
  if (isBarred && part)
    return `The ${partName(part)} stays out: ${mustPass === 'carb' ? 'we know of no CARB order for it' : 'with it the car would not pass'}.`
  if (isBarred)
    return `${WANTED_SLOT_NAMES[slot]}: we carry none for this car ${mustPass === 'carb' ? 'whose CARB order we know' : 'that would pass'}.`
  if (fromCents === 0) return `On this car ${name} comes with a turbo or blower kit, not by itself.`
  if (fromCents !== undefined) return undefined
  if (ruleId === undefined) return `We don't carry ${name} for this car.`
  const { sentence } = ruleById(ruleId)
  return `${part ? partName(part) : WANTED_SLOT_NAMES[slot]}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}

/** What a car that has to pass gets, and what its owner has to check; nothing where it has to pass nothing. */
export function smogWords({ mustPass }: BuildRequest): string[] {
  if (mustPass === 'carb')
    return [
      "Every part here has a CARB order or needs none: check at arb.ca.gov that the order covers your year and engine. Parts whose order we don't know stay out. If you find one there, ask us to build with it.",
    ]
  return mustPass
    ? [
        'Nothing here takes a cat out or moves it, so it can pass inspection. California asks for more: there, every part that touches the engine needs a CARB order.',
      ]
    : []
}

/** What was wanted and is not in the build, and what it takes. */
export function wishWords({ buildRequest, unmet, all, choice }: ChosenWishes): string[] {
  const { budgetCents, vehicle } = buildRequest
  const sold = unmet.filter((wish) => whyNotSold(wish, buildRequest) === undefined)
  const names = sold.map((wish) => {
    const { part, fromCents = 0 } = wish
    return `${wishName(wish, vehicle)} (${part ? '' : 'from '}${wholeDollars(fromCents)} installed)`
  })
  const why =
    budgetCents === undefined
      ? "Left out, because it doesn't go with the rest"
      : `Left out to stay within ${wholeDollars(budgetCents)}`
  return [
    ...(sold.length > 0 ? [`${why}: ${listed(names)}.`] : []),
    ...(all ? [wholeWords(all, sold, choice, vehicle)] : []),
    ...(choice.ok ? insteadOfHeaders(buildRequest, choice.chosen) : []),
    ...unmet.flatMap((wish) => whyNotSold(wish, buildRequest) ?? []),
  ]
}

/** What everything costs together, and what comes with the wishes that are left out. */
function wholeWords(
  { costCents, parts }: NonNullable<ChosenWishes['all']>,
  left: readonly UnmetWish[],
  choice: ChosenWishes['choice'],
  vehicle: Vehicle,
): string {
  const wished = new Set<Slot>(left.map(({ slot }) => slot))
  const others = parts.filter(({ kind }) => !wished.has(slotOf(kind)))
  const added = choice.ok ? addedWords({ parts: others, vehicle }, choice.chosen.planned.build.parts) : ''
  return `With everything you asked for, builds start at ${wholeDollars(costCents)}${added && `: that takes ${added} besides`}.`
}

/** What goes where headers would, on an engine that nobody makes them for. */
const IN_THEIR_PLACE = /^(?!.*\b(?:headers?|long-tubes)\b).*\b(?:front pipe|J-pipe|downpipes?)\b/i
/** Honda's press kit of the 2012 Civic Si: the exhaust manifold is part of the cylinder head. */
const CAST_INTO_HEAD = /^K24Z7\b/

function insteadOfHeaders({ wantedSlots, vehicle }: BuildRequest, { planned }: ChosenBuild): string[] {
  if (!wantedSlots.includes('headers')) return []
  const why = CAST_INTO_HEAD.test(vehicle.engine.code)
    ? 'the exhaust manifold is cast into the head of this engine, so there are none'
    : 'we carry none for this engine'
  return planned.build.parts
    .filter((part) => !part.installed && slotOf(part.kind) === 'headers' && IN_THEIR_PLACE.test(part.name))
    .map((part) => `Headers: ${why}. In their place goes the ${partName(part)}.`)
}

/** The same for the wire, a wish a row. */
export const wishesReply = ({ buildRequest, unmet, all }: ChosenWishes): GenerateReply['unmetWishes'] =>
  unmet.length === 0
    ? null
    : {
        parts: unmet.map((wish) => ({
          slot: wish.slot,
          partId: wish.part?.id ?? null,
          name: wish.part ? partName(wish.part) : WANTED_SLOT_NAMES[wish.slot],
          fromUsd: wish.fromCents ? dollarsOf(wish.fromCents) : null,
          reason: whyNotSold(wish, buildRequest) ?? null,
        })),
        allFromUsd: all ? dollarsOf(all.costCents) : null,
      }
