import { describe, expect } from 'vitest'
import { type Told, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const BUILDS = [
  '2016 mustang gt manual, 600 hp',
  'build my 2019 camaro ss to 550 whp',
  '2017 wrx 320 whp on 93',
  '2015 golf r to 380 whp',
] as const
const OF_ONE_PART = ['will the clutch hold', 'how much is the clutch', 'why the spark plugs'] as const

/** Says a build, maybe asks of one part, and then the question. */
const asked = (build: string, question: string, between?: string): [built: Told, then: Told] => {
  const told = talk(build, ...(between ? [between] : []), question)
  return [told[0] as Told, told.at(-1) as Told]
}
const usd = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`

describe('law: the price of the whole build is its total with labor, whatever part was asked about before', () => {
  const WAYS = [
    'how much is everything with work',
    'total with labor',
    'whole thing out the door',
    'what does the whole build cost installed',
    'so whats the grand total with install',
    'how much for all of it, labor included',
    'what does everything come to',
    'cuánto todo con mano de obra',
    'cuanto sale todo instalado',
    'y todo junto con instalación cuánto sería',
  ] as const
  eachOf(
    3,
    BUILDS.flatMap((build) => WAYS.map((way) => [build, way] as const)),
  )('%s: %s', (build, way) => {
    for (const between of [undefined, ...OF_ONE_PART]) {
      const [built, then] = asked(build, way, between)
      const reply = built.builds.at(-1)?.reply
      const said = `${build} > ${between} > ${way}: ${then.text}`
      if (!reply) throw new Error(said)
      expect(then.text, said).toContain(usd(reply.estimatedCost))
      expect(then.text, said).toContain(usd(reply.laborCost))
      expect(then.text, said).toMatch(/\d hours|\d horas/)
    }
  })
})

describe('law: what the build makes is its own power, never that of the stock car', () => {
  const WAYS = [
    'how much horses on the wheel it will be',
    'what will it make',
    'how many horses will it have',
    'how much hp is it gonna have',
    'what whp will that be',
    'how much power at the wheels would it end up with',
    'cuántos caballos va a tener',
    'cuanta potencia va a tener a la rueda',
    'cuantos hp va a dar',
  ] as const
  eachOf(
    3,
    BUILDS.flatMap((build) => WAYS.map((way) => [build, way] as const)),
  )('%s: %s', (build, way) => {
    for (const between of [undefined, OF_ONE_PART[0]]) {
      const [built, then] = asked(build, way, between)
      const power = built.builds.at(-1)?.reply.power
      const said = `${build} > ${between} > ${way}: ${then.text}`
      if (!power) throw new Error(said)
      expect(then.text, said).toContain(`${Math.round(power.wheelHp)} whp`)
      expect(then.text, said).toContain(String(Math.round(power.wheelHpRange90.low)))
      expect(then.builds, said).toHaveLength(0)
    }
  })

  eachOf(9, BUILDS)('the stock car is still told where it is asked for: %s', (build) => {
    for (const way of ['how much hp does it have stock', 'what is the stock horsepower'])
      expect(asked(build, way)[1].text, way).toMatch(/stock/)
  })
})
