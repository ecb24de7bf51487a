import type { GenerateReply, GenerateRequest } from '../../../contract/configurator.ts'
import { isInstallable } from '../../../engine/current-setup/installable-kinds.ts'
import { installedParts } from '../../../engine/current-setup/installed-parts.ts'
import { slotOf } from '../../../engine/fitment/slots.ts'
import { buildPower } from '../../../engine/index.ts'
import { type PartKind, SAE_J1349_WEATHER } from '../../../engine/model.ts'
import type { Advisor } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { type ChosenCar, requestFor } from '../request-of.ts'

const MOST_OVER = 1.03
const SHARES = [1, 0.96, 0.92, 0.86]

/**
 * The build before without what was left out now, everything else as it was: nobody who drops a part asks for others in
 * its place. Undefined where nothing of it was in the build, or where the rest can't be without it.
 */
export function withoutDropped(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  car: ChosenCar,
  last: GenerateReply,
): GenerateRequest | undefined {
  const { catalog, plan } = advisor
  if (before.fuel !== draft.fuel || before.car !== draft.car || before.year !== draft.year) return undefined
  const newOut = (draft.keepsStock ?? []).filter((slot) => !before.keepsStock?.includes(slot))
  const newWithout = (draft.without ?? []).filter((kind) => !before.without?.includes(kind))
  const isNewWish = (draft.wants ?? []).some((kind) => !before.wants?.includes(kind))
  if (newOut.length + newWithout.length === 0 || isNewWish) return undefined
  const isGone = (kind: PartKind) => newOut.includes(slotOf(kind)) || newWithout.includes(kind)
  const rest = last.recommendedParts.filter(({ kind }) => !isGone(kind as PartKind))
  const gone = last.recommendedParts.filter(({ kind }) => isGone(kind as PartKind))
  if (gone.length === 0 || rest.length === 0) return undefined
  if (gone.some(({ kind }) => slotOf(kind as PartKind) === 'boost_source')) return undefined
  const owned = installedParts((draft.installed ?? []).filter(isInstallable), car.vehicle, catalog.parts)
  const parts = [...owned.parts, ...rest.flatMap(({ partId }) => catalog.part(partId) ?? [])]
  const fuel = last.enhancedData.preferences.fuel_type
  const { wheelHp } = buildPower({ vehicle: car.vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
  const { budgetUsd: _, wants: __, ...free } = draft
  const target = Math.min(Math.floor(wheelHp), Math.ceil(last.power.wheelHp))
  const { timeGoal: ___, ...request } = requestFor(advisor, free, car, target)
  const slots = new Set(rest.map(({ kind }) => slotOf(kind as PartKind)))
  const ids = rest.map(({ partId }) => partId)
  // A map may be written for the part that is gone: then another tune may take its place, and nothing else.
  const withoutTune = rest.filter(({ kind }) => slotOf(kind as PartKind) !== 'tune').map(({ partId }) => partId)
  // What is left may bear less than it could make.
  const tries = [ids, withoutTune].flatMap((lockedPartIds) =>
    SHARES.map((share) => ({ ...request, targetHorsepower: Math.floor(target * share), lockedPartIds })),
  )
  return tries.find((one) => {
    const planned = plan(one)
    return (
      planned.ok &&
      planned.reply.recommendedParts.every(({ kind }) => slots.has(slotOf(kind as PartKind))) &&
      planned.reply.estimatedCost < last.estimatedCost &&
      // A kit that makes more as it ships than what is left may bear is no answer.
      planned.reply.power.wheelHp <= MOST_OVER * one.targetHorsepower
    )
  })
}
