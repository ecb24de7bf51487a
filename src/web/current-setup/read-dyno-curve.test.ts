import { describe, expect, test } from 'vitest'
import { peaksOf, readDynoCurve } from './read-dyno-curve.ts'

const RUN = [2000, 3000, 4000, 5000, 6000, 7000]
const torqueAt = (rpm: number) => 380 - ((rpm - 4500) / 200) ** 2
const hpAt = (rpm: number) => (torqueAt(rpm) * rpm) / 5252.113
const rows = (separator: string) =>
  RUN.map((rpm) => [rpm, hpAt(rpm).toFixed(1), torqueAt(rpm).toFixed(1)].join(separator))

describe("an owner's dyno run", () => {
  test('is read from plain columns, in any order, with commas, semicolons or tabs', () => {
    for (const separator of [',', ';', '\t']) {
      const read = readDynoCurve(
        ['rpm', 'hp', 'tq'].join(separator).concat('\r\n', rows(separator).join('\r\n'), '\r\n'),
      )
      if (!read.ok) throw new Error(read.words)
      expect(read.curve).toHaveLength(RUN.length)
      expect(peaksOf(read.curve).wheelHp).toBeCloseTo(Math.max(...RUN.map(hpAt)), 0)
    }
    const turned = readDynoCurve(
      `Torque (ft-lbs),Power (HP),Engine RPM\n${RUN.map((rpm) => `${torqueAt(rpm)},${hpAt(rpm)},${rpm}`).join('\n')}`,
    )
    expect(turned.ok).toBe(true)
  })

  test('is read from a WinPEP-like export with notes above and units below the names', () => {
    const text = [
      '"Dynojet Research WinPEP 8"',
      '"RunFile_003.drf","SAE 1.02"',
      '',
      '"RPM","Power","Torque"',
      '"rpm","hp","ft-lbs"',
      ...rows(','),
    ].join('\n')
    const read = readDynoCurve(text)
    expect(read.ok && read.curve[0]?.rpm).toBe(2000)
  })

  test('needs only one of power and torque: the other follows', () => {
    const read = readDynoCurve(`rpm,torque\n${RUN.map((rpm) => `${rpm},${torqueAt(rpm)}`).join('\n')}`)
    if (!read.ok) throw new Error(read.words)
    expect(read.curve[2]?.wheelHp).toBeCloseTo(hpAt(4000), 1)
  })

  test('is refused with the line that is broken', () => {
    const broken = (line: string) =>
      readDynoCurve(['rpm,hp,tq', ...rows(',').slice(0, 3), line, ...rows(',').slice(3)].join('\n'))
    expect(broken('4500,fast,300')).toEqual({ ok: false, line: 5, words: `"fast" isn't a power figure.` })
    expect(broken('-4,300,300')).toMatchObject({ ok: false, line: 5 })
    expect(broken('4500,320')).toMatchObject({ ok: false, line: 5 })
    expect(readDynoCurve('time,speed\n1,2')).toMatchObject({ ok: false, line: 1 })
    expect(readDynoCurve('rpm,hp,tq\n3000,200,350')).toMatchObject({ ok: false, line: 1 })
    expect(readDynoCurve('')).toMatchObject({ ok: false })
    const metric = readDynoCurve(
      `rpm,hp,tq\n${RUN.map((rpm) => `${rpm},${hpAt(rpm)},${torqueAt(rpm) * 1.356}`).join('\n')}`,
    )
    expect(metric).toMatchObject({ ok: false, words: expect.stringContaining('Is torque in Nm?') })
  })
})
