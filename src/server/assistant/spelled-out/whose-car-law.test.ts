import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../../tests/support/law.ts'
import { PARTS } from '../../../catalog/parts.ts'
import { VEHICLES } from '../../../catalog/vehicles.ts'
import { draftOf } from '../draft-of.ts'
import { spelledOut } from './spelled-out.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const spelled = (...texts: readonly string[]) =>
  spelledOut(
    catalog,
    texts.map((text) => ({ from: 'visitor' as const, text })),
  ).messages
const draftAfter = (...texts: readonly string[]) => draftOf(catalog, spelled(...texts))

describe("law: of several cars the customer's is the one that is planned", () => {
  eachOf(6, [
    ['buddies evo x made 420 on the dyno, whats it take to get my 15 sti to 430', 'subaru-wrx-sti', 2015],
    ['theres a kid in my class with a turbo brz making 300. what gets my 2023 gr86 to 250 na', 'toyota-gr86', 2023],
    ["My girl's Mustang went 12.9. Could my 4x4 F-150 3.5 EcoBoost (2019) do 12.7?", 'ford-f-150-3-5-ecoboost', 2019],
    ["my ex's mustang gt beat my 370z (2014) from a roll. i want 400 whp", 'nissan-370z', 2014],
    ['wifes explorer st is quicker than my 2012 mustang gt lol. what gets me to 12.5', 'ford-mustang-gt', 2012],
    [
      'buddy runs 11.9 in his scat pack. what does my 2013 charger srt8 392 need for that',
      'dodge-charger-srt8-392',
      2013,
    ],
    ['I let the Golf R go and bought a 2016 Focus ST. Stage 2 price?', 'ford-focus-st', 2016],
    ['Replaced my Si with a 2018 WRX. what breaks first on it', 'subaru-wrx', 2018],
    ['Was going to buy a Golf R but ended up with the 2019 STI. First mods?', 'subaru-wrx-sti', 2019],
    ['about to swap my mustang for a 15 z06, what should I check before I buy', 'chevrolet-corvette-z06', 2015],
    ['IS38 turbo out of a golf r on my 2016 gti, whp on 93?', 'volkswagen-gti', 2016],
    ['brakes off an m4 on my 2017 m2, bolt on?', 'bmw-m2', 2017],
    ['hellcat fuel pump for my 2018 mustang gt', 'ford-mustang-gt', 2018],
    ['I keep reading about Miatas. For my 22 GR86, will coilovers ruin the ride?', 'toyota-gr86', 2022],
  ])('%s', (said, car, year) => {
    expect(draftAfter(said)).toMatchObject({ car, year })
  })

  // A second kind of people: undated names beside a dated car of one's own.
  eachOf(6, [
    ['after my civic si got stolen i got an 04 rsx type s. 230 whp all motor?', 'acura-rsx-type-s', 2004],
    ['thought about an ls swap from a camaro in my 2005 rx8, is there power in the rotary?', 'mazda-rx-8', 2005],
    ['everyone at the meet has a golf r. 2017 focus rs here, what would 400 cost', 'ford-focus-rs', 2017],
    ["my wife's 2016 fiesta st needs brakes, which pads? mine's a raptor", 'ford-fiesta-st', 2016],
    ['i test drove a golf r and a type r then bought a 2023 gr corolla. 350 whp?', 'toyota-gr-corolla', 2023],
    [
      'Two cars ahead of me: a C7 Z06 and a Viper. 2013 GT500, 700 whp, how do I keep it cool?',
      'ford-mustang-shelby-gt500',
      2013,
    ],
    ['put mach 1 intake stuff on 2021 gt, gain?', 'ford-mustang-gt', 2021],
    ['mi hermano tiene un m4 2018 y me gana. yo tengo un m3 2016, que le pongo', 'bmw-m3', 2016],
  ])('%s', (said, car, year) => {
    expect(draftAfter(said)).toMatchObject({ car, year })
  })

  test('after his car is known, one that was traded in is no other to plan', () => {
    const after = draftAfter(
      '2018 mustang gt, 500 whp on 93',
      "traded my wife's explorer st in, so i have 3 grand more",
    )
    expect(after).toMatchObject({ car: 'ford-mustang-gt', year: 2018 })
  })

  eachOf(6, [
    [
      "My coworker's Camaro SS keeps getting me. I've got a 2019 Charger Scat Pack, what would it take to pull on him?",
      'dodge-charger-scat-pack',
      'chevrolet-camaro-ss',
    ],
    ['2016 gt vs my boys 2018 camaro ss. need to gap him bad, 93 pump', 'ford-mustang-gt', 'chevrolet-camaro-ss'],
    ["My husband's M340i is faster than my 2018 Golf R. How do I change that?", 'volkswagen-golf-r', 'bmw-m340i'],
    [
      'hubby has a scat pack. i have the 2016 charger rt. can i get to where he is',
      'dodge-charger-r-t',
      'dodge-charger-scat-pack',
    ],
  ])('%s: theirs is the rival', (said, car, rival) => {
    expect(draftAfter(said)).toMatchObject({ car, goal: { fasterThan: { car: rival } } })
  })

  eachOf(6, [
    [
      'My son drives a 2018 Civic Si and wants 250 whp. I drive a Corvette. What would he need?',
      'honda-civic-si',
      2018,
    ],
    [
      "It's for my daughter's 2019 Mustang EcoBoost. (I have a 5.0 F-150.) She wants a better sound.",
      'ford-mustang-ecoboost',
      2019,
    ],
  ])('%s: what is asked for another is of his', (said, car, year) => {
    expect(draftAfter(said)).toMatchObject({ car, year })
  })

  eachOf(6, [
    "my brother's 2018 camaro ss or my 2018 mustang gt, which one is faster",
    '2018 mustang gt vs 2018 camaro ss, who wins',
    'what would my dads 2012 mustang gt need for 450 whp',
    'i have a 2017 civic type r and a 2011 335i',
    'trading my 2017 wrx for a 2019 golf r or a 2018 focus rs, which one holds 400 whp',
    'his charger has a cat head on the fender',
    'i have a 2018 mustang gt and a charger r/t, the charger needs 500 whp',
    'either a traded 2017 ss sedan or a 2018 accord 2.0t six speed, which would you take for 350 whp',
    'hellcat 2019 challenger. redeye. no wait mines not the redeye',
    'them trd superchargers, can you still get one for a 2013 tundra',
    'procharger on the 02 vette leavin the ls6 alone inside, how much can she take',
  ])('%s: nothing is left out', (said) => {
    const words = spelled(said)[0]?.text ?? ''
    expect(words).not.toMatch(/\bcar\b/)
    expect(words).not.toMatch(/to beat an? /)
  })
})

describe('law: two figures before an old nameplate are its year where that is likelier than a fuel', () => {
  eachOf(6, [
    ['91 miata on stock internals, small turbo, 180 hp', 'mazda-mx-5-miata', 1991],
    ['got a 92 miata, coilovers and 130 whp?', 'mazda-mx-5-miata', 1992],
    ['93 cobra, stock bottom end, can it take 400', 'ford-mustang-svt-cobra', 1993],
    ['my 94 mustang gt needs more power, 5k', 'ford-mustang-gt', 1994],
    ['93 rx7 single turbo 400 whp', 'mazda-rx-7', 1993],
    ['98 teg type r, cams', 'acura-integra-type-r', 1998],
  ])('%s', (said, car, year) => {
    const { fuel, ...draft } = draftAfter(said)
    expect(draft).toMatchObject({ car, year })
    expect(fuel).toBeUndefined()
  })

  test('a plate of which none was built that year is none of ours', () => {
    const draft = draftAfter('93 civic hatch with a b18, turbo, 300 whp')
    expect([draft.car, draft.half]).toEqual([undefined, undefined])
  })

  eachOf(6, [
    ['2018 mustang gt, 93, 600 whp', '93'],
    ['want 400 whp on 93 with my camaro ss 2018', '93'],
    ['91 pump gas golf r 2018, 400 whp', '91'],
    ['2019 miata, 91 octane, turbo, 200 whp', '91'],
  ])('%s: a fuel stays one', (said, fuel) => {
    expect(draftAfter(said).fuel).toBe(fuel)
  })
})

describe('law: what was told of the own car tells which one is meant', () => {
  eachOf(6, [
    [
      'compare my 340i (2016, so gen 1) with the newer m340i, which takes more power',
      'safe wheel torque for gen 1?',
      'bmw-340i',
    ],
    [
      'my 2019 mustang gt is a gen 3, or is the gt350 stronger, which one',
      'power limit for the gen 3?',
      'ford-mustang-gt',
    ],
    ['is the nismo z much better than my 370z', 'what does stage 2 do to mine', 'nissan-370z'],
  ])('%s; %s', (first, next, car) => {
    expect(draftAfter(first, next).car).toBe(car)
  })

  eachOf(6, [
    'my 335i threw 30ff and the wastegates rattle, what next',
    'the 335i went limp, i did the vacuum lines already',
    '335i twin turbos rattle on decel, rebuild them?',
  ])('%s: the twin-turbo engine', (said) => {
    expect(spelled(said)[0]?.text).toMatch(/335i n54/)
  })
  eachOf(6, ['my 2013 335i wastegate rattles', 'n55 335i, wastegates?', '335i for 450 whp'])(
    '%s: as it is told',
    (said) => {
      expect(spelled(said)[0]?.text).toBe(said)
    },
  )

  test('what is being sold is held against nothing', () => {
    const { compared } = draftAfter('Selling the Evo. F87 M2C or an FK8 next, 30k in mods on top, which one?')
    expect(compared?.cars.map(({ car }) => car)).toEqual(['bmw-m2-competition', 'honda-civic-type-r'])
  })
})
