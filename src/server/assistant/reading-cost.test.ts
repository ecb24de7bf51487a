import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawOf, seeds } from '../../../tests/support/law.ts'
import { findVehicleByText } from '../../catalog/find-vehicle.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { readModText } from '../../engine/calibration/mod-words.ts'
import { draftOf } from './draft-of.ts'
import { readMessage } from './meaning-of.ts'

const CATALOG = { vehicles: VEHICLES, parts: PARTS }

/** Longest text of one message that the contract takes. */
const LONGEST = 4000
/** Microseconds of processor for each byte read, generously; what grows with the square needs hundreds. */
const MOST_PER_BYTE = 12

/** A first run also compiles. */
const RUNS = 4

/**
 * The least processor time of this thread for each byte, microseconds: of a few runs, or of the first that is below `enough`.
 * What was read is kept, so each run begins with other words.
 */
function costPerByte(text: string, read: (text: string) => unknown, enough = 0): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && least >= enough; run += 1) {
    const said = 'ok '.repeat(run) + text
    const before = process.threadCpuUsage()
    read(said)
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / text.length)
  }
  return least
}

/** Low for its length; or no higher for each byte than a quarter of the text, where a busy machine has compiled nothing yet. */
function isInProportion(text: string, read: (text: string) => unknown): boolean {
  const whole = costPerByte(text, read, MOST_PER_BYTE)
  return whole < MOST_PER_BYTE || whole < 2 * costPerByte(text.slice(0, text.length / 4), read)
}

/** Words that each reader stops at, and characters that forms with a repetition swallow. */
const WORDS = fc.constantFrom(
  ...['compare', 'vs', 'versus', 'to', 'and', 'or', 'with', 'against', 'faster than', 'beats', 'can', 'will', 'hold'],
  ...['2018', "'19", '1.1', '1.1.1', '600', '$', '0-60', 'quarter', 'in', 'a', 'under', 'between', 'k', 'whp', '10'],
  ...['ford', 'mustang', 'gt', 'supra', 'm3', 's550', 'mustangg', 'chargre', 'constructor', '5.0', 'v8', 'turbo'],
  ...['stock', 'keep the', 'no', 'without touching', 'what', 'which', 'do you have', 'clutch', 'fuel pump', 'trans'],
  ...['...', '?!', ',', '-', "'", '\uFDFA', '\u0130', 'e85', 'six hundred and', 'evo', 'lancer', 'gen', 'mk'],
)
const JOINTS = fc.constantFrom(' ', '', '-', '.', ', ')
/** A sentence of a few words, said over and over until the message is full, with another end. */
const TEXTS = fc
  .tuple(fc.array(WORDS, { minLength: 1, maxLength: 5 }), JOINTS, fc.array(WORDS, { maxLength: 2 }), WORDS)
  .map(([words, joint, start, end]) => {
    const said = words.join(joint) + (joint === '' ? '' : ' ')
    const room = LONGEST - start.join(' ').length - end.length - 2
    return `${start.join(' ')} ${said.repeat(Math.floor(room / said.length))} ${end}`
  })

const KNOWN = ['compare ', 'vs 2019 ', 'compare 2018 mustang gt to '].map((start) => start + 'to 2018 '.repeat(480))

describe('whatever is written, reading it costs in proportion to its length', () => {
  lawOf('one message', 4, seeds(150), ({ length: numRuns }) => {
    fc.assert(
      fc.property(TEXTS, (text) => {
        expect(
          isInProportion(text, (some) => readMessage(CATALOG, some)),
          text.slice(0, 80),
        ).toBe(true)
      }),
      { seed: 3, numRuns, endOnFailure: true, examples: KNOWN.map((text) => [text]) },
    )
  })

  test('a whole conversation', () => {
    for (const text of KNOWN) {
      const read = (some: string) =>
        draftOf(
          CATALOG,
          (some.match(/.{1,4000}/gs) ?? []).map((part) => ({ from: 'visitor' as const, text: part })),
        )
      expect(isInProportion(text.repeat(59), read)).toBe(true)
    }
  })

  test('the words of a car and of its changes, also where nobody limits their length', () => {
    fc.assert(
      fc.property(TEXTS, (text) => {
        const read = (some: string) => [findVehicleByText(VEHICLES, some), readModText(some)]
        expect(isInProportion(text.repeat(5), read), text.slice(0, 80)).toBe(true)
      }),
      { seed: 5, numRuns: 60, endOnFailure: true },
    )
  })
})

test('what is read of a conversation is its latest part', () => {
  const said = (text: string) => ({ from: 'visitor' as const, text })
  const filler = said('please '.repeat(500))
  expect(draftOf(CATALOG, [said('2018 mustang gt, 600 whp')])).toMatchObject({ car: 'ford-mustang-gt', year: 2018 })
  expect(draftOf(CATALOG, [said('2018 mustang gt'), filler, said('on e85')])).toMatchObject({ car: 'ford-mustang-gt' })
  const long = draftOf(CATALOG, [said('2018 mustang gt'), filler, filler, filler, filler, said('on e85')])
  const { turns, ...told } = long
  expect(turns).toHaveLength(4)
  expect(told).toEqual({
    fuel: 'e85',
    last: { intent: 'plan' },
    talk: { of: { intent: 'plan', kinds: [] } },
  })
})

test('a word of the language itself names no make', () => {
  expect(findVehicleByText(VEHICLES, 'constructor 2018 ford mustang gt')).toMatchObject({ vehicle: { make: 'Ford' } })
})
