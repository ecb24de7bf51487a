import { passes } from '../../catalog/emissions.ts'
import type { PartChoices } from '../../contract/configurator.ts'
import { WANTED_SLOTS } from '../../contract/wanted-slots.ts'
import { obeysInduction } from '../../engine/fitment/induction.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { Part } from '../../engine/model.ts'
import { laborCents } from '../../engine/optimizer/allowed-parts.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Refused } from '../http/problem.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type BuildRequest, type GenerateInput, readBuildRequest } from './build-request.ts'
import { searchOf } from './choose-build.ts'

const RATE = LABOR_CENTS_PER_HOUR.configurator
const installedCents = (part: Part): number => part.priceCents + laborCents(part, RATE)

/** The parts that may be wanted by name for a request, by place, the cheapest first; a place without any is left out. */
export function partChoices(
  catalog: CatalogSnapshot,
  input: GenerateInput,
): { ok: true; reply: PartChoices } | Refused {
  const read = readBuildRequest(catalog, input)
  if (!read.ok) return read
  const parts = availableParts(catalog, read.buildRequest)
  const places = WANTED_SLOTS.map((slot) => ({
    slot,
    parts: parts
      .filter((part) => slotOf(part.kind) === slot)
      .toSorted((a, b) => installedCents(a) - installedCents(b))
      .map((part) => ({
        ...{ partId: part.id, name: part.name, manufacturer: part.manufacturer },
        installedUsd: dollarsOf(installedCents(part)),
      })),
  }))
  return { ok: true, reply: { places: places.filter(({ parts: some }) => some.length > 0) } }
}

/** The parts that the request leaves to choose from, by category, then the cheapest first. */
export function availableParts(catalog: CatalogSnapshot, buildRequest: BuildRequest): Part[] {
  const request = searchOf(catalog, buildRequest, 0)
  const excluded = new Set(request.excludedKinds)
  return request.parts
    .filter((part) => !part.installed && !excluded.has(part.kind) && passes(part, buildRequest.mustPass))
    .filter((part) => request.rules?.refusalOf(part) === undefined)
    .filter((part) => obeysInduction(buildRequest.induction.preference, part))
    .toSorted((a, b) =>
      a.category === b.category ? installedCents(a) - installedCents(b) : a.category < b.category ? -1 : 1,
    )
}
