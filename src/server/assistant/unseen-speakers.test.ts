import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { correctedCar } from './corrected-car.ts'
import { meaningOf, readMessage } from './meaning-of.ts'
import { topicIn, topicsIn } from './topics.ts'
import { undictated } from './words/dictation.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const read = (text: string) => meaningOf(catalog, text)

describe('what a phone writes is read as it was spoken', () => {
  test.each([
    ['2020 audi r s three 400 whp', 'audi-rs3'],
    ['2019 f one fifty 2.7 eco boost, 50 more horse power', 'ford-f-150-2-7-ecoboost'],
    ['2021 challenger hell cat 800 wheel', 'dodge-challenger-srt-hellcat'],
    ['2019 silverado six two 500 whp', 'chevrolet-silverado-1500-6-2'],
    ['my 2008 three fifty zee, 290 whp', 'nissan-350z'],
    ['2017 raptor, 450 whp', 'ford-f-150-raptor'],
  ])('%s', (text, car) => expect(read(text).car).toBe(car))

  test.each([
    'the e63 s i have',
    'about four hundred and fifty at the wheels',
    "it's a t top",
    'i want it to be quiet',
    'what do you think',
  ])('and leaves alone: %s', (text) => expect(undictated(text)).toBe(text))
})

describe('a thing is ruled out from a distance too', () => {
  test.each([
    'the exhaust is to be left as it is',
    'the exhaust must be kept the way it came, exhaust untouched',
    "I don't want the exhaust changed",
    'no loud exhaust please',
    'leave the exhaust as it was, the exhaust is not to be touched',
  ])('%s', (said) => expect(read(`2007 mustang gt, 40 more hp. ${said}`).keepsStock).toContain('catback'))

  test.each(['the bottom end left alone', "I don't want the short block opened", 'the short block stays as it is'])(
    '%s',
    (said) => expect(read(`2001 z06, 450 whp, ${said}`).keepsStock).toContain('bottom_end'),
  )
})

describe('a car as it stands', () => {
  test.each([
    ['Previous owner fitted a cold air intake and a cat-back; it makes 440 at the wheels now.', 440],
    ['The dealer installed a cold air intake and a cat-back. A dyno showed 301 rwhp last month.', 301],
  ])('%s', (said, wheelHp) => {
    const meaning = read(`2003 SVT Cobra. ${said} I want 550 at the wheels.`)
    expect(meaning.installed).toEqual(['catback_exhaust', 'cold_air_intake'])
    expect(meaning.dynoSheet?.wheelHp).toBe(wheelHp)
    expect(meaning.goal).toEqual({ wheelHp: 550 })
  })

  test('the gearbox that it has is no part on it', () =>
    expect(read('mine has the manual gearbox and is a 2011')).not.toHaveProperty('installed'))
})

describe('a rival in a sentence of its own', () => {
  test.each([
    'My neighbor has a 2018 Camaro ZL1. Mine is a 2014 Mustang GT. What makes it as quick as his?',
    '2014 mustang gt, my buddy drives a camaro zl1 and i need to be as fast as that thing',
    'My cousin bought the Camaro ZL1, so my 2014 Mustang GT has to keep up with him',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({
      car: 'ford-mustang-gt',
      goal: { fasterThan: { car: 'chevrolet-camaro-zl1' } },
    })
  })
})

describe('questions that no build answers', () => {
  test.each([
    ['will it be loud?', 'noise'],
    ['can i still daily it', 'daily_use'],
    ['is it safe to tow with a tune', 'towing'],
    ['how good are your numbers', 'accuracy'],
    ['stage 1 of what', 'stage_meaning'],
    ['can i run regular in it for a week', 'octane'],
    ['does the gearbox need anything for that', 'transmission'],
    ['what is the weakest part of the ls1', 'weak_points'],
  ])('%s', (text, topic) => expect(topicIn(text)).toBe(topic))

  test.each(['a catback for a 2022 golf r, not too loud please', 'i can pay 1500 and 87 is what i use'])(
    'is no question: %s',
    (text) => expect(topicIn(text)).toBeUndefined(),
  )

  test('two questions to the shop are two topics', () =>
    expect(topicsIn('do you ship to hawaii and can i send it back')).toEqual(['returns', 'shipping']))
})

describe('a correction that says only the nameplate keeps the trim', () => {
  test.each([
    ['dodge-challenger-srt-hellcat', 'my bad, i meant the charger', 'dodge-charger-srt-hellcat'],
    ['dodge-challenger-r-t-scat-pack', 'sorry CHARGER not challenger', 'dodge-charger-scat-pack'],
    ['dodge-challenger-srt-hellcat', 'sorry, the charger scat pack', 'dodge-charger-scat-pack'],
  ])('%s, "%s"', (before, said, car) =>
    expect(correctedCar(VEHICLES, { car: before, year: 2015 }, readMessage(catalog, said))).toBe(car),
  )
})

test.each(['remove everything from my cart', 'please empty my cart', 'clear the cart'])('%s', (text) =>
  expect(read(text)).toMatchObject({ intent: 'cart', cart: 'remove', isWholeCart: true }),
)

test.each(['schreib mir ein gedicht über turbos', 'cuéntame un chiste', 'raconte-moi une blague'])('%s', (text) =>
  expect(read(text).intent).toBe('chat'),
)

test.each(['i drive a model s and want 100 more hp', 'my model 3 is slow, 500 whp'])('%s', (text) =>
  expect(read(text).intent).toBe('stranger'),
)
