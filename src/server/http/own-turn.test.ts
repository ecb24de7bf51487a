import { expect, test } from 'vitest'
import { ownTurn } from './own-turn.ts'

/** Counts the turns of the event loop until `ended` says that it is over. */
function countTurns(ended: () => boolean): () => number {
  let turn = 0
  const next = () => {
    turn += 1
    if (!ended()) setImmediate(next)
  }
  setImmediate(next)
  return () => turn
}

test('everybody who waits gets a turn of the event loop that nobody else has', async () => {
  let isOver = false
  const turn = countTurns(() => isOver)
  const taken: number[] = []
  const work = async () => {
    await ownTurn()
    taken.push(turn())
    await Promise.resolve()
    await ownTurn()
    taken.push(turn())
  }
  await Promise.all(Array.from({ length: 20 }, work))
  isOver = true
  expect(taken).toHaveLength(40)
  expect(new Set(taken).size).toBe(40)
})
