import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../index.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { plannedBuild } from '../optimizer/planned-build.ts'
import { INTENDED_USES } from '../vocabulary.ts'
import { movesCats } from './at-the-cats.ts'
import { ruleById } from './rulebook.ts'
import { ruledBuildOf } from './ruled-build.ts'
import { underRulebook } from './ruled-request.ts'

const AT_THE_CATS = new Set(['headers_long_tube', 'headers_shorty', 'downpipe', 'midpipe_catless'])
/** What the trade calls a pipe without a cat. */
const RACE_PIPE = /\bcatless\b|\brace header\b|\bcompetition headers\b|\btest pipes?\b|\bcat bypass\b|\boff-road\b/i

const sold = VEHICLES.filter((_, index) => index % 4 === 0).flatMap((vehicle) =>
  INTENDED_USES.map((use) => {
    const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
    const request = underRulebook({ ...common, vehicle, fuel: '93', use, parts: PARTS })
    const pipes = request.parts.filter(({ kind }) => AT_THE_CATS.has(kind))
    return { request, use, pipes: pipes.filter((part) => request.rules.refusalOf(part) === undefined) }
  }),
)

describe('the factory cats', () => {
  test('stay on a car that is driven on the street, whatever the pipe is called', () => {
    let raced = 0
    for (const { use, pipes } of sold) {
      const without = pipes.filter(({ name, description }) => RACE_PIPE.test(`${name} ${description}`))
      if (use === 'track' || use === 'drag') raced += without.length
      else expect(without.map(({ id }) => id)).toEqual([])
    }
    expect(raced).toBeGreaterThan(100)
  })

  test('are said to be a matter of federal law where a part takes their place, for any use', () => {
    let told = 0
    for (const { request, pipes } of sold.filter((_, index) => index % 5 === 0)) {
      for (const part of pipes.filter(({ name, kind }) => kind === 'downpipe' || /\bcat(s|ted|less)?\b/i.test(name))) {
        if (/\bCARB EO\b/.test(part.description)) continue
        const build = ruledBuildOf(plannedBuild(request, [part]), request)
        expect(ruleById('H01-federal').warns?.(build), part.id).toBe(true)
        told++
      }
    }
    expect(told).toBeGreaterThan(100)
  })

  test('a car of which only race pipes are sold gets our own with a cat', () => {
    const turbo = sold.filter(({ request }) => request.vehicle.engine.aspiration.includes('turbo'))
    const fit = (request: (typeof sold)[number]['request']) =>
      request.parts.some(({ kind, fitment }) => kind === 'downpipe' && !('universal' in fitment))
    for (const { request, pipes } of turbo) {
      if (fit(request))
        expect(
          pipes.some(({ kind }) => kind === 'downpipe'),
          request.vehicle.id,
        ).toBe(true)
    }
  })

  test('a turbo kit takes the place of the pipes that held the cats, and says so', () => {
    const kits = PARTS.filter((part) => part.kind.startsWith('turbo_kit_') && !/\bCARB EO\b/.test(part.description))
    expect(kits.length).toBeGreaterThan(20)
    expect(kits.filter((kit) => !movesCats(kit)).map(({ id }) => id)).toEqual([])
  })

  test('are not bought twice: an exhaust that brings them where the downpipe holds them is sold without sport cats', () => {
    const catted = PARTS.filter(
      ({ kind, name }) => kind === 'catback_exhaust' && /with high-flow cats$/.test(name.replace(/ \d{4}.*/, '')),
    )
    expect(catted.length).toBeGreaterThan(2)
    for (const { id, ratings } of catted) expect(ratings.includes, id).toContain('downpipe')
  })
})
