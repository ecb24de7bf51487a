import { expect, test } from 'vitest'
import { stopSteps } from './stop-steps.ts'

test('everything is closed, the last opened first, though one hangs and one fails', async () => {
  const said: string[] = []
  const closed: string[] = []
  const steps = stopSteps((error, name) => said.push(`${name}: ${(error as Error).message}`), 5)
  steps.add('database', async () => closed.push('database'))
  steps.add('pool', () => new Promise(() => {}))
  steps.add('jobs', () => Promise.reject(new Error('no answer')))
  steps.add('server', async () => closed.push('server'))
  await steps.stopAll()
  expect(closed).toEqual(['server', 'database'])
  expect(said).toEqual(['jobs: no answer', 'pool: not done within 0.005 s'])
  await steps.stopAll()
  expect(closed).toHaveLength(2)
})
