import { describe, expect, it } from 'vitest'
import { eachOf } from '../../../../tests/support/law.ts'
import { PARTS } from '../../../catalog/parts.ts'
import { VEHICLES } from '../../../catalog/vehicles.ts'
import { slotOf } from '../../../engine/fitment/slots.ts'
import type { PartKind } from '../../../engine/model.ts'
import { draftOf } from '../draft-of.ts'

const names = { vehicles: VEHICLES, parts: PARTS }
const draft = (said: string) =>
  draftOf(
    names,
    said.split(' // ').map((text) => ({ from: 'visitor' as const, text })),
  )
/** Whether the build may hold no part of the kind. */
function isOut(said: string, kind: PartKind): boolean {
  const { keepsStock = [], without = [], induction, wants = [] } = draft(said)
  const isAllMotor = induction === 'naturally_aspirated' && !wants.includes('nitrous')
  const isBoost = kind.startsWith('turbo_') || kind.startsWith('supercharger_') || kind === 'nitrous'
  return keepsStock.includes(slotOf(kind)) || without.includes(kind) || (isAllMotor && isBoost)
}

describe('law: an engine that nobody opens keeps its cam as well', () => {
  eachOf(6, [
    '2020 charger hellcat 850 whp without touching the internals',
    '2016 camaro ss 470 whp, nothing where the motor has to come apart',
    "2018 mustang gt 500 whp, that engine won't be opened",
    '2012 mustang gt 430 whp, no internal work please',
    "2015 charger scat pack 450 whp, i'd rather not have the engine torn down",
    '2018 mustang gt, nobody cracks that motor, 500 whp',
    '2016 camaro ss 460 whp, bolt-on parts only, motor stays buttoned up',
  ])('%s', (said) => {
    for (const kind of ['built_bottom_end', 'camshafts', 'ported_heads'] as const) expect(isOut(said, kind)).toBe(true)
  })

  eachOf(6, [
    '2018 mustang gt 900 whp, opening the engine is no problem',
    '2018 mustang gt 900 whp, the motor comes apart this winter anyway, build it',
    '2018 mustang gt 900 whp, nothing internal scares me',
    '2018 mustang gt 600 whp, no engine bay dress up stuff',
  ])('not caught: %s', (said) => expect(isOut(said, 'camshafts')).toBe(false))
})

describe('law: what stays stays, however it is called', () => {
  eachOf<[string, PartKind]>(6, [
    ['2017 audi s3 400 whp, leave the s-tronic alone', 'transmission_tune'],
    ['2018 golf r 420 whp, no work on the dsg', 'transmission_tune'],
    ['2014 evo x 420 whp, factory 5mt gearset', 'built_transmission'],
    ['2019 audi rs3 480 whp, dsg stock', 'built_transmission'],
    ['1990 mustang gt 320 rwhp, 3.73s stay', 'differential'],
    ['1995 mustang gt 300 rwhp, not paying for a gear swap', 'differential'],
    ['2004 cobra 560 rwhp, factory exhaust manifolds stay', 'headers_long_tube'],
    ['2014 silverado 5.3, 400 whp with a cam, intake manifold stays', 'intake_manifold'],
    ['1999 bmw m3 380 whp turbo, head stays on', 'ported_heads'],
    ["2009 corvette 470 whp, i don't feel like pulling the heads", 'ported_heads'],
    ['2018 mustang gt 700 whp, not gonna build the motor', 'built_bottom_end'],
    ['1997 cobra turbo kit 420 factory rods', 'built_bottom_end'],
    ["2018 golf r 380 whp, turbo isn't going anywhere", 'turbo_upgrade'],
    ['2018 golf r 380 whp on its own turbo', 'turbo_upgrade'],
    ['2007 subaru wrx sti 310 whp on the vf43', 'turbo_upgrade'],
    ['2020 supra 600 whp, no pi', 'port_injection'],
    ['2020 supra 500 whp, skip the low side pump', 'fuel_pump'],
    ['2006 charger srt8 430 whp, no stall', 'torque_converter'],
    ['335i n54 2008 480 whp, no w/m injection', 'methanol_injection'],
    ['335i n54 2008 480 whp, not refilling a meth tank', 'methanol_injection'],
    ['2018 mustang gt 480 whp, no giggle juice', 'nitrous'],
    ["2018 mustang gt 480 whp, i don't trust bottles", 'nitrous'],
    ['2016 camaro ss natty, 470 whp', 'supercharger_centrifugal'],
    ['2016 camaro ss 470 whp without any kind of boost', 'nitrous'],
    ['2010 g37 sedan 320 whp, naturally', 'supercharger_centrifugal'],
    ['2018 mustang gt stage 2 // take the headers back off, my cousin has some', 'headers_long_tube'],
    ['2018 mustang gt 480 whp, the exhaust i can do without', 'catback_exhaust'],
    ["2008 350z 330 whp, clutch we're not doing", 'clutch'],
    ['2017 bmw m4 520 whp, mit originalem turbolader', 'turbo_upgrade'],
    ['2017 golf r 380 ps, keine eingriffe ins getriebe', 'built_transmission'],
    ["2017 golf r, 380 ch, boite dsg d'origine", 'built_transmission'],
    ['2017 golf r, 380 ch, sans changer le turbo', 'turbo_upgrade'],
    ['2016 focus st 300 whp, nae downpipe', 'downpipe'],
  ])('%s: %s', (said, kind) => expect(isOut(said, kind)).toBe(true))
})

describe('law: who builds up to what a stock part bears keeps that part', () => {
  eachOf<[string, PartKind]>(6, [
    ['2018 golf r, push it to whatever the factory turbo has in it', 'turbo_upgrade'],
    ['2016 wrx, right up to the edge of the stock clutch', 'clutch'],
    ['2015 wrx, as much as the stock block lives with, e85', 'built_bottom_end'],
    ['2019 civic si, highest whp on the stock turbo and clutch', 'clutch'],
    ['2018 golf r, wring everything out of the stock turbo', 'turbo_upgrade'],
    ['2013 focus st, stay just under what the stock turbo will do', 'turbo_upgrade'],
  ])('%s: %s', (said, kind) => expect(isOut(said, kind)).toBe(true))

  eachOf<[string, PartKind]>(6, [
    ['2018 golf r, past what the stock turbo can do, 480 whp', 'turbo_upgrade'],
    ['2018 golf r, more than the stock turbo makes, 480 whp', 'turbo_upgrade'],
    ['2018 golf r, how much does the stock turbo make', 'turbo_upgrade'],
  ])('not caught: %s', (said, kind) => expect(isOut(said, kind)).toBe(false))
})

describe('law: a question of a stock part, and a worn one, refuse nothing', () => {
  eachOf<[string, PartKind]>(6, [
    ['2004 cobra // and the factory injectors, how far do they go', 'injectors'],
    ['2016 focus st, when does the stock turbo run out of air', 'turbo_upgrade'],
    ['2013 frs, would the factory clutch live with a 50 shot', 'clutch'],
    ['2009 gtr how much can the stock block take // and the stock turbos?', 'turbo_upgrade'],
    ['2017 mustang gt 600 whp whipple, will the stock driveshaft survive that', 'driveshaft'],
    ["2015 gtr 1000 whp // what's left in the stock motor at that", 'built_bottom_end'],
    ['2008 350z 350 whp, stock clutch is fried', 'clutch'],
    ['2008 350z 350 whp, the original clutch started slipping', 'clutch'],
    ['2016 wrx, stock turbo blew up... stock turbo is gone, want 380 whp', 'turbo_upgrade'],
    ['2018 golf r on the stock turbo now, looking at a hybrid, 450 whp', 'turbo_upgrade'],
    ['2017 audi s3, nobody has changed the intercooler yet, 390 whp', 'intercooler'],
    ['2015 wrx with 60k miles and a stock tune, 260 whp on 93', 'tune'],
    ['2018 mustang gt // what does the cat back alone cost', 'catback_exhaust'],
    ['2009 silverado 6.2, with the heads off what should i replace beside a cam', 'ported_heads'],
    ["2014 silverado 5.3 400 whp, don't go overboard on the cam", 'camshafts'],
    ['2016 tundra 5.7, blower or not, your call, 7k budget', 'supercharger_centrifugal'],
    ["335i n54 2008 500 whp, single or twins, i don't care", 'turbo_kit_single'],
    ["1997 bmw m3 turbo 400 whp and i don't want to blow the head gasket", 'turbo_kit_single'],
    ["2018 mustang gt turbo 700 whp, and i don't run e85", 'turbo_kit_single'],
  ])('%s: %s', (said, kind) => expect(isOut(said, kind)).toBe(false))

  eachOf(6, [
    '2018 mustang gt 460 whp, no filter, just be honest',
    '2018 mustang gt 460 whp, no fitment headaches',
    "2018 mustang gt 460 whp, i don't want to finance it",
  ])('%s: nothing', (said) => expect(draft(said).induction).toBeUndefined())

  it('what he has and must not be billed for is on the car', () => {
    expect(draft("2018 golf r stage 2, he has an intercooler, don't bill me for that").installed).toContain(
      'intercooler',
    )
  })
})

describe('law: of a build a part that is kept stays in it', () => {
  eachOf<[string, PartKind, PartKind]>(6, [
    ['2018 mustang gt 480 whp with a clutch // no intake, the clutch stays in', 'clutch', 'cold_air_intake'],
    [
      '2018 golf r 350 whp with an intercooler // keep the intercooler but drop the intake',
      'intercooler',
      'cold_air_intake',
    ],
    [
      '2016 camaro ss 460 whp with headers and a cam // lose the intake manifold, keep the headers and the cam',
      'headers_long_tube',
      'intake_manifold',
    ],
    [
      '2017 wrx 300 whp with a downpipe // without the intake then, hang on to the downpipe',
      'downpipe',
      'cold_air_intake',
    ],
  ])('%s: %s', (said, kept, out) => {
    expect(isOut(said, kept)).toBe(false)
    expect(isOut(said, out)).toBe(true)
  })

  eachOf<[string, PartKind]>(6, [
    ['2018 mustang gt 480 whp with headers // keep the stock headers', 'headers_long_tube'],
    ['2018 mustang gt 480 whp with headers // leave the headers off', 'headers_long_tube'],
    ['2018 mustang gt 480 whp with a clutch // no, leave the clutch alone', 'clutch'],
  ])('not caught: %s', (said, kind) => expect(isOut(said, kind)).toBe(true))
})
