import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { relativePath } from './relative-path.ts'

const PER = { m: 2, l: 2, q: 4, c: 6, z: 0 } as const

/** Every point that a relative path tells, in absolute numbers. */
function pointsOf(path: string): number[] {
  const points: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, letter, told] of path.matchAll(/([mlqcz])([^mlqcz]*)/g)) {
    const per = PER[letter as keyof typeof PER]
    const steps = (told!.match(/-?\d+/g) ?? []).map(Number)
    if (letter === 'z') [x, y] = [startX, startY]
    for (let at = 0; at < steps.length; at += per) {
      for (let i = at; i < at + per; i += 2) points.push(x + steps[i]!, y + steps[i + 1]!)
      ;[x, y] = points.slice(-2) as [number, number]
    }
    if (letter === 'm') [startX, startY] = [x, y]
  }
  return points
}

test('a path in steps', () => {
  expect(relativePath('M10 20L30 15Z')).toBe('m10 20l20-5z')
  expect(relativePath('M0 0C1 2 3 4 5 6C7 8 9 10 11 12ZM-4 5L-4 9L3 9')).toBe(
    'm0 0c1 2 3 4 5 6 2 2 4 4 6 6zm-4 5l0 4 7 0',
  )
})

test('an arc keeps its radii and flags', () => {
  expect(relativePath('M10 20A5 5 0 1 0 4 20L4 9Z')).toBe('m10 20a5 5 0 1 0-6 0l0-11z')
})

test('a path with other commands stays as it is', () => {
  expect(relativePath('M1 2h150v-26h-150z')).toBe('M1 2h150v-26h-150z')
})

test('the steps lead to the same points, whatever the path', () => {
  const point = fc.tuple(fc.integer({ min: -900, max: 5000 }), fc.integer({ min: -2000, max: 50 }))
  const told = (letter: string, count: number) =>
    fc.tuple(...Array.from({ length: count }, () => point)).map((points) => letter + points.flat().join(' '))
  const piece = fc.oneof(told('L', 1), told('Q', 2), told('C', 3), fc.constant('Z'))
  const path = fc
    .tuple(told('M', 1), fc.array(fc.oneof(piece, told('M', 1))))
    .map(([first, rest]) => first + rest.join(''))
  fc.assert(
    fc.property(path, (absolute) => {
      expect(pointsOf(relativePath(absolute))).toEqual((absolute.match(/-?\d+/g) ?? []).map(Number))
    }),
    { seed: 4, numRuns: 300 },
  )
})
