import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { AssistantEvent } from '../../contract/assistant.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { generate } from '../configurator/generate.ts'
import { stageBuild } from '../planner/stage-build.ts'
import { stages } from '../planner/stages.ts'
import { remembersPlans } from '../planning/plan-build.ts'
import type { Advisor } from './advisor.ts'
import { answer } from './answer.ts'
import { readMessage } from './meaning-of.ts'

/** The act is read before the topic, and an answer answers what was asked. */

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
const shop = {
  ...{ phone: '(904) 555-0142', email: 'hello@adrenaline.example', address: '1200 Speedway Sample Blvd' },
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: '10:00', closesAt: '19:00' })),
}
const advisor: Advisor = {
  ...{ catalog, shop, plan: remembersPlans(catalog, generate) },
  stages: (query) => stages(catalog, query),
  stageBuild: (asked) => stageBuild(catalog, asked),
}

const says = (text: string) => answer(advisor, [{ from: 'visitor', text }])
const words = (events: readonly AssistantEvent[]) =>
  events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('')
const hasBuild = (events: readonly AssistantEvent[]) => events.some(({ type }) => type === 'build')
const intentOf = (text: string) => readMessage(catalog, text).meaning.intent

const CARS = ['2018 mustang gt', '2016 camaro ss', '2015 wrx sti', '2019 golf r'] as const

describe('two cars held against each other are compared', () => {
  eachOf(9, [
    (one: string, other: string) => `${one} or ${other}, which is cheaper to get to 500 whp on 91 octane`,
    (one: string, other: string) => `is a ${one} or a ${other} better for 500 whp on pump gas`,
    (one: string, other: string) => `which costs less to make 500 hp at the crank, the ${one} or the ${other}?`,
    (one: string, other: string) => `torn between a ${one} and a ${other} for 500 whp`,
  ])('%#', (asks) => {
    for (const other of CARS.slice(1)) expect(intentOf(asks(CARS[0], other)), other).toBe('compare')
  })

  test('the words after "or" that ask something else compare nothing', () =>
    expect(intentOf('2019 F-150 3.5 ecoboost on 87, can I keep doing that after a tune or will it knock')).not.toBe(
      'compare',
    ))
})

describe('a path in steps is stages', () => {
  eachOf(9, ['lay out a staged path for a', 'show me the upgrade path for my', 'step by step for a'])('%s', (asks) => {
    for (const car of CARS) expect(intentOf(`${asks} ${car} on 91`), car).toBe('stages')
  })
})

describe('an order is a build', () => {
  eachOf(9, ['put together something safe for a', 'plan me a build for a', 'quote me a setup for my'])('%s', (asks) => {
    for (const car of CARS) expect(hasBuild(says(`${asks} ${car}`)), car).toBe(true)
  })
})

describe('what is to be checked before buying is no build', () => {
  eachOf(9, [
    (car: string) => `looking at a ${car} for 15k, what should I check before I buy it`,
    (car: string) => `I'm considering a ${car}. What are the known weaknesses?`,
    (car: string) => `anything I should worry about on a ${car} before I buy`,
  ])('%#', (asks) => {
    for (const car of CARS) expect(hasBuild(says(asks(car))), car).toBe(false)
  })
})

describe('a wanted power that is doubted gets the limit first, then the build', () => {
  eachOf(9, [
    (car: string) => `I have a ${car} and want 420 whp, is my engine going to blow`,
    (car: string) => `I want 420 whp out of my ${car}. Will the stock motor hold?`,
  ])('%#', (asks) => {
    for (const car of CARS) {
      const told = says(asks(car))
      expect(words(told).slice(0, 120), car).toMatch(/stock bottom end/)
      expect(hasBuild(told), car).toBe(true)
    }
  })
})

describe('a need that is asked about is answered before the build', () => {
  eachOf(9, CARS)('%s', (car) =>
    expect(words(says(`do I need a bigger fuel pump for 450 whp on a ${car}`))).toMatch(/^(?:Yes|No|The stock|On the)/),
  )
})

describe('the shop’s own data are said in the answer', () => {
  eachOf(9, [
    ['when are you open', '10am-7pm'],
    ['are you open saturday', "we're closed Saturdays"],
    ['are y’all open on monday', 'Yes'],
    ['where are you located', shop.address],
    ['address?', shop.address],
    ["where's your shop", shop.address],
    ["what's your phone number", shop.phone],
    ["what's your email", shop.email],
    ['can I talk to a real person', shop.phone],
    ['who are you', 'not a person'],
  ])('%s', (asked, said) => expect(words(says(asked))).toContain(said))
})
