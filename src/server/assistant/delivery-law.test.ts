import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const PARTS = [
  'cat-back exhaust for a 2018 mustang gt',
  'escape cat-back para mustang gt 2018',
  'clutch for a 2016 wrx',
  'how much is an intercooler for a 2018 golf r',
  '2017 camaro ss coilovers',
] as const
const ASKED = [
  'me llega a Laredo? cuánto tarda',
  'does it ship to Alaska and how long',
  'when will it get here',
  'how long does shipping take to phoenix',
  'how soon would it arrive',
  'cuando me llega',
  'lo mandan a San Antonio? en cuanto tiempo',
  'cuanto tarda en llegar a El Paso',
  'if i order today when does it get to me',
  'and how many days to deliver it to Ohio',
] as const

describe('law: when a part arrives is about delivery, never about the work, and no days of a carrier are made up', () => {
  eachOf(
    6,
    PARTS.flatMap((part) => ASKED.map((asked) => [part, asked] as const)),
  )('%s: %s', (part, asked) => {
    const then = talk(part, asked).at(-1)
    const said = `${part} > ${asked}: ${then?.text}`
    expect(then?.text, said).toMatch(/order confirmation|confirmación/)
    expect(then?.text, said).toMatch(/business days|días hábiles/)
    expect(then?.text, said).not.toMatch(/hours? of labor|horas|\binstalled\b|weeks to|\d to \d+ (?:business )?days/)
    expect(then?.parts, said).toHaveLength(0)
    if (/alaska|laredo|antonio|paso|ohio|phoenix/i.test(asked)) expect(then?.text, said).toMatch(/50/)
  })

  test('no text of ours gives days of a carrier, twice asked either', () => {
    const [, first, second] = talk(PARTS[0], 'does it ship to Alaska and how long', 'when will it get here')
    for (const told of [first, second]) expect(told?.text).not.toMatch(/\d to \d+ (?:business )?days|weeks/)
  })

  test('the time of the work is still told', () => {
    for (const asked of ['how long does it take', 'how long does the install take'])
      expect(talk(PARTS[0], asked).at(-1)?.text, asked).toMatch(/hours/)
    expect(talk(PARTS[0], 'do you ship to Canada and how long').at(-1)?.text).toMatch(/^No|only/)
  })
})
