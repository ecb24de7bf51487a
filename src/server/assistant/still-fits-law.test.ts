import { describe, expect, test } from 'vitest'
import { catalog, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const CORRECTED = [
  ['15 c7 z51', 'scratch that its a 17 grand sport, same answer?', '2017 Chevrolet Corvette Grand Sport'],
  ['2012 civic si', 'sorry its the 2013', '2013 Honda Civic Si'],
  ['2015 wrx', 'no, i meant the sti', 'Subaru WRX STI'],
  ['2015 mustang gt', 'oh wait its the ecoboost', '2015 Ford Mustang EcoBoost'],
  ['2013 focus st', 'no the 2016', '2016 Ford Focus ST'],
] as const
const PARTS = ['brake pads', 'intake', 'coilovers', 'clutch'] as const

describe('law: parts shown again for a corrected car say whether they are the same', () => {
  eachOf(6, CORRECTED)('%s, %s', (car, corrected, name) => {
    for (const part of PARTS) {
      const [first, then] = talk(`${part} for my ${car}`, corrected)
      if (!then?.parts.length || !first?.parts.length) continue
      const said = `${part}: ${then.text}`
      expect(then.text, said).toContain(name)
      const vehicle = first.events.find((event) => event.type === 'parts')?.vehicleId ?? ''
      const old = catalog.partsFor(catalog.vehicles.find(({ id }) => id === vehicle) as never).map(({ id }) => id)
      const isSame = then.parts.every(({ partId }) => old.includes(partId))
      expect(then.text, said).toMatch(isSame ? /same parts as for/ : /Not the same as for/)
    }
  })

  test('another part for the same car says nothing of it', () => {
    expect(talk('brake pads for my 2015 wrx', 'and rotors').at(-1)?.text).not.toMatch(/same parts|Not the same/)
  })
})
