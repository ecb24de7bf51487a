import { expect, test } from 'vitest'
import { smartChoiceFrom, smartRequest, targetProblem } from './smart-request.ts'

const horsepowerIn = (request: ReturnType<typeof smartRequest>) =>
  request && 'targetHorsepower' in request ? request.targetHorsepower : undefined
const MODELS = [{ vehicleModel: 'ford-mustang-gt', label: 'Ford Mustang GT' }]

test('the request names make and model lower-cased and joined by hyphens, with a mid budget', () => {
  const choice = smartChoiceFrom(
    new URLSearchParams('model=ford-mustang-gt&preference=turbo&stage=stage3&hp=650'),
    MODELS,
  )
  expect(smartRequest(choice)).toEqual({
    vehicleModel: 'ford-mustang-gt',
    preferenceType: 'turbo',
    stage: 'stage3',
    targetHorsepower: 650,
    budgetRange: 'mid',
  })
})

test('a time is asked for in place of the horsepower, within what a street car runs', () => {
  const at = (address: string) =>
    smartRequest(smartChoiceFrom(new URLSearchParams(`model=ford-mustang-gt&hp=650&goal=${address}`), MODELS))
  expect(at('quarter_mile')).toMatchObject({ timeGoal: { measure: 'quarter_mile', seconds: 11.5 } })
  expect(at('zero_to_sixty&seconds=3.9')).toMatchObject({ timeGoal: { measure: 'zero_to_sixty', seconds: 3.9 } })
  expect(at('quarter_mile')).not.toHaveProperty('targetHorsepower')
  for (const nonsense of ['quarter_mile&seconds=3', 'quarter_mile&seconds=', 'zero_to_sixty&seconds=x']) {
    expect(at(nonsense)).toBeUndefined()
  }
})

test('a car of the model starts the packages with what is on it; with another model it is forgotten', () => {
  const own = 'variant=ford-mustang-gt-2018-10at&has=catback_exhaust&alt=5000'
  const asked = (model: string) => smartRequest(smartChoiceFrom(new URLSearchParams(`model=${model}&${own}`), MODELS))
  expect(asked('ford-mustang-gt')).toMatchObject({
    vehicleId: 'ford-mustang-gt-2018-10at',
    currentSetup: { installed: ['catback_exhaust'], altitudeFt: 5000 },
  })
  expect(asked('no-such-car')).toBeUndefined()
  expect(
    smartRequest(smartChoiceFrom(new URLSearchParams('model=ford-mustang-gt&from=stock'), MODELS)),
  ).not.toHaveProperty('currentSetup')
})

test('nothing is asked without make and model, or with a target outside 300 to 1500', () => {
  expect(smartRequest(smartChoiceFrom(new URLSearchParams('model=no-such-car'), MODELS))).toBeUndefined()
  const at = (hp: string) =>
    horsepowerIn(smartRequest(smartChoiceFrom(new URLSearchParams({ model: 'ford-mustang-gt', hp }), MODELS)))
  expect(at('299')).toBeUndefined()
  expect(at('1501')).toBeUndefined()
  expect(at('abc')).toBeUndefined()
  expect(at('300')).toBe(300)
  expect(targetProblem('')).toBeUndefined()
})
