import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { draftOf } from './draft-of.ts'
import { meaningOf, readMessage } from './meaning-of.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const read = (text: string) => meaningOf(catalog, text)

describe('law: a car that we do not build is never another car', () => {
  eachOf(9, ['55', '62', '67', '69', '72', '79', '84'])("'%s before a nameplate is a year of its own", (short) => {
    for (const plate of ['camaro ss', 'corvette', 'mustang gt', 'challenger r/t'])
      for (const said of [`${short} ${plate} 396, went 11.80`, `my ${short} ${plate}, 500 whp`])
        expect(read(said).year ?? 1900, said).toBe(1900 + Number(short))
  })

  eachOf(9, ['powerstrokes', 'cummins', 'f250s', 'teslas', 'lightnings or a cybertruck', 'duramaxes'])(
    'do you build %s',
    (many) => expect(['stranger', 'plan', 'unknown', 'topic']).toContain(read(`yall do ${many}?`).intent),
  )

  test('many of one car are that car', () => {
    for (const many of ['powerstrokes', 'f250s', 'teslas', 'trackhawks', 'broncos'])
      expect(read(`do you guys do ${many}?`).stranger, many).toBeDefined()
  })

  test('a trim of its own is not left for a car of that year', () => {
    for (const said of ['2012 raptor 6.2', '2012 f150 raptor', 'gen 1 raptor, 2012 with the 6.2'])
      expect(read(said), said).toMatchObject({ car: 'ford-f-150-raptor', year: 2012 })
  })

  eachOf(9, [
    ['e92 335i n54, i can mix e30', 2010],
    ['e92 335i, 400 whp', 2011],
    ['f30 335i, 400 whp', 2015],
    ['gen3 coyote mustang gt', 2023],
    ['gen 2 coyote mustang', 2017],
  ])('%s is of %d', (said, year) => expect(read(said).year).toBe(year))

  test('E30 as a fuel names no generation of BMW', () => {
    for (const fuel of ['on e30', 'i can mix e30', 'with an e30 blend', 'run e30', 'e30 tune'])
      expect(read(`bmw m3, 500 whp, ${fuel}`).year, fuel).toBeUndefined()
  })
})

describe('law: no power is planned for who says that he wants none', () => {
  const more = ['more power', 'more hp', 'more boost', 'extra power', 'any more horsepower']
  eachOf(9, ["i don't need", 'dont want', 'not looking for', 'do not want', "it's not about", 'never wanted'])(
    '%s',
    (refusal) => {
      for (const power of more) expect(read(`2018 mustang gt, ${refusal} ${power}`).change, power).toBeUndefined()
    },
  )
})

describe('law: the stages are laid out however all of them are asked for', () => {
  eachOf(9, [
    'show me every stage and what it costs',
    'lay out 1 thru 3 w/ prices',
    'lay out the stages',
    'stage 1 through 3 please',
    'stages 1-3',
    'and stage 2 and 3? lay them all out',
    'each stage with prices',
    'all the stages on 93',
    'break the stages down',
  ])('%s', (said) => {
    expect(read(said).intent).toBe('stages')
    expect(read(`2017 golf r, ${said}`).intent).toBe('stages')
  })
})

describe('law: what is done is on the car', () => {
  const parts = [
    ['downpipe', 'downpipe'],
    ['intake', 'cold_air_intake'],
    ['fmic', 'intercooler'],
    ['smaller pulley', 'pulley_smaller'],
    ['catless dps', 'downpipe'],
  ] as const
  eachOf(9, parts)('a list in brackets: %s', (said, kind) => {
    for (const form of [
      `stage 1 done (${said} and tune)`,
      `stage 2+ already (${said}, tune)`,
      `stage 2 is done (${said})`,
      `fbo (${said})`,
    ]) {
      const meaning = read(`2016 golf r, ${form}. want 400 whp`)
      expect(meaning.installed, form).toContain(kind)
      expect(meaning.goal, form).toEqual({ wheelHp: 400 })
    }
  })

  eachOf(9, ['already stage 1', 'stage 1 done', 'apr stage 1 already', "i'm on stage 1", 'currently stage 1'])(
    '%s is no goal, and the next step is the second',
    (done) => {
      const meaning = read(`2016 golf r, ${done}. what's the next step?`)
      expect(meaning).toMatchObject({ goal: { stage: 2 } })
      expect(meaning.installed).toContain('tune')
    },
  )

  eachOf(9, [
    'motors already done',
    "motor's built",
    'engine is already built',
    'the block is sleeved',
    'bottom end was done',
  ])('%s', (done) => expect(read(`evo x, 450 whp. ${done}`).installed).toContain('built_bottom_end'))

  eachOf(9, ['want the motor built', 'do i need the motor built', 'no built motor'])('%s is no fact', (said) =>
    expect(read(`evo x, 450 whp. ${said}`).installed ?? []).not.toContain('built_bottom_end'),
  )
})

describe('law: a year that is said once belongs to each car that was built in it', () => {
  eachOf(9, [
    '2018 mustang gt or camaro ss, which is cheaper to get to 500',
    'mustang gt or camaro ss, both 2018, which is cheaper to get to 500',
    'mustang gt vs camaro ss, like 2018',
  ])('%s', (said) => {
    const { year, against } = read(said)
    expect([year, against?.year]).toEqual([2018, 2018])
  })

  test('a nameplate that is said once is of both trims', () =>
    expect(read('3.5 eco or the 5.0, both 2021 f150s. which one gets to 500 wheel cheaper')).toMatchObject({
      intent: 'compare',
      car: 'ford-f-150-3-5-ecoboost',
      year: 2021,
      against: { car: 'ford-f-150-5-0', year: 2021 },
    }))

  test('"ok, the evo" is the car of the comparison, with its year and goal', () => {
    const said = (text: string) => ({ from: 'visitor' as const, text })
    const draft = draftOf(catalog, [said('06 evo ix vs 06 sti, both at 500 whp'), said('ok evo. show me that build')])
    expect(draft).toMatchObject({ car: 'mitsubishi-lancer-evolution-ix', year: 2006, goal: { wheelHp: 500 } })
  })
})

describe('law: a part that is said beside a car is looked for', () => {
  const parts = ['clutch', 'fuel pump', 'injectors', 'axles', 'driveshaft', 'torque converter', 'radiator', 'opg']
  eachOf(9, parts)('%s', (part) => {
    for (const said of [
      `${part} for 15 mustang gt`,
      `billet ${part} 15 mustang gt`,
      `15 mustang gt ${part}, rated 600 tq min`,
      `${part} for a 15 mustang gt, needs to support 700 whp`,
      `is there a ${part} for a 15 mustang gt`,
    ])
      expect(read(said), said).toMatchObject({ intent: 'fits', car: 'ford-mustang-gt', year: 2015 })
  })

  test('what is refused is not looked for', () => {
    const { part } = read("2016 mustang gt, don't want a turbo. is there an intake for it?")
    expect([...(part?.kinds ?? []), part?.kind].filter((kind) => kind?.startsWith('turbo'))).toEqual([])
  })
})

describe('law: after parts were shown, few words are enough', () => {
  const said = (text: string) => ({ from: 'visitor' as const, text })
  const shown = ['downpipe for 2016 m235i', 'which clutches fit a 2018 mustang gt', 'injectors for 2015 mustang gt']
  eachOf(9, shown)('%s', (first) => {
    for (const pick of ['whichever is cheapest, add it', "i'll take the cheapest", 'throw it in the cart', 'add that'])
      expect(draftOf(catalog, [said(first), said(pick)]).last, pick).toMatchObject({ intent: 'cart', cart: 'add' })
    for (const cheaper of ['anything cheaper', 'cheaper?', 'got anything cheaper than that'])
      expect(draftOf(catalog, [said(first), said(cheaper)]).last, cheaper).toMatchObject({ intent: 'fits' })
  })

  eachOf(9, ['and a charge pipe too', 'plus a charge pipe', 'also a charge pipe while ur at it'])('%s', (also) => {
    const { last, part } = draftOf(catalog, [said('downpipe for 2016 m235i'), said('add it'), said(also)])
    expect(last).toMatchObject({ intent: 'cart', cart: 'add' })
    expect(part?.kind).toBe('charge_pipes')
  })
})

describe('law: what a known weak point is worried about is told of this engine', () => {
  eachOf(9, ['crank hub', 'rod bearings', 'cam phasers', 'ringlands', 'lifters', 'timing chain'])('%s', (weak) => {
    for (const asked of [
      `how worried should i be about the ${weak} at 500 whp`,
      `should i be worried about the ${weak}`,
      `got ${weak} rattle, should i fix it before i tune it`,
    ])
      expect(read(`2018 bmw m3, ${asked}`).intent, asked).toBe('topic')
  })

  eachOf(9, [
    'before i tune it what has to be done',
    'what should i fix before i add power',
    'anything to check before boost',
  ])('%s', (asked) => expect(read(`2007 bmw m5, ${asked}`).topic).toBe('weak_points'))
})

test('figures that are no money, no time and no goal', () => {
  expect(read('2018 f150 3.5 ecoboost, pull a 7k travel trailer').budgetUsd).toBeUndefined()
  expect(read('2014 corvette, 200 shot, it is just 10 seconds').goal).toBeUndefined()
  expect(read('neon srt4 2004, 3500 is all i got').budgetUsd).toBe(3500)
  expect(read('93 fox mustang, wanna run 12.0s all day').goal).toEqual({ quarterMileS: 12 })
  expect(read('93 fox mustang, wanna run 12s all day').goal).toEqual({ quarterMileS: 12.99 })
  expect(read('2007 911 turbo, forget the 600. 800 Nm, 98 RON').goal).toMatchObject({ torqueLbft: 590 })
})

test('a place near the track is no use of the car', () => {
  for (const said of ["there's a pump 2 miles from the track", 'e85 near the track', 'the shop by the track'])
    expect(readMessage(catalog, `2015 mustang gt, ${said}`).meaning.use, said).toBeUndefined()
  expect(read('2015 mustang gt for the track').use).toBe('track')
})

test('a year that is spoken is no money', () => {
  const { year, budgetUsd } = read('two thousand twelve camaro ss, five hundred at the tires')
  expect([year, budgetUsd]).toEqual([2012, undefined])
})
