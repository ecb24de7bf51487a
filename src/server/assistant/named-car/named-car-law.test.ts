import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const GAINS = [
  ['2017 camaro ss', 'headers and a tune'],
  ['2013 mustang gt', 'cold air intake, long tubes and tune'],
  ['2016 golf r', 'downpipe + tune'],
] as const
const ASKS_GAIN = [
  (car: string, parts: string) => `${car}, ${parts} on 93. whp?`,
  (car: string, parts: string) => `how much hp do ${parts} add on my ${car}`,
  (car: string, parts: string) => `${parts} on a ${car}, wat gain`,
  (car: string, parts: string) => `what would a ${car} put down with ${parts}?`,
] as const

describe('law: what named parts make is counted on the car that was named', () => {
  const asked = GAINS.flatMap(([car, parts]) => ASKS_GAIN.map((say) => [say(car, parts), car.slice(0, 4)] as const))
  eachOf(9, asked)('%s', (words, year) => {
    const { text } = lastOf(words)
    expect(text).toMatch(/\d{3} whp\b[^.]*(?:up from|in all)|\+\d+ whp/)
    expect(text).toContain(year)
    expect(text).toMatch(/\$\d/)
    expect(text).not.toMatch(/How much wheel power do you want/)
  })

  test('one part less and another fuel go on from the same parts', () => {
    const [first, less, fuel] = talk(
      '2013 camaro ss: cam, long tubes and tune on 93, what whp',
      'and without the long tubes',
      'on e85?',
    )
    expect(first?.text).toMatch(/long-tube headers/)
    expect(less?.text).toMatch(/camshafts/)
    expect(less?.text).not.toMatch(/long-tube/)
    expect(fuel?.text).toMatch(/E85/)
  })

  eachOf(9, [
    'is a cam or headers better on a 2017 camaro ss',
    'will the stock clutch of a 2016 mustang gt hold a cam and headers',
    'how much do headers cost for a 2017 camaro ss',
    '2017 camaro ss, 550 whp with headers and a cam please',
  ])('none of it: %s', (words) => {
    expect(lastOf(words).text).not.toMatch(/should make \d/)
  })
})

describe('law: of two stock parts the one that goes first is named first, with the figure of both', () => {
  eachOf(9, [
    ['2016 mustang gt: what lets go first, the gearbox or the rods?', /^The MT82 gearbox first/],
    ['which gives up first on a 2018 wrx, clutch or bottom end', /^The (?:clutch|stock bottom end) first/],
    ['2019 golf r what dies first turbo or hpfp', /^The (?:turbo|high-pressure fuel pump)/],
  ])('%s', (words, first) => {
    const { text, builds } = lastOf(words)
    expect(text).toMatch(first)
    expect(text.match(/\d{3} whp/g)?.length).toBeGreaterThan(1)
    expect(builds).toEqual([])
  })

  test('what breaks comes before what only runs out', () => {
    expect(lastOf('what breaks first at 900 on a stock 2019 charger hellcat').text).toMatch(
      /^At 900 whp .*(?:axles|transmission|differential) first.*Out before they break anything/,
    )
  })
})

describe('law: what a stock part bears is told in the unit of the question', () => {
  eachOf(9, [
    ['how many nm can the clutch of a 2012 audi tt rs take', /\d{3} Nm \(\d{3} lb-ft\)/],
    ['2021 civic type r clutch, 400 lb-ft, y/n', /^No, not for long: the stock clutch .* 400 lb-ft is \d{3}%/],
    ['zf8 in a 2018 m240i, 500 nm of torque ok?', /500 Nm \(369 lb-ft\) is \d{2}%/],
    ['2008 evo x mr, torque limit of the sst', /lb-ft at the crank/],
  ])('%s', (words, told) => {
    const { text, builds } = lastOf(words)
    expect(text).toMatch(told)
    expect(builds).toEqual([])
  })

  test('the next component is asked of the same car', () => {
    const [, box] = talk('what does the stock block of a 1998 supra turbo hold', 'thanks, and the gearbox behind it?')
    expect(box?.text).toMatch(/gearbox of the 1998 Toyota Supra Turbo is good for about \d{3} lb-ft/)
  })

  test('"y/n" is no Spanish', () => {
    expect(lastOf('2018 wrx clutch, 350 lb-ft, y/n').text).not.toMatch(/aguanta|piezas/)
  })
})

describe('law: a used car is told by its own engine', () => {
  eachOf(9, [
    ['thinking of buying a 2008 911 turbo, what should i look out for', /coolant pipe/, /IMS/],
    ['looking at a used 2009 bmw 135i, what goes wrong', /N54/, /N55B30 in/],
    ['what are the weak points of a used 2016 wrx', /FA20DIT/, /EJ2\d\d/],
    ['is a used 2013 corvette z06 a good buy, known problems?', /valve guides/, /LS9/],
  ])('%s', (words, own, other) => {
    const { text } = lastOf(words)
    expect(text).toMatch(own)
    expect(text).not.toMatch(other)
    expect(text).toMatch(/Before you pay/)
  })
})

describe('law: an intake asks for a tune or does not, by the engine', () => {
  eachOf(9, [
    ['2016 wrx: does an intake need a tune', /, yes: .*lean/],
    [
      'can i run a cold air intake without a tune on a 2016 mustang gt',
      /On the 2016 Ford Mustang GT, (?:no|it depends|yes)/,
    ],
    ['2019 civic type r, is a tune required for an intake', /, no: /],
  ])('%s', (words, told) => {
    expect(lastOf(words).text).toMatch(told)
  })
})

describe('law: little money buys the cheapest power of the car that is there', () => {
  eachOf(9, [
    'just picked up a 2016 focus st and have $1,000, what do i do first',
    '$1200 for my 2016 focus st, first mod?',
  ])('%s', (words) => {
    const { text, parts } = lastOf(words)
    expect(text).toMatch(/first on the 2016 Ford Focus ST: .*\+\d+ whp for \$\d/)
    expect(text).not.toMatch(/hot hatch|Have it inspected/)
    expect(parts.length).toBeGreaterThan(0)
  })
})

describe('law: ways to power are held against each other on this car', () => {
  test('by the dollar, all three of them', () => {
    const { text } = lastOf(
      '2020 mustang gt, what makes the most power per dollar: nitrous, a turbo kit or a procharger',
    )
    expect(text).toMatch(/^Per dollar on the 2020 Ford Mustang GT/)
    expect(text.match(/\$\d+ a whp/g)?.length).toBe(3)
  })

  test('after a build the question is of this car, too', () => {
    const [, told] = talk(
      '2016 challenger scat pack, 100 more hp than stock',
      'is a roots or a centrifugal better for me',
    )
    expect(told?.text).toMatch(/On the 2016 Dodge Challenger/)
    expect(told?.text).toMatch(/\+\d+ whp/)
  })

  test('no boost stays no boost', () => {
    const { text, builds } = lastOf('2011 c63 amg, how much power can you get out of it naturally aspirated')
    expect(text).toMatch(/Without boost, on the 2011 Mercedes-Benz C63 AMG: about \+\d+ whp/)
    const kinds = builds.flatMap(({ reply }) => reply.recommendedParts.map(({ kind }) => kind))
    expect(kinds.filter((kind) => /supercharger|turbo/.test(kind))).toEqual([])
  })

  test('a kit on the stock motor is told against what that takes', () => {
    expect(lastOf('how much power can i make with a supercharger on the stock motor of a 2017 camaro ss').text).toMatch(
      /makes about \d{3} whp.*\d+% of the \d{3} whp that the stock bottom end takes/,
    )
  })
})

describe('law: a locked computer is told by the date of the car', () => {
  eachOf(9, [
    ['is the dme locked on a 2023 m240i', /^Yes: cars built from about mid-June 2020/],
    ['2020 gr supra 3.0 built 02/2020, ecu locked?', /^No: only cars built/],
    ['2019 charger hellcat, does the ecu need an unlock, is it locked', /^Yes: on the 2019 Dodge Charger/],
  ])('%s', (words, told) => {
    expect(lastOf(words).text).toMatch(told)
  })
})

describe('law: a figure of the trade never stands against the limit that was told', () => {
  test('one limit, one figure', () => {
    expect(lastOf('what is safe on the stock internals of a 2016 wrx').text).not.toMatch(/What the trade says/)
  })
})

describe('law: a danger is told before any figure', () => {
  eachOf(9, [
    'my 2016 wrx has rod knock, what breaks first, clutch or rods',
    '2015 mustang gt no oil pressure, how much does a cam and headers add',
  ])('%s', (words) => {
    expect(lastOf(words).text).not.toMatch(/^The |should make/)
  })
})
