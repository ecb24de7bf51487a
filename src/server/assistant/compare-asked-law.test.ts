import { describe, expect, it } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const last = (...said: string[]) => lastOf(...said).text

describe('what is held against each other', () => {
  eachOf(6, [
    [
      'compare a 2018 q50 3.0t with the red sport if i tune both',
      /Q50 3\.0t with stage 1/,
      /Red Sport 400 with stage 1/,
    ],
    ['2019 civic type r or 2019 golf r, which one is quicker tuned', /Type R with stage 1/, /Golf R with stage 1/],
    ['evo x vs sti, both on e85, who is quicker', /Evolution X with stage 1 on E85/, /STI with stage 1 on E85/],
  ])('what is said of both is done to both: %s', (said, one, two) => {
    const told = last(said)
    expect(told).toMatch(one)
    expect(told).toMatch(two)
  })

  it('a stage belongs to the car that it is said of', () => {
    const told = last('stock 2021 demon vs my hellcat with stage 2, who wins')
    expect(told).not.toMatch(/Demon[^.]* with stage 2/)
  })

  it('the same money is put into both', () => {
    const told = last('2023 gr corolla vs 2023 civic type r with equal money, which is quicker on a lap')
    expect(told).toMatch(/^For a lap: /)
    expect(told).toMatch(/GR Corolla with .* installed/)
    expect(told).toMatch(/Type R with .* installed/)
  })

  eachOf(6, ['which of those two is quicker', 'who wins of the two', 'which of the two costs less'])(
    'two cars of the talk are its sides: %s',
    (said) => {
      const told = last('2016 camaro ss, 480 whp on 93', 'and the same for a 2016 mustang gt', said)
      expect(told).toMatch(/Camaro SS/)
      expect(told).toMatch(/Mustang GT/)
      expect(told).not.toMatch(/which car/i)
    },
  )

  it('two stages of one car are held against each other', () => {
    const told = last('what stages do you have for a 2018 golf r', 'whats the difference between stage 2 and stage 3')
    expect(told).toMatch(/with stage 2/)
    expect(told).toMatch(/with stage 3/)
    expect(told).toMatch(/a whp/)
  })

  it('a car that we do not build: our side in figures, no winner made up', () => {
    const told = last('2020 civic si at 250 whp vs a stock veloster n, who wins')
    expect(told).toMatch(/2020 Honda Civic Si .* whp/)
    expect(told).toMatch(/don't build the/i)
  })

  it('a trim without its plate is of the other side', () => {
    const told = last('fiesta or focus st, which is cheaper to make fast')
    expect(told).toMatch(/Fiesta ST/)
    expect(told).toMatch(/Focus ST/)
  })

  eachOf(6, [
    ['on gravel', /^On dirt: /],
    ['for long traffic every day', /^For (?:a daily|traffic): /],
    ['what is the safer bet', /^(?:The safer one|Even on strength)/],
  ])('the verdict is for the use that was said: %s', (use, form) => {
    expect(last(`2018 focus rs vs 2015 evo x, both stage 2, ${use}, which one`)).toMatch(form)
  })
})

describe('ways to make power', () => {
  eachOf(6, [
    ['turbo or supercharger on a 2017 brz, which one is cheaper for 260 whp', /Turbo \(.*\n.*Supercharger \(/],
    ['turbo or blower for a 2006 s2000, what stays cooler in 20 minute sessions', / for long sessions/],
  ])('each is built on the car, the verdict first: %s', (said, form) => {
    const told = last(said)
    expect(told).toMatch(form)
    expect(told).toMatch(/installed/)
  })

  it('refused boost is open again once the kinds are held against each other', () => {
    const told = last(
      '2016 mx5, 200 whp, no turbo and no supercharger',
      'ok which is cheaper then, turbo or supercharger',
    )
    expect(told).toMatch(/Turbo \(/)
    expect(told).toMatch(/Supercharger \(/)
  })

  it('two fuels are computed on the car that is talked about', () => {
    const told = last('2018 mustang gt, stage 1 please', 'is e85 or 93 better for it')
    expect(told).toMatch(/E85: \d+ whp/)
    expect(told).toMatch(/93 octane: \d+ whp/)
  })
})
