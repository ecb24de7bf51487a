import { describe, expect, it } from 'vitest'
import { MODELS } from '../../catalog/models.ts'
import { expanded, NICKNAMES } from '../../catalog/nicknames.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { readCar } from './car-words.ts'
import { nicknameIn } from './nickname-in.ts'

const PLAIN = /^[a-z\d. ]+$/
const MOST_TRIED = 6
const alternatives = (part: string): string[] =>
  part
    .split('|')
    .filter((one) => PLAIN.test(one))
    .slice(0, MOST_TRIED)

/** Every way to say a rule that is written in plain words, its parts in both orders, in the first of its years. */
function waysOf(rule: string): string[] {
  const [head = '', span] = expanded(rule).split(/ @(?=!?\d)/)
  const [parts = ''] = head.split(' ! ')
  const said = parts.split(' + ').map(alternatives)
  const joined = said.reduce<string[]>(
    (ways, own) => ways.flatMap((before) => own.map((one) => `${before} ${one}`.trim())),
    [''],
  )
  const turned = said
    .toReversed()
    .reduce<string[]>((ways, own) => ways.flatMap((before) => own.map((one) => `${before} ${one}`.trim())), [''])
  const year = /\d{4}/.exec(span ?? '')?.[0]
  return [...joined, ...turned].map((way) => (year ? `${year} ${way}` : way))
}

describe('nicknames', () => {
  it('name models of the catalog', () => {
    const ids = new Set(MODELS.map(({ id }) => id))
    expect(Object.keys(NICKNAMES).filter((id) => !ids.has(id))).toEqual([])
  })

  it.each(Object.entries(NICKNAMES))('of the %s name no other model', (id, rules) => {
    const wrong = rules.flatMap(waysOf).filter((way) => (nicknameIn(way)?.car ?? id) !== id)
    expect(wrong).toEqual([])
  })

  it.each([
    ['2017 chally hc manual', 'dodge-challenger-srt-hellcat'],
    ['22 charger redeye widebody', 'dodge-charger-srt-hellcat-redeye'],
    ['my 19 eco stang on 93', 'ford-mustang-ecoboost'],
    ['14 f-150 eco 3.5 max tow', 'ford-f-150-3-5-ecoboost'],
    ['91 notch, 5.0, t5', 'ford-mustang-fox-5-0'],
    ['2013 boss laguna seca', 'ford-mustang-boss-302'],
    ['17 RS on stock block', 'ford-focus-rs'],
    ['2018 camaro ltg stick', 'chevrolet-camaro-turbo'],
    ['2013 camaro with the lfx', 'chevrolet-camaro-v6'],
    ['c7 gs, 7 speed', 'chevrolet-corvette-grand-sport'],
    ['24 eray', 'chevrolet-corvette-e-ray'],
    ['2016 SS, bone stock at 415 hp', 'chevrolet-ss'],
    ['18 taco trd off road', 'toyota-tacoma'],
    ['2011 taco trd v6', 'toyota-tacoma-4-0'],
    ['25 grc core', 'toyota-gr-corolla'],
    ['335xi n54', 'bmw-335i'],
    ['2022 m340xi', 'bmw-m340i'],
    ['g82 csl', 'bmw-m4-csl'],
    ['8th gen si', 'honda-civic-si'],
    ['tl-s 6 speed 2008', 'acura-tl-type-s'],
    ['integra type-s', 'acura-integra-type-s'],
    ['992tts', 'porsche-911-turbo-s'],
    ['2023 gt4rs', 'porsche-718-cayman-gt4-rs'],
    ['992 carrera 4s', 'porsche-911-carrera-4s'],
    ['amg gts', 'mercedes-benz-amg-gt-s'],
    ['gt63s 4 door', 'mercedes-benz-amg-gt-63-s'],
    ['my 5.3 burns a quart every oil change', 'chevrolet-silverado-1500-5-3'],
    ['a stock 5.3 with 130k on it, cam or no', 'chevrolet-silverado-1500-5-3'],
    ['09 lmg, collapsed lifter on 7', 'chevrolet-silverado-1500-5-3'],
    ['the 2021 6.2 pullin a camper over wolf creek', 'chevrolet-silverado-1500-6-2'],
    ['gmc 6.2, tow tune on 91', 'chevrolet-silverado-1500-6-2'],
    ['how loud is a full exhaust on a Boss', 'ford-mustang-boss-302'],
    ['e85 on my IX, stock frame turbo', 'mitsubishi-lancer-evolution-ix'],
    ['2.38 upper on the lsa, what tune', 'chevrolet-camaro-zl1'],
    ['k20c4 with a bigger turbo', 'honda-accord-2-0t'],
    ['06 rev-up, headers', 'nissan-350z'],
    ['97 rz, single turbo', 'toyota-supra-turbo'],
    ['cold air for the si', 'honda-civic-si'],
    ['2018 sport hatch, downpipe', 'honda-civic-sport'],
    ['1990 foxbody getting a coyote swap', 'ford-mustang-fox-5-0'],
    ['fox lx, cobra brakes or sn95 spindles', 'ford-mustang-fox-5-0'],
    ['clutch for an 87-93 5.0', 'ford-mustang-fox-5-0'],
    ['03 c5, ls1 a4, 8 psi', 'chevrolet-corvette'],
    ['2012 zl1 a6, pulley only', 'chevrolet-camaro-zl1'],
    ['2016 scatty, catch can', 'dodge-charger-scat-pack'],
  ])('%s', (said, id) => {
    expect(readCar(VEHICLES, said).named?.car).toBe(id)
  })
})

describe('what only looks like a nickname', () => {
  it.each([
    ['2018 f150 5.0 with 3.5 gears', 'ford-f-150-5-0'],
    ['2020 scat pack challenger re-tune', 'dodge-challenger-r-t-scat-pack'],
    ['2018 mustang gt on 93 octane', 'ford-mustang-gt'],
    ['2015 gti with a 6 speed 3 pedal swap', 'volkswagen-gti'],
    ['2004 mustang gt, t56 magnum', 'ford-mustang-gt'],
    ['my boss has a 2018 mustang gt', 'ford-mustang-gt'],
    ['r8 brakes on a 2013 a4 2.0t', 'audi-a4-2-0t'],
    ['400 whp from a 2018 q50 3.0t', 'infiniti-q50-3-0t'],
    ['2018 camaro ss with an lsa swap', 'chevrolet-camaro-ss'],
    ['2016 camaro ss, the 6.2 tows a jet ski', 'chevrolet-camaro-ss'],
    ['2019 f150 3.5 ecoboost, hybrid turbos', 'ford-f-150-3-5-ecoboost'],
    ['2012 audi a4 2.0t, stage 1', 'audi-a4-2-0t'],
    ['2018 mustang gt on 93 mustang 5.0 forum says no', 'ford-mustang-gt'],
  ])('%s', (said, id) => {
    expect(readCar(VEHICLES, said).named?.car).toBe(id)
  })

  it.each([
    'scion tc',
    'audi tts 2016',
    '2014 ford escape 2.0',
    '02 ws6 ls1',
    '2009 pontiac g8 gt',
    '06 gto ls2',
    '78 el camino, 5.3 lm7',
    '2019 ranger 2.3 eco',
    '2021 bronco 2.7 ecoboost',
    '2017 explorer sport 3.5 ecoboost',
    '2018 chevy tahoe 5.3',
    'charger 3.6 v6 2015',
    '2021 f150 powerboost',
    '2022 f-150 3.5 powerboost, tune',
    'hybrid f150, 2023',
    '2012 tahoe, the 5.3 ticks',
  ])('%s is a car that we do not build', (said) => {
    expect(readCar(VEHICLES, said)).toMatchObject({ stranger: expect.any(String) })
  })

  it.each([
    'what does it cost to redo the heads',
    'on jack stands',
    'i had tacos for lunch',
    'does a cat delete add power',
    'it did 0-60 in 5.3 seconds',
    "it goes on the boss's tab",
    'bmw ix m60',
    'what is the si unit of torque',
    '6l80 built for 700',
  ])('%s names no car', (said) => {
    expect(nicknameIn(said)).toBeUndefined()
  })
})
