import { describe, expect, test } from 'vitest'
import { lastOf, type Told, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import type { GenerateReply } from '../../../contract/configurator.ts'
import { dollars } from '../advisor.ts'
import { BEARS } from './order-told.ts'

const BUILDS = [
  '2015 mustang gt 6 speed, 600 whp with a blower on 93',
  '2016 wrx 320 whp on 93',
  '2018 golf r dsg 370 whp on 93',
] as const

/** The build of a first message, and what is said to each question after it. */
function asked(build: string, question: string): { reply: GenerateReply; told: Told } {
  const [first, told] = talk(build, question)
  const reply = first?.builds.at(-1)?.reply
  if (!reply || !told) throw new Error(`no build: ${build}`)
  return { reply, told }
}

/** What is asked, in several voices, and the figure of the build that the answer holds. */
const ASKED: Readonly<Record<string, { says: readonly string[]; holds: (reply: GenerateReply) => readonly string[] }>> =
  {
    torque: {
      says: [
        'wheel tq?',
        'torqe at the wheels',
        'whats the torque number',
        'so how many lbft',
        'tell me the peak torque',
      ],
      holds: ({ power }) => [
        `${Math.round(power.wheelTorqueLbft)} lb-ft`,
        `${Math.round(power.crankTorqueLbft)} lb-ft`,
      ],
    },
    crank: {
      says: ['crank hp?', 'thats wheel right', 'what is that at the motor', 'is this a wheel figure or crank'],
      holds: ({ power }) => [`${Math.round(power.wheelHp)} whp`, `${Math.round(power.crankHp)} hp`],
    },
    boost: {
      says: ['psi?', 'how much boost are we talking', 'peak boost on this', 'boost level'],
      holds: ({ power }) => [`${power.boostGaugePsi.toFixed(1)} psi`],
    },
    hours: {
      says: [
        'hrs?',
        'how many days is it on the lift',
        'how long do you guys keep it',
        'turnaround?',
        'shop time on all that',
      ],
      holds: ({ laborHours }) => [`${laborHours} hours`, 'shop day'],
    },
    total: {
      says: ['otd?', 'whats the grand total', 'all in price', 'so what do i owe', 'and the whole bill'],
      holds: ({ estimatedCost, partsCost }) => [dollars(estimatedCost), dollars(partsCost)],
    },
    labor: {
      says: [
        'just the parts',
        'price with no labor',
        'what if i wrench it myself',
        'take the labor off',
        'how much of it is labor',
      ],
      holds: ({ partsCost, laborCost }) => [dollars(partsCost), dollars(laborCost)],
    },
    perHp: {
      says: ['$/hp?', 'bucks per horse', 'dollars per hp on this', 'what is the cost per whp'],
      holds: ({ estimatedCost, power }) => [dollars(estimatedCost / Math.round(power.wheelHp - power.stockWheelHp))],
    },
    band: {
      says: [
        'plus or minus what',
        'dynojet or mustang',
        'how sure are you',
        'whats the uncertainty',
        'real number or optimistic',
      ],
      holds: ({ power: { wheelHpRange90: range } }) => [
        `${Math.round(range.low)} and ${Math.round(range.high)}`,
        'Dynojet',
      ],
    },
    tires: {
      says: ['whats it run on drag radials', 'et on slicks', 'quarter on street tires'],
      holds: ({ timeSlip }) => [`${timeSlip.quarterMileS.toFixed(2)} s`],
    },
  }

describe('law: what is asked of a shown build is answered in its own figures', () => {
  const rows = BUILDS.flatMap((build) =>
    Object.entries(ASKED).flatMap(([what, { says, holds }]) => says.map((said) => ({ build, what, said, holds }))),
  )
  eachOf(9, rows)('$build: $said', ({ build, said, holds }) => {
    const { reply, told } = asked(build, said)
    for (const figure of holds(reply)) expect(told.text).toContain(figure)
  })
})

describe('law: a component that is asked about is held against this build', () => {
  const COMPONENTS = {
    clutch: ['will the stock clutch hold', 'clutch gonna slip?', 'stock clutch toast or fine'],
    box: ['trans cooked at that?', 'does the gearbox live', 'is the box gonna like it'],
    engine: ['do the stock rods take it', 'block safe at that?', 'will the pistons let go'],
    pump: ['does the stock fuel pump keep up', 'fuel pump ok?'],
  }
  const rows = Object.values(COMPONENTS)
    .flat()
    .flatMap((said) => [BUILDS[0], BUILDS[1]].map((build) => ({ build, said })))
  eachOf(9, rows)('$build: $said', ({ build, said }) => {
    const { reply, told } = asked(build, said)
    const { wheelHp, crankTorqueLbft } = reply.power
    expect(told.text).toMatch(/^(?:Yes|Just about|Not|On borrowed time|No)\b/)
    expect(told.text).toMatch(new RegExp(`${Math.round(wheelHp)} whp|${Math.round(crankTorqueLbft)} lb-ft`))
    expect(told.parts).toEqual([])
  })
})

describe('law: another power than the planned one is judged by itself', () => {
  eachOf(9, ['will the stock clutch hold 700', 'does the gearbox live at 720', 'are the rods ok at 750'])(
    '%s',
    (said) => {
      const { reply, told } = asked(BUILDS[0], said)
      const figure = said.match(/\d{3}/)?.[0] ?? ''
      expect(told.text).toContain(figure)
      expect(told.text).not.toContain(`this build makes ${Math.round(reply.power.wheelHp)} whp`)
    },
  )
})

describe('law: what bears the power never waits behind it', () => {
  const ORDER = [
    'what order do i bolt it on',
    'which goes on first',
    'order of installation?',
    'cant buy it all at once, what first',
  ]
  const STRIP = '2018 mustang gt 10 speed auto, 9.9 in the quarter on e85'
  eachOf(
    3,
    [...BUILDS, STRIP].flatMap((build) => ORDER.map((said) => ({ build, said }))),
  )('$build: $said', ({ build, said }) => {
    const { reply, told } = asked(build, said)
    const power = reply.recommendedParts.filter(({ kind }) => /^(?:turbo|supercharger|camshafts|nitrous)/.test(kind))
    const place = (name: string) => told.text.indexOf(name)
    for (const { name: late } of power)
      for (const { kind, name } of reply.recommendedParts)
        if (BEARS.has(kind)) expect(place(name), `${name} before ${late}`).toBeLessThan(place(late))
    expect(told.events.some(({ type }) => type === 'cart')).toBe(false)
  })
  eachOf(9, ['what can wait', 'which can i put off', 'anything i can hold off on'])('%s', (said) => {
    const { told } = asked(STRIP, said)
    expect(told.text).not.toMatch(/(?:driveshaft|half-shafts|transmission tune|cooler)[^.]*can wait/i)
    expect(told.text).not.toMatch(/can wait: [^.]*(?:driveshaft|half-shafts|transmission|cooler)/i)
  })
})

describe('law: a shown build is changed as it is said', () => {
  eachOf(9, [
    ['drop it to 500', 500],
    ['500 is plenty', 500],
    ['nah 550 then', 550],
    ['take it down to 520', 520],
  ])('%s', (said, whp) => {
    expect(lastOf(BUILDS[0], said as string).builds.at(-1)?.request.targetHorsepower).toBe(whp)
  })
  eachOf(9, ['what if i run e85', 'e85?', 'how about with e85 in it', 'same car on straight e85'])('%s', (said) => {
    expect(lastOf(BUILDS[0], said).builds.at(-1)?.request.preferences?.fuel_type).toBe('e85')
  })
  test('only 93 is had, and no ethanol is looked for', () => {
    const told = lastOf('2021 gr supra 3.0, 500 whp on e30', 'only 93 around here, im not hunting for e85')
    expect(told.builds.at(-1)?.request.preferences?.fuel_type).toBe('93')
  })
  eachOf(9, ['could the downpipe be left off', 'lose the downpipe', 'what if we skip the downpipe'])('%s', (said) => {
    const kinds = lastOf(BUILDS[2], said)
      .builds.at(-1)
      ?.reply.recommendedParts.map(({ kind }) => kind)
    expect(kinds).toBeDefined()
    expect(kinds).not.toContain('downpipe')
  })
  eachOf(9, ['leave the trans alone', "don't touch the transmission", 'no trans work'])('%s', (said) => {
    const kinds = lastOf('2003 silverado 5.3, 330 whp no nitrous', said).builds.at(-1)?.reply.recommendedParts
    expect(kinds?.filter(({ kind }) => /^(?:built_)?transmission|^torque_conv/.test(kind)) ?? ['none']).toEqual([])
  })
  test('back to the first one, with what is asked of it', () => {
    const [first, , , back] = talk(
      BUILDS[0],
      'make it 500',
      'on e85',
      'go back to the first one, how long is it in the shop',
    )
    expect(back?.builds.at(-1)?.request).toEqual(first?.builds.at(-1)?.request)
    expect(back?.text).toContain(`${first?.builds.at(-1)?.reply.laborHours} hours`)
  })
  test('a part left out and its new total in one message', () => {
    const told = lastOf(BUILDS[0], 'skip the clutch, whats the new total')
    expect(told.text).toContain(dollars(told.builds.at(-1)?.reply.estimatedCost ?? 0))
    expect(told.builds.at(-1)?.reply.recommendedParts.map(({ kind }) => kind)).not.toContain('clutch')
  })
})

describe('law: a danger that was told comes before the build', () => {
  eachOf(9, ['make it 650 then', 'nah 550 then'])('%s', (said) => {
    const told = lastOf(BUILDS[0], 'my brake pedal goes to the floor', said)
    expect(told.builds).toEqual([])
    expect(told.text).toMatch(/brake/)
  })
})

describe('law: what is none of the build is not answered by it', () => {
  eachOf(9, [
    ['my clutch is slipping right now', /takes care of that|in the price/],
    ['how do i break in the new clutch', /Not the stock|in the price already/],
    ['what are your hours', /hours of labor/],
    ['how do i check for boost leaks', /psi at the power peak/],
    ['put it in my cart', /in the price already/],
    ['how long does shipping take', /hours of labor/],
  ] as const)('%s', (said, never) => {
    expect(lastOf(BUILDS[0], said).text).not.toMatch(never)
  })
})

describe('law: heat and hearsay are answered for the use and the part', () => {
  eachOf(9, [
    ['2018 mustang gt automatic 600 whp', 'will the transmission hold on track days', /cool-down lap/, /tow/i],
    [
      '2018 silverado 5.3 450 whp',
      'will the transmission hold while towing in the hills',
      /Tow\/haul/,
      /cool-down lap/,
    ],
    ['2018 golf r 400 whp', 'why the intercooler, guys run without it', /Some get away with it/, /the risk is yours/],
    ['2018 mustang gt 700 whp', 'why the fuel pump, do i need it? guys run without it', /fuel pump/, /get away/],
  ] as const)('%s: %s', (build, question, says, never) => {
    const { text } = lastOf(build, question)
    expect(text).toMatch(says)
    expect(text).not.toMatch(never)
  })
})
