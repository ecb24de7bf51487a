import { describe, expect } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { installationCentsOf } from '../../engine/labor-rates.ts'
import type { Part } from '../../engine/model.ts'

const usd = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-US')}`
const cheapest = (modelId: string, year: number, kind: string, maker: string): Part | undefined => {
  const vehicle = catalog.vehicles.find((one) => one.modelId === modelId && one.yearFrom <= year && year <= one.yearTo)
  if (!vehicle) throw new Error(modelId)
  return catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind && part.manufacturer.split(' / ').includes(maker))
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]
}

const PAIRS = [
  ['2021 charger scat pack', 'dodge-charger-scat-pack', 2021, 'cat-back', 'catback_exhaust', 'Borla', 'Corsa'],
  ['2018 mustang gt', 'ford-mustang-gt', 2018, 'cat-back', 'catback_exhaust', 'Borla', 'Corsa'],
  ['2018 mustang ecoboost', 'ford-mustang-ecoboost', 2018, 'intercooler', 'intercooler', 'Mishimoto', 'CVF'],
  ['2018 mustang gt', 'ford-mustang-gt', 2018, 'clutch', 'clutch', 'McLeod', 'Exedy'],
  ['2015 wrx', 'subaru-wrx', 2015, 'intake', 'cold_air_intake', 'COBB', 'GrimmSpeed'],
  ['2018 mustang gt', 'ford-mustang-gt', 2018, 'intake', 'cold_air_intake', 'JLT', 'Roush'],
] as const
const WAYS = [
  (a: string, b: string, part: string, car: string) =>
    `difference between the ${a} and the ${b} ${part} for a ${car}, why pay more`,
  (a: string, b: string, part: string, car: string) => `${a} vs ${b} ${part} on a ${car}?`,
  (a: string, b: string, part: string, car: string) => `${car}: is the ${a} ${part} better than the ${b}`,
  (a: string, b: string, part: string, car: string) => `for my ${car} should i get the ${b} or the ${a} ${part}`,
  (a: string, b: string, part: string, car: string) =>
    `que diferencia hay entre el ${a} y el ${b} ${part} para un ${car}`,
]

describe('law: two makers of one kind are told side by side with their prices and what differs', () => {
  eachOf(6, PAIRS)('%s: %s', (car, modelId, year, part, kind, one, other) => {
    for (const way of WAYS) {
      const { text, builds } = lastOf(way(one, other, part, car))
      const said = `${way(one, other, part, car)}: ${text}`
      const found = [one, other].map((maker) => cheapest(modelId, year, kind, maker))
      for (const [at, own] of found.entries()) {
        expect(text, said).toContain([one, other][at])
        if (!own) expect(text, said).toMatch(/don't carry|No tenemos/)
        else {
          expect(text, said).toContain(usd(own.priceCents))
          expect(text, said).toContain(usd(own.priceCents + installationCentsOf(own.laborHours)))
        }
      }
      const [a, b] = found
      if (a && b && a.priceCents !== b.priceCents)
        expect(text, said).toContain(usd(Math.abs(a.priceCents - b.priceCents)))
      expect(builds, said).toHaveLength(0)
    }
  })
})
