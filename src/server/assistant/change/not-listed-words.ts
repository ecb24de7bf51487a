import { carWords } from '../../planning/car-facts.ts'
import { type Advisor, inLanguage } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import type { ChosenCar } from '../request-of.ts'
import { notListed } from './named-in-build.ts'

/** A part that a change names and that we do not list for this car: said first, before the build without it. */
export function notListedWords(
  advisor: Advisor,
  before: Draft,
  { partNamed, language }: Draft,
  { vehicle, year }: ChosenCar,
): string | undefined {
  if (partNamed === before.partNamed) return undefined
  const missing = notListed(advisor, vehicle, partNamed)
  if (!missing) return undefined
  const car = carWords(vehicle, year)
  return inLanguage(language, [
    `We don't list a ${missing.name} for the ${car}; to get exactly that one, ask us at /contact.`,
    `No tenemos ${missing.name} para el ${car}; para conseguir justo esa pieza, /contact.`,
  ])
}
