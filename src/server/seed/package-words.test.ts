import { describe, expect, test } from 'vitest'
import { FITTED_FACTORS } from '../../engine/calibration/fitted-factors.ts'
import { packageRows } from './package-rows.ts'

/** Words of a text that promise a stronger one, and the parts that would be it. */
const PROMISES: readonly [RegExp, readonly string[]][] = [
  [/upgrade the [^.]*\btransmission|built engine and transmission/i, ['built_transmission']],
  [/upgrade the [^.]*\bclutch/, ['clutch']],
  [/upgrade the [^.]*\btorque converter/, ['torque_converter']],
  [/upgrade the [^.]*\bdriveline/, ['driveshaft', 'half_shafts', 'differential']],
  [/upgrade the [^.]*\bbottom end|built engine/i, ['built_bottom_end', 'stroker']],
]

describe("a package's text", () => {
  const packages = packageRows(FITTED_FACTORS).map(({ data }) => data)
  const textOf = (item: (typeof packages)[number]) =>
    [item.subtitle, item.description, item.detailedDescription, ...item.features].join(' ')

  test('promises only what the parts sold deliver', () => {
    for (const item of packages) {
      const kinds: string[] = item.parts.map(({ kind }) => kind)
      for (const [promise, delivered] of PROMISES) {
        if (promise.test(textOf(item))) {
          expect(
            delivered.some((kind) => kinds.includes(kind)),
            `${item.slug}: ${textOf(item)}`,
          ).toBe(true)
        }
      }
    }
  })

  test('names the limit that is nearest as the edge it goes to', () => {
    for (const { slug, subtitle, detailedDescription } of packages.filter(({ stage }) => stage === 'stage3')) {
      const edge = /edge of the (?:stock )?(.+)$/.exec(subtitle)?.[1]
      expect(edge, slug).toBeDefined()
      expect(detailedDescription, slug).toContain(`First thing to watch: the ${edge}, at`)
    }
  })

  test('leaves no placeholder, and no stock transmission out of a build that runs it at its limit', () => {
    for (const item of packages) {
      expect(textOf(item), item.slug).not.toMatch(/[{}]|undefined/)
      const isBuilt = item.parts.some(({ kind }) => kind === 'built_transmission')
      if (item.stage !== 'stage1' && item.stage !== 'stage2' && !isBuilt) {
        expect(item.detailedDescription, item.slug).toMatch(
          /transmission[^.]* stays? stock|transmission and [^.]* stay stock/,
        )
      }
    }
  })
})
