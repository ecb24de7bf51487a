import { expect, test } from 'vitest'
import { pointForGoal } from './frontier-chart.tsx'

test('the point for a goal is the cheapest that reaches it, or the strongest there is', () => {
  const points = [400, 500, 620].map((wheelHp, index) => ({ wheelHp, costUsd: index * 1000, partIds: [] }))
  expect(pointForGoal(points, 450)).toBe(1)
  expect(pointForGoal(points, 500)).toBe(1)
  expect(pointForGoal(points, 900)).toBe(2)
})
