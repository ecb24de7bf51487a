import { expect, test } from 'vitest'
import { nearestOf } from '../listing/near-words.ts'
import { meantAmong } from './respelled.ts'

const meant = (words: string, known: string[]) => {
  const said = words.split(' ')
  const at = said.findIndex((word) => !known.includes(word))
  return meantAmong(nearestOf(said[at]!, known), said, at)
}

test('of equally near words, the one that names a part here is meant, whichever stands first', () => {
  for (const known of [
    ['head', 'header', 'stud', 'camaro'],
    ['header', 'head', 'stud', 'camaro'],
  ]) {
    expect(meant('headr camaro', known)).toBe('header')
    expect(meant('headr stud', known)).toBe('head')
  }
})

test('a nearer word is meant, whatever it names', () => {
  expect(meant('injen intake', ['injens', 'inject', 'intake'])).toBe('injens')
  expect(nearestOf('qzxv', ['header', 'head'])).toEqual([])
})
