import { expect, test } from 'vitest'
import { smartChoiceFrom, smartRequest, targetProblem } from './smart-request.ts'

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

test('nothing is asked without make and model, or with a target outside 300 to 1500', () => {
  expect(smartRequest(smartChoiceFrom(new URLSearchParams('model=no-such-car'), MODELS))).toBeUndefined()
  const at = (hp: string) =>
    smartRequest(smartChoiceFrom(new URLSearchParams({ model: 'ford-mustang-gt', hp }), MODELS))
  expect(at('299')).toBeUndefined()
  expect(at('1501')).toBeUndefined()
  expect(at('abc')).toBeUndefined()
  expect(at('300')?.targetHorsepower).toBe(300)
  expect(targetProblem('')).toBeUndefined()
})
