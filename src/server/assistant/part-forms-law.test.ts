import { describe, expect, test } from 'vitest'
import type { PartKind } from '../../engine/model.ts'
import { kindsIn } from './part-words.ts'
import { Sentence } from './sentence.ts'

const kindsOf = (said: string): PartKind[] => kindsIn(new Sentence(said).rest)

/** What a word names by the words beside it. */
const NAMED: readonly (readonly [said: string, kind: PartKind])[] = [
  ['need a cam with springs and pushrods for my ls1', 'valve_springs'],
  ['springs and retainers for the new cam', 'valve_springs'],
  ['ecu software plus an intake', 'tune'],
  ['just the software, nothing else', 'tune'],
  ['does a ktuner wake it up', 'tune'],
  ['the exhaust and the map', 'tune'],
  ['got to have it tuned', 'tune'],
  ['a lock up tune for my 6l80', 'transmission_tune'],
  ['headers, tune, flex', 'flex_fuel'],
  ['ok go flex then', 'flex_fuel'],
  ['a bigger compressor wheel in the same housing', 'turbo_upgrade'],
  ['i got a 6466 on the shelf', 'turbo_upgrade'],
  ['the roush phase 2 on a 5.0', 'supercharger_roots'],
  ['cam, head and valve job', 'ported_heads'],
  ['build me a 408 for the truck, a 408 short block', 'stroker'],
  ['hpfp internals for a speed6', 'high_pressure_fuel_pump'],
  ['do i need a bigger pump for e85', 'fuel_pump'],
  ['injectors and a pump for 500', 'fuel_pump'],
  ['want 4.56s for the 35s', 'differential'],
  ['275/60r15 pro radials', 'drag_tires'],
  ['a stiffer rear bar for autocross', 'sway_bar'],
  ['coilovers or bars first', 'sway_bar'],
  ['full decat on an a45', 'downpipe'],
  ['a coil and plug set', 'spark_plugs'],
  ['pads, lines and fluid', 'brake_fluid'],
  ['a 3600 stall and a cooler', 'transmission_cooler'],
  ['ok sc. what does it make', 'supercharger_roots'],
  ['a k&n filter', 'cold_air_intake'],
  ['will a single mass rattle', 'flywheel'],
  ['a hundred shot on a fox', 'nitrous'],
  ['nur die Riemenscheibe am E55', 'pulley_smaller'],
  ['der Ladeluftkühler ist zu klein', 'intercooler'],
  ['inyectores y bombas para e85', 'fuel_pump'],
]

/** The same words of something else. */
const OTHERWISE: readonly (readonly [said: string, kind: PartKind])[] = [
  ['lowering springs and a cam for the camaro', 'valve_springs'],
  ['your software says 430 whp', 'tune'],
  ['the truck is a flex fuel model', 'flex_fuel'],
  ['it makes 408 whp now', 'stroker'],
  ['it does 0-60 in 4.10s', 'differential'],
  ['extended wheel studs for spacers', 'head_studs'],
  ['nothing louder than it is now', 'catback_exhaust'],
  ['lower it to whatever the clutch takes', 'springs'],
  ['the radiator hose burst', 'radiator'],
  ['we only want the trans out once', 'built_transmission'],
  ['which trailer brake controller works', 'brake_kit'],
  ['do the fuel pump internals first', 'built_bottom_end'],
  ['hybrids and electric cars', 'turbo_upgrade'],
]

describe('a part is told by the words beside its name', () => {
  test.each(NAMED)('%s: %s', (said, kind) => expect(kindsOf(said)).toContain(kind))
  test.each(OTHERWISE)('%s: no %s', (said, kind) => expect(kindsOf(said)).not.toContain(kind))
  test('heads, cam and intake are three kinds, and all that cools is three', () => {
    expect(kindsIn(' heads, cam and intake ')).toEqual(['camshafts'])
    expect(kindsOf('with everything for cooling')).toEqual(['radiator'])
  })
})
