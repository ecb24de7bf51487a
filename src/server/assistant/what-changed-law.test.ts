import { describe, expect } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { dollars, whp } from './advisor.ts'

/** A build and what is changed of it. */
const CHANGED = [
  ['my 335i 2008, 3000 bucks', "it's an automatic"],
  ['2015 wrx, 300 whp', 'on e85'],
  ['2018 mustang gt, 600 whp with a supercharger', 'make it 550'],
  ['want 400 whp in my 2008 evo x', 'cheaper'],
  ['2016 camaro ss, 480 whp', 'without the headers'],
] as const
const ASKED = [
  'does that change anything',
  'what does that change',
  'what do i lose',
  'does it make a difference?',
  'so what changed',
  'eso cambia algo?',
] as const

describe('law: what a change changes is told in figures of both builds', () => {
  eachOf(6, CHANGED)('%s, %s', (build, change) => {
    for (const ask of ASKED) {
      const [first, second, told] = talk(build, change, ask)
      const [one, other] = [first, second].map((answer) => answer?.builds.at(-1)?.reply)
      if (!one || !other || !told) throw new Error(`no build: ${build}, ${change}`)
      const said = `${ask}: ${told.text}`
      expect(told.text, said).toContain(dollars(other.estimatedCost))
      expect(told.text, said).toContain(whp(other.power.wheelHp))
      if (Math.round(one.power.wheelHp) !== Math.round(other.power.wheelHp))
        expect(told.text, said).toContain(String(Math.round(one.power.wheelHp)))
      const gone = one.recommendedParts.filter(({ partId }) => !other.recommendedParts.some((p) => p.partId === partId))
      for (const { name } of gone) expect(told.text, said).toContain(name)
    }
  })
})

const ALREADY = [
  ['2016 mustang gt manual, 600 whp with a supercharger', 'no turbo, a supercharger is better'],
  ['Hola, tengo un Mustang GT 2016 manual, quiero 600 caballos a la rueda', 'sin turbo, mejor con supercargador'],
  ['2015 wrx manual, 280 whp on 93', 'i only have 93 here'],
] as const

describe('law: a wish that the build has already says so, and not the same words again', () => {
  eachOf(6, ALREADY)('%s, %s', (build, wish) => {
    const [first, next] = talk(build, wish)
    const [one, other] = [first, next].map((answer) => answer?.builds.at(-1)?.reply)
    expect(next?.text).not.toBe(first?.text)
    const isSame =
      one &&
      other &&
      one.recommendedParts.map((p) => p.partId).join() === other.recommendedParts.map((p) => p.partId).join()
    if (isSame && one.estimatedCost === other.estimatedCost)
      expect(next?.text).toMatch(/changes nothing|no cambia nada/i)
  })
})
