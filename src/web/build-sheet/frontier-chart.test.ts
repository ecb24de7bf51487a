import { expect, test } from 'vitest'
import { axisSteps, pointForGoal } from './frontier-chart.tsx'

test('axis steps are round and at most six', () => {
  expect(axisSteps(10_000)).toEqual([0, 2000, 4000, 6000, 8000, 10_000])
  expect(axisSteps(370)).toEqual([0, 100, 200, 300])
  for (const max of [1, 7, 99, 1234, 56_789]) expect(axisSteps(max).length).toBeLessThanOrEqual(6)
})

test('the point for a goal is the cheapest that reaches it, or the strongest there is', () => {
  const points = [400, 500, 620].map((wheelHp, index) => ({ wheelHp, costUsd: index * 1000, partIds: [] }))
  expect(pointForGoal(points, 450)).toBe(1)
  expect(pointForGoal(points, 500)).toBe(1)
  expect(pointForGoal(points, 900)).toBe(2)
})
