import { expect, test } from 'vitest'
import { PARTS } from '../parts.ts'

/**
 * Fuel goes past the rail, and a regulator on it returns what is too much: the stock one of these is too small for a pump of
 * 400 L/h, and pressure creeps up at idle. Priced and timed as Aeromotive's compact EFI regulator: $186, an hour and a half.
 */
const RETURN_STYLE =
  /^(mit-4(g63|b11t)|sub-ej2|toy-2jz|nis-vg30dett|hon-f20c|maz-13b-rew|ford-windsor-50|vag-27t|dodge-srt4)/

test('a big pump for a return-style fuel system comes with a regulator', () => {
  const big = PARTS.filter(
    ({ kind, fitment, ratings }) =>
      kind === 'fuel_pump' &&
      (ratings.pumpLitersPerHour ?? 0) >= 400 &&
      'families' in fitment &&
      fitment.families?.some((id) => RETURN_STYLE.test(id)),
  )
  expect(big.length).toBeGreaterThan(9)
  expect(big.map(({ name }) => name).filter((name) => !/regulator/.test(name))).toEqual([])
})
