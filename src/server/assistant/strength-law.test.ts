import { describe, expect } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { readMessage } from './meaning-of.ts'
import { strengthAsked } from './strength-asked.ts'

const CARS = ['2018 mustang gt', '2015 wrx sti', '2017 golf r'] as const
const COMPONENTS = {
  fuel_system: ['stock injectors', 'factory fuel pump', 'stock fuel system'],
  clutch: ['stock clutch', 'clutch'],
  transmission: ['stock trans', 'gearbox'],
  safe_limit: ['stock rods', 'block'],
} as const

describe('law: a stock component and a power that it is to bear is a question, and no build', () => {
  const asked = CARS.flatMap((car) =>
    Object.entries(COMPONENTS).flatMap(([topic, names]) => names.map((name) => [car, name, topic] as const)),
  )
  eachOf(6, asked)('%s, the %s', (car, name, topic) => {
    for (const words of [
      `will the ${name} in my ${car} handle 450 whp`,
      `is the ${name} good for 450 whp on a ${car}?`,
      `${car}: can the ${name} take 450 whp or not`,
    ]) {
      const { meaning } = readMessage({ vehicles: VEHICLES, parts: PARTS }, words)
      expect([meaning.intent, meaning.topic], words).toEqual(['topic', topic])
    }
  })

  eachOf(6, [
    'what clutch holds 600 whp',
    'i need a clutch that holds 600 whp',
    'do i need a fuel pump for 600 whp',
    'how much is a clutch for a 2018 mustang gt',
    'put together a build that the stock trans survives',
  ])('a part that is picked, bought or planned is none: %s', (words) => {
    expect(strengthAsked(` ${words} `)).toBeUndefined()
  })
})
