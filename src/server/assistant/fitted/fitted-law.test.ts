import { describe, expect, it } from 'vitest'
import { eachOf } from '../../../../tests/support/law.ts'
import { PARTS } from '../../../catalog/parts.ts'
import { VEHICLES } from '../../../catalog/vehicles.ts'
import type { PartKind } from '../../../engine/model.ts'
import { draftOf } from '../draft-of.ts'
import { readInTalk } from '../read-in-talk.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const read = (said: string) => readInTalk(catalog, {}, said).meaning
const has = (said: string) => read(said).installed ?? []

const ON_IT: readonly (readonly [string, readonly PartKind[]])[] = [
  // A tune by the tool that holds it.
  ['2014 focus st with cobb accessport and a downpipe on it, need 290 whp on 93', ['downpipe', 'tune']],
  ['2020 civic si on ktuner stage 1, how much more would a downpipe give', ['tune']],
  [
    '2017 golf gti, apr stage 2 with dp and intercooler, thinking of a bigger turbo',
    ['downpipe', 'intercooler', 'tune'],
  ],
  ['2019 gti, unitronic, stock everything else. want 300 at the wheels', ['tune']],
  // Products of one kind each.
  ['my 08 sti has a vf52, tmic, injectors and pump. want 380 on e85', ['injectors', 'intercooler', 'fuel_pump']],
  ['06 sti / 18g / id1050x / pump 93. what else for 340', ['injectors', 'turbo_upgrade']],
  ['setup: gtx3076, 1050x, aem 320, e85. evo 8. 550?', ['fuel_pump', 'injectors', 'turbo_upgrade']],
  // Who put it on.
  [
    '2012 gt500, guy before me did a 2.6 pulley and headers, what can it make on e85',
    ['headers_long_tube', 'pulley_smaller'],
  ],
  [
    'dude before me slapped coilovers and a straight pipe on my 350z, want to make 320',
    ['coilovers', 'catback_exhaust'],
  ],
  ['shop put a clutch in it last summer, 2013 brz, turbo it to 280', ['clutch']],
  ['i already own the injectors and a dw300 pump, so leave these out. 2011 sti 400 e85', ['fuel_pump', 'injectors']],
  ['do you have a clutch for a 2015 mustang gt with a whipple', ['supercharger_twin_screw']],
  ['price on a driveshaft for my cammed 2011 camaro ss', ['camshafts']],
  // One word for what was done.
  ['03 cobra pullied and tuned, 12.0 at the strip, want 11.2', ['pulley_smaller', 'tune']],
  ['is it bad to put 87 in a tuned 2016 focus st', ['tune']],
  ['07 silverado, 6in lift, 35s, 5.3, feels like a dog. gears?', ['tires']],
  ['my tacoma rides on 33s, can you wake it up', ['tires']],
  // An ad, and rows that end with what is left.
  [
    'ad: evo viii, 20g, 272 cams, id1000s, twin disc. seller says 500, believable?',
    ['injectors', 'turbo_upgrade', 'clutch'],
  ],
  [
    '2016 gti, cts intake, downpipe, eqt stage 2, nothing else, 60k miles. worth 20k?',
    ['cold_air_intake', 'downpipe', 'tune'],
  ],
  [
    'found a 2011 gt500 with a twin screw and long tubes for 32k, fair?',
    ['headers_long_tube', 'supercharger_twin_screw'],
  ],
  ['bmw 340i 2017 mhd flashed, catless dp, going for 450 wheel', ['downpipe', 'tune']],
  ['everything stock but the exhaust and a tune, 2018 mustang gt, 450 whp', ['catback_exhaust', 'tune']],
  ['nothing done to it but an axle back. 2016 mustang gt, 450 wheel', ['catback_exhaust']],
  [
    '2012 gt-r, it has a fbo kit already (downpipes, intakes, y pipe, id1050s). what am i missing',
    ['downpipe', 'injectors'],
  ],
  ['golf r 2018 manuelle, 400 whp, embrayage deja fait', ['clutch']],
]

describe('law: what is on the car is read, whatever it is called and whoever put it on', () => {
  eachOf(6, ON_IT)('%s', (said, kinds) => {
    const { installed = [], wants = [], boostKinds = [] } = read(said)
    expect(installed).toEqual(expect.arrayContaining([...kinds]))
    for (const kind of kinds) expect([...wants, ...boostKinds]).not.toContain(kind)
  })
})

describe("law: what is wished, asked, worn, on its way or somebody else's is not on the car", () => {
  eachOf(6, [
    'my buddy has a whipple on his gt, mine is stock, 2017, what would it take to beat him',
    'do i need headers for 450 on my 2018 mustang gt',
    'can i get 500 with a cam on it, 2010 camaro ss',
    'what would you put on it first, intake or exhaust? 2018 mustang gt',
    'want headers, catback and a tune on my 2015 mustang gt',
    '2017 mustang gt with headers, intake and a tune, what would that cost me',
    'i ordered a downpipe from you last week and it is not here yet',
    'does the kit come with injectors and a tune on it? 2016 mustang gt',
    'my clutch is done, 2012 sti, what holds 400',
    'injectors are on the way, 2015 wrx, 350 on e85',
    'no tune on it yet, 2016 gti, stage 1 please',
    'looking at a stage 2 tune with downpipe, 2017 wrx',
    'i have a 2016 mustang gt and want long tubes and a tune',
    'i sold the coilovers that were on it, 2013 brz back on stock',
    'took the supercharger off, 2012 mustang gt, back to stock',
    'my father has a civic sport 2018 1.5 turbo, he wants more power',
    '2010 sti, vf48, 320 whp on 93',
  ])('%s', (said) => expect(has(said)).toEqual([]))

  it('what slips is worn, beside what is on it', () =>
    expect(has('2018 wrx with an intake and a tune on it, my clutch started slipping in 4th, want 300')).toEqual([
      'cold_air_intake',
      'tune',
    ]))

  it('the bolt-ons of a turbo car are no headers', () =>
    expect(has('2011 335i, fbo, want 400 whp on e30')).not.toContain('headers_long_tube'))
})

it('law: what is told to be on the car beside a question is known when the build is asked', () => {
  const said = ['2008 sti with a 20g and id1050s on it, is the stock bottom end safe at 380?', '400 whp on e85 then']
  const { installed } = draftOf(
    catalog,
    said.map((text) => ({ from: 'visitor', text })),
  )
  expect(installed).toEqual(expect.arrayContaining(['injectors', 'turbo_upgrade']))
})
