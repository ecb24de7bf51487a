import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { shopQuestions } from './shop-questions.ts'

const BOOKED = /\/book/
const DEPOSIT = /that is the deposit|depósito/
const COVERED = /one year from pickup|un año desde/
const SHIPPED = /ship|env/i

describe('each thing that is asked of the shop in one message is told', () => {
  eachOf(6, [
    ['how far out are you booking and do i have to put down a deposit', [BOOKED, DEPOSIT]],
    ['1) do you ship to Ohio 2) is there a warranty on labor 3) do you want a deposit', [SHIPPED, COVERED, DEPOSIT]],
    ['moving in March so: 1. how soon can i book 2. is the work covered after i leave the state?', [BOOKED, COVERED]],
    ['How long do you keep the car for cams? And is there a warranty on the work?', [/week|days?/, COVERED]],
    ['se puede pagar en pagos y cuánto tarda en llegar', [/plazos|piezas/, /existencia|stock/]],
    ['Do you guys want a deposit, and how do payments work if its two cards?', [DEPOSIT]],
  ])('%s', (message, forms) => {
    const { text, builds } = lastOf(message)
    for (const form of forms) expect(text).toMatch(form)
    expect(builds).toEqual([])
  })
})

describe('what is of another matter too is no list of questions to the shop', () => {
  eachOf(6, [
    '1) 2019 Hellcat auto 2) 12k mi, stock 3) has E85 4) budget 9 grand 5) wants 850 whp',
    'will the clutch hold and do you ship to Ohio',
    'how much is the clutch and is there a deposit',
    'what breaks first and how long does it take',
    'is there a deposit',
  ])('%s', (message) => {
    expect(shopQuestions(message)).toEqual([])
  })
})

describe('whether we speak a language stands beside what is asked in it', () => {
  eachOf(6, [
    'oye hablas español? mi hermano tiene un civic si 2019 y quiere 230 a las ruedas',
    'Buenas tardes, alguien habla español? quiero 350 a las ruedas en mi wrx 2016',
    'Do you speak Spanish? I have a 2016 WRX and want 350 whp',
    'Guten Tag, kann ich hier deutsch schreiben? 2016 WRX, 350 PS am Rad, was kostet das',
  ])('%s', (message) => {
    expect(lastOf(message).builds).toHaveLength(1)
  })

  it('is told by itself where nothing else is asked', () => {
    expect(lastOf('hablan español?').text).toMatch(/Sí/)
    expect(lastOf('do you guys speak spanish?').text).toMatch(/Spanish|español/)
  })

  it('the talk goes on with what was asked', () => {
    const [, cheaper] = talk('hablas español? tengo un wrx 2016 y quiero 350 a las ruedas', 'más barato')
    expect(cheaper?.builds).toHaveLength(1)
  })
})
