import { describe, expect, it } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { readMessage } from './meaning-of.ts'

const read = (said: string) => readMessage({ vehicles: VEHICLES, parts: PARTS }, said, true).meaning
const stays = (said: string) => read(said).keepsStock ?? []

describe('law: an engine that is not to be opened stays as it is', () => {
  eachOf(6, [
    '2016 camaro ss, engine must stay original, as much as it takes on 93',
    '2015 mustang gt 450 whp, motor untouched',
    'wrx sti 2018, 330 wheel, leave the motor alone',
    'no engine work please, 2018 scat pack, more pull',
    '350z 2007, how far before somebody has to open the engine',
    'quiero 430 en mi mustang gt 2016, el motor se queda original',
    '2012 camaro ss, everything stock inside, 420 to the tire',
  ])('%s', (said) => expect(stays(said)).toEqual(expect.arrayContaining(['bottom_end', 'camshafts', 'heads'])))

  eachOf(6, [
    '2003 cobra 500 whp stock bottom',
    '370z 2012 boosted, no engine rebuild, 450 wheel',
    'e92 m3 500 whp on standard pistons',
    "i don't want to pull the motor out, 1993 mustang gt, 280 whp",
  ])('%s: the bottom end', (said) => {
    expect(stays(said)).toContain('bottom_end')
    expect(stays(said)).not.toContain('camshafts')
  })

  eachOf(6, [
    '2016 camaro ss, the engine has to stay cool on track, 450 whp',
    '2018 mustang gt, keep the motor alive, 500 whp on 93',
    '2015 wrx, the bottom radiator hose was replaced, 300 whp',
    'mustang gt 2016 sin tocar el escape, 430 a la rueda',
  ])('not caught: %s', (said) => expect(stays(said)).not.toContain('bottom_end'))

  it('a cam that is wished goes into an engine that stays stock inside', () => {
    expect(stays('2012 camaro ss, motor stays stock but cammed with a mild cam, 430 whp')).not.toContain('camshafts')
  })
})

describe('law: a gearbox that stays is neither built nor gets another converter', () => {
  eachOf(6, [
    '2015 charger scat pack 480 whp, the auto stays',
    'evo 9, 420 whp e85, stock five speed stays',
    '2016 gt350, 600 wheel, keep the tr6060',
    'audi rs6 2021, 700 crank, ZF stays unopened',
    '2011 335i 400 whp, gearbox must not be opened',
    '2014 gt, 6mt untouched, 450',
    'and keep the manual as it is',
  ])('%s', (said) => expect(stays(said)).toEqual(expect.arrayContaining(['transmission', 'torque_converter'])))

  eachOf(6, [
    '2018 f150, 450 whp, keep the trans cool and alive',
    'corvette c6 2008, i keep the c6, 500 whp on 93',
    '2016 audi a4, keep the a4 quiet, stage 1',
    '2015 charger, the auto stays in third gear too long',
    'keep it automatic, 2018 mustang gt 500 whp',
  ])('not caught: %s', (said) => expect(stays(said)).not.toContain('transmission'))
})

describe('law: the turbo or blower that the car came with stays where no other is wanted', () => {
  eachOf(6, [
    '2018 m5 competition, 700 at the wheels, no changes to the turbos',
    'c43 2018, 430 wheel, the turbos must be original',
    '2016 focus st 290 wheel on 93 with the turbo it has',
    'golf r 2017, no turbo swap, all you can get',
    '2019 rs3 450 whp, no bigger turbo',
    '03 cobra, 450 to the wheels, keep the eaton',
    '2017 golf r, what does it make on the is38 with e30',
    '2007 911 turbo 550 wheel, vtgs stay',
  ])('%s', (said) => expect(stays(said)).toContain('boost_source'))

  eachOf(6, [
    '2016 gti is38 swap, 340 whp',
    '2010 135i 450 whp with the turbos changed',
    '93 rx7 single turbo conversion, not a garage queen and can you swap the turbo for a borgwarner',
    '2018 mustang gt 650 whp on a whipple',
  ])('not caught: %s', (said) => expect(stays(said)).not.toContain('boost_source'))
})

describe('law: a word in another sense puts no turbo, bottle or block into a build', () => {
  eachOf(6, [
    '2016 scat pack, 480 whp, it has to start every single morning',
    "2015 wrx, 300 whp, i'm single and 25",
    'i want every single part priced, 2018 mustang gt 480 whp',
    'not one single drone, 2014 gt 430 whp',
  ])('no turbo: %s', (said) => expect(read(said).induction).toBeUndefined())

  eachOf(6, [
    '2jz is300, go single, 600 whp',
    'fd rx7, 400 whp, a single on e85',
    'supra 1995 run it single then, 650 whp',
  ])('a turbo: %s', (said) => expect(read(said).induction).toBe('single_turbo'))

  eachOf(6, [
    'naw make it 800',
    'not a word about nitrous, 2018 gt 500 whp',
    '2003 mach 1, 400 horse, no squirt bottle',
  ])('no bottle: %s', (said) => expect(read(said).wants ?? []).not.toContain('nitrous'))

  eachOf(6, ['can you just block it off', 'egr block off plate for my truck'])('no block: %s', (said) =>
    expect(read(said).wants ?? []).not.toContain('built_bottom_end'),
  )

  it('a turbo that is out of breath is no blower', () => {
    expect(read('2018 wrx, the stock one is out of compressor up top').induction).toBeUndefined()
  })
})

describe('law: of what is refused, what is named is wanted, and what is taken back is welcome', () => {
  eachOf(6, [
    ['whipple instead of that blower', 'supercharger_twin_screw'],
    ['2018 gt, stock long block, roots or twin screw only, no centrifugal, 700 whp', 'supercharger_roots'],
    ['not the procharger, a whipple', 'supercharger_twin_screw'],
  ])('%s', (said, kind) => {
    expect(read(said).boostKinds).toContain(kind)
    expect(read(said).without ?? []).not.toContain(kind)
    expect(stays(said)).not.toContain('boost_source')
  })

  eachOf(6, [
    'i said no turbo but screw it, do it',
    'scratch what i said about no turbos',
    'forget the no turbo thing',
    'na 1.6 miata, i wanna turbo it, 200 whp',
    '370z not with vortech, with a 76mm',
  ])('a turbo: %s', (said) => {
    expect(read(said).induction).toMatch(/turbo/)
    expect(read(said).without ?? []).not.toContain('turbo_kit_single')
  })

  eachOf(6, [
    'quiero mas fuerza en mi silverado 2016, sin meterle turbo',
    'mustang gt 2018, 430 sin ponerle un turbo',
    '2018 gt, 450 whp, i said no turbo',
  ])('no turbo: %s', (said) => {
    expect(read(said).without).toContain('turbo_kit_single')
    expect(read(said).induction).toBeUndefined()
  })

  eachOf(6, [
    'procharger or a maggie whichever, 2016 vette 600 whp',
    'a blower on it, whipple procharger idc, 2018 gt 600',
  ])('any blower: %s', (said) => {
    expect(read(said).induction).toBe('supercharger')
    expect(read(said).boostKinds).toBeUndefined()
  })
})

describe('law: on motor and by the cam alone is without boost', () => {
  eachOf(6, ['93 cobra, 11.5 on motor', '370z 340 whp atmo, svp', '2012 boss 302 450 on motor no spray'])(
    '%s',
    (said) => expect(read(said).induction).toBe('naturally_aspirated'),
  )
  eachOf(6, [
    '1998 z28, cam only, 380 wheel',
    '2015 gt, what if i just did a cam and headers',
    'ls3 corvette, just cams and a tune',
  ])('%s', (said) => expect(stays(said)).toContain('boost_source'))
  eachOf(6, ['2018 gt 600 whp with a cam and a blower', 'is 120 psi on motor 4 ok, hard on motor mounts'])(
    'not caught: %s',
    (said) => expect(stays(said)).not.toContain('boost_source'),
  )
})

describe('law: a stock turbo that another is asked beside does not stay', () => {
  eachOf(6, [
    'sti 2012 still on the stock turbo, which turbo gets me 350 whp',
    'm3 f80 currently on stock turbos, want 700, thinking pure stage 2s',
    'evo x, stock turbo, what size turbo do i need for 450 whp',
    '335i on the stock twins right now, leaning toward vargas, 500 whp',
  ])('%s', (said) => {
    expect(stays(said)).not.toContain('boost_source')
    expect(read(said).wants).toContain('turbo_upgrade')
  })

  eachOf(6, [
    'c43 2018, 430 wheel, stock m276 turbos',
    'q50 red sport, 480 whp, stock turbos if possible',
    'i think the stock turbo after all',
    'golf r 2017 on the stock turbo, 330 whp, thinking about coilovers later',
  ])('it stays: %s', (said) => expect(stays(said)).toContain('boost_source'))
})

describe('law: a list that is told as done is on the car', () => {
  eachOf(6, [
    'sti 2012, already done: downpipe, id1050x injectors, front mount intercooler. want 350 whp',
    'mods so far: downpipe, injectors, fmic. 2012 sti, 350 whp',
    '2012 sti 350 whp. installed: intercooler, downpipe and injectors',
  ])('%s', (said) => {
    expect(read(said).installed).toEqual(expect.arrayContaining(['downpipe', 'injectors', 'intercooler']))
    expect(read(said).wants ?? []).not.toContain('injectors')
  })

  eachOf(6, [
    'what should i buy first for 350 whp: downpipe, injectors, intercooler, 2012 sti',
    '2012 sti, already done: tune. want a downpipe, injectors and an intercooler',
    'shopping list: downpipe, injectors, intercooler for a 2012 sti, 350 whp',
  ])('not caught: %s', (said) => expect(read(said).installed ?? []).not.toContain('injectors'))
})

describe('law: a shot whose time is asked is counted, and no build is sold for it', () => {
  it('after a goal that was never planned', () => {
    const { builds, text } = lastOf(
      'i have a 2014 challenger rt manual and want to beat a 2018 scat pack charger',
      'what about a 60 shot instead, what would it run in the quarter',
    )
    expect(builds).toEqual([])
    expect(text).toMatch(/60 shot of nitrous brings .*quarter mile in \d\d\.\d+ s/s)
  })

  it('where the shot is ordered with nothing beside it', () => {
    const { builds, text } = lastOf('build it, 2014 challenger 392 auto, 75 shot wet, that is all no other parts')
    expect(builds).toEqual([])
    expect(text).toMatch(/75 shot of nitrous brings/)
  })

  eachOf(6, ['2014 challenger 392 auto, 100 shot wet, tune', '2012 camaro ss, 75 shot and slicks'])(
    'a shot of a size is wished: %s',
    (said) => expect(read(said).wants).toContain('nitrous'),
  )
})

describe('law: what a refusal leaves is what is planned', () => {
  const kinds = (...said: string[]) =>
    lastOf(...said)
      .builds.at(-1)
      ?.reply.recommendedParts.map(({ kind }) => kind) ?? []

  it('without the blower the most is made on the motor, not with a turbo', () => {
    const parts = kinds('2016 mustang gt manual, what is the most he could get without the supercharger, on 93')
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.filter((kind) => /turbo|supercharger/.test(kind))).toEqual([])
  })

  eachOf(6, [
    'no turbo and the transmission stays stock',
    'without a turbo, and the engine stays factory',
    'no turbo, the clutch stays',
  ])('a refusal is not drawn into what stays: %s', (said) => {
    expect(stays(`2018 mustang gt auto, 600 whp, ${said}`)).not.toContain('boost_source')
    expect(read(`2018 mustang gt auto, 600 whp, ${said}`).without).toContain('turbo_kit_single')
  })

  eachOf(6, ['750 at the tire on 93, he wants it to hit at 2500', '600 whp, i need it to hit by 3000'])(
    'an engine speed is no goal that makes the goal what it has: 2018 gt, %s',
    (said) => expect(read(`2018 mustang gt, ${said}, under $14,000`).dynoSheet).toBeUndefined(),
  )

  it('a turbo that is fine beside it is none of all motor', () => {
    expect(kinds('2016 mustang gt manual, 650 whp on 93, no blower, a turbo is fine')).toContain('turbo_kit_single')
  })

  it('roots or twin screw only is one of the two', () => {
    const parts = kinds('2016 mustang gt manual, 600 whp on 93, stock long block, twin screw or roots only')
    expect(parts.some((kind) => kind === 'supercharger_twin_screw' || kind === 'supercharger_roots')).toBe(true)
  })
})
