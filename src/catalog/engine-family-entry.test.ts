import { describe, expect, it } from 'vitest'
import { ENGINE_FAMILIES } from './engine-families.ts'
import { VEHICLES } from './vehicles.ts'

const MODELS = /\b(Camaro|Corvette|Mustang|Supra|Accord|TL|RS4|R8|S2000|Charger|F-body|AP1|AP2|Raptor|Golf|GTI)\b/
const YEARS = /\b(19|20)\d\d\b/

describe('what is weak on a car', () => {
  it('names no other model, no years, and the gearbox only where the car has that kind', () => {
    for (const { id, family, transmission } of VEHICLES) {
      for (const { what } of family.weakPoints) {
        expect(what, id).not.toMatch(MODELS)
        expect(what, id).not.toMatch(YEARS)
        const manual = /MT82|T-5\b|clutch slave|clutch hydraulics/.test(what)
        const automatic = /10R80|6R80|4R100|4L60E|6L80|8L45|NAG1|-speed automatic/.test(what)
        const dual = /\bSST\b|\bPDK\b|\bGR6\b|\bSMG\b|dual clutch/.test(what)
        if (manual) expect(transmission.kind, `${id}: ${what}`).toBe('manual')
        if (automatic) expect(transmission.kind, `${id}: ${what}`).toBe('automatic')
        if (dual) expect(transmission.kind, `${id}: ${what}`).toBe('dual_clutch')
      }
    }
  })

  it('reads as part of a sentence: no slashes, no second sentence, no bare code', () => {
    for (const { id, weakPoints } of ENGINE_FAMILIES) {
      for (const { what } of weakPoints) {
        expect(what, id).not.toMatch(/[/;:]|\.$/)
        expect(what.split(' ').length > 1 || /s$|coils|crankwalk/.test(what), `${id}: ${what}`).toBe(true)
      }
    }
  })

  it('is kept for some car: a condition that no car meets is a mistake', () => {
    for (const { id, weakPoints } of ENGINE_FAMILIES) {
      const cars = VEHICLES.filter(({ family }) => family.id === id)
      for (const { what } of weakPoints) {
        expect(
          cars.some(({ family }) => family.weakPoints.some((point) => point.what === what)),
          `${id}: ${what}`,
        ).toBe(true)
      }
    }
  })
})
