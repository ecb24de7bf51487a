import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const BUILD = '2018 mustang gt auto, 550 whp on e85 for the drag strip'

describe('what a predicted time stands on is told of the build that is shown, and nothing is planned', () => {
  eachOf(6, [
    ['what 60 ft is that based on', /\d\.\d\d s 60 foot/],
    ['whats the 60 foot u assume there', /\d\.\d\d s 60 foot/],
    ['i cut a 1.55 60 on my radials. what 60 are you counting on', /Your 1\.55 is \d\.\d\d (?:slower|quicker)/],
    ['how heavy do you have my car at', /\d,\d{3} lb .*190 lb driver/],
    ['what weight are you using? it scaled 3,700 lb with me in it', /\d+ lb lighter: \d\d\.\d\d s at \d+ mph/],
    ['is that time corrected for altitude', /^Sea level/],
    ['what air do you figure that in? our DA was 4500 last night', /4,500 ft .* whp .* slower/],
    ['at 3800 da how much of that do i lose', /3,800 ft .* whp .* slower/],
  ])('%s', (message, form) => {
    const told = talk(BUILD, message).at(-1)
    expect(told?.text).toMatch(form)
    expect(told?.builds).toEqual([])
  })

  it('thinner air is slower by the model, and more of it by more', () => {
    const slowerAt = (da: number) =>
      Number(/([\d.]+) s slower/.exec(talk(BUILD, `what does it run at ${da} da`).at(-1)?.text ?? '')?.[1])
    expect(slowerAt(2000)).toBeGreaterThan(0)
    expect(slowerAt(6000)).toBeGreaterThan(slowerAt(2000))
  })

  it('without a build it is told in general', () => {
    expect(lastOf('what driver weight do you assume for your quarter mile times').text).toMatch(/190 lb driver/)
  })
})

describe('where a limit comes from is an estimate that is said to be one', () => {
  eachOf(6, [
    'who rates the mt82 at that? is that a factory number or forum lore',
    'where did you get the 4l60e torque limit from, a transmission shop?',
    'your number for the stock b58 rods, is it tested or just an estimate off the internet?',
    'whats the source for the zf8 torque rating in the 2020 supra',
    'is that an official figure or hearsay, the limit of the stock ls3 bottom end',
    'de donde sale ese limite de las bielas del 5.0',
  ])('%s', (message) => {
    const told = lastOf(message)
    expect(told.text).toMatch(/estimate|estimado/)
    expect(told.text).toMatch(/\/contact/)
    expect(told.builds).toEqual([])
  })

  it('follows a limit that was told', () => {
    const told = talk(
      'how much can the stock clutch in a 2018 civic type r hold',
      'where does that number come from',
    ).at(-1)
    expect(told?.text).toMatch(/estimate, not a test/)
  })
})

describe('how figures are made, on which dyno and how far off: each is told that was asked', () => {
  eachOf(6, [
    [
      'how do you calculate your whp numbers, on which dyno, and whats the average error',
      [/calculated/, /Dynojet/, /\/accuracy/],
    ],
    ['what tolerance do your power figures have, and is it sae or std?', [/Dynojet, SAE/, /range/]],
    ['how many dyno results are behind your predictions and what is the standard deviation', [/\/accuracy/, /173/]],
    ['how are your horsepower predictions generated and how close do they land to reality', [/calculated/, /range/]],
  ])('%s', (message, forms) => {
    const { text, builds } = lastOf(message)
    for (const form of forms) expect(text).toMatch(form)
    expect(builds).toEqual([])
  })
})

describe('what only looks like it is left to others', () => {
  eachOf(6, [
    'what tires do you use at the shop',
    'what weight oil do you use in a 2018 mustang gt',
    'what would you use for tires on a 2015 wrx',
    'where do you get your turbo kits from',
    'where do you get the torque converter from',
    'who rates the best clutch for a 2016 wrx',
    'can the stock clutch in a 2018 civic type r hold 400 lb ft?',
    'what launch rpm should i use in my 2018 mustang gt',
  ])('%s', (message) => {
    const { text } = lastOf(message)
    expect(text).not.toMatch(/190 lb driver|estimate, not a test|^Sea level|60 foot: none/)
  })

  it('after a build the number is its power', () => {
    const told = talk('2018 mustang gt auto 600 whp', 'where does that number come from').at(-1)
    expect(told?.text).not.toMatch(/estimate, not a test/)
  })

  it('a power that is wished for is planned', () => {
    expect(lastOf('2018 mustang gt, i want 600 whp at 3,000 ft').builds).toHaveLength(1)
  })
})
