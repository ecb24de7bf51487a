import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { stageBuild } from './stage-build.ts'
import { stages } from './stages.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

describe('a stage as a build is the planner’s package', () => {
  test.each([
    'ford-mustang-gt-2018-6mt-s550-facelift',
    'ford-mustang-gt-2018-10at',
    'nissan-gt-r-2013-6dct',
    'subaru-wrx-sti-2004-6mt',
  ])('%s: same parts, power and price', (vehicleId) => {
    const made = stages(catalog, { vehicleId, fuel: '93', induction: 'auto', filter: 'all' })
    if (!made.ok) throw new Error(made.detail)
    for (const { stage, targetHp, totalCost, allParts } of made.reply.packages) {
      const build = stageBuild(catalog, { vehicleId, fuel: '93', stage })?.reply
      expect(build?.power.wheelHp).toBeCloseTo(targetHp, 0)
      expect(build?.estimatedCost).toBe(totalCost)
      expect(build?.recommendedParts.map(({ partId }) => partId).sort()).toEqual(
        allParts.map(({ partId }) => partId).sort(),
      )
    }
  })
})
