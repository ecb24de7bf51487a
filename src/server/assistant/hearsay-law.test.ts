import { describe, expect } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const said = (...turns: string[]) => talk(...turns).at(-1)?.text ?? ''

describe('What is heard over the fence is judged, with the verdict first', () => {
  eachOf(9, [
    ['does a throttle body spacer get me better mileage on my 2018 F-150 5.0', /^No: a throttle body spacer/],
    ['my uncle swears by a throttle body spacer on his 2015 Silverado 5.3, is he right', /^No: a throttle body spacer/],
    ['can i mix a gallon of 100LL avgas in my 2015 Corvette for a track day', /^No, not even a gallon/],
    ['my neighbor flies and offers me aviation gas for my 2018 Mustang GT, good idea?', /^No, not even a gallon/],
    ['is it safe to straight pipe my 2015 WRX without a tune', /Opened up right at the turbo without a tune it can/],
    [
      'what is the bearing recall on the 2023 Sierra 6.2 about and should i worry',
      /2021-24 L87[\s\S]*Look it up by VIN/,
    ],
  ])('%s', (asked, answer) => expect(said(asked)).toMatch(answer))

  eachOf(9, [
    ['so tune it or leave it alone', /^Leave it be until the recall/],
    ['so soup it up or not', /^Leave it be until the recall/],
    ['so build it or not', /^Leave it be until the recall/],
  ])('after a recall, "%s" is a verdict', (next, answer) =>
    expect(said('2022 Silverado 6.2, whats this bearing recall and should i worry', next)).toMatch(answer),
  )

  eachOf(9, [
    ['2008 M3, oil analysis: lead 22 ppm, copper 35 ppm. rod bearings now or wait?', /^Now: lead 22/],
    ['2011 Mustang GT blackstone says lead 14 ppm and copper 20 ppm, worry?', /^Sample again/],
    ['2010 M3 oil analysis came back with lead 4 ppm, copper 8 ppm. bearings now or wait?', /^Wait and sample again/],
  ])('%s', (asked, answer) => expect(said(asked)).toMatch(answer))
})

describe('What a car that is none of ours gets', () => {
  eachOf(9, [
    ['2016 Ram 3500 with the Cummins, what tune do you have', /diesel.*gasoline/],
    ['2020 Rogue owner asks for a turbo, just tell me no', /^No\. We don't build the Rogue,/],
  ])('%s', (asked, answer) => expect(said(asked)).toMatch(answer))
})

describe('Figures are read on the basis that was said', () => {
  eachOf(9, [
    ['2016 Camaro SS automatic, 500 horsepower as the factory rates it, not at the wheels', /^500 hp at the crank/],
    ['2018 Mustang GT to 520 hp, and not what reaches the wheels', /^520 hp at the crank/],
  ])('%s', (asked, answer) => expect(said(asked)).toMatch(answer))

  eachOf(9, [
    ['is 12 psi on a stock 2014 BRZ safe on 93', /^No\. 12 psi.*I'd design to about \d+ whp/],
    ['would 20 psi on my stock 2015 Mustang GT be ok or too much', /^No\. 20 psi/],
    ['is 5 psi safe on a stock 2015 Mustang GT', /^Yes, with the fuel and a tune/],
  ])('%s', (asked, answer) => expect(said(asked)).toMatch(answer))

  eachOf(9, [
    ['2017 F150 3.5 ecoboost, is a tune gonna hurt the ten speed', /^No: the stock 10R80/],
    ['fr how fast is a stock hellcat', /Challenger SRT Hellcat.*\n.*Charger SRT Hellcat/],
    ['my 2015 Fiesta ST flutters when i let off and now it lost power, is that bad', /^Yes, that one is bad/],
    ['can i put a 75 shot on a stock 2016 mustang ecobost', /^Not on a stock 2016 Ford Mustang EcoBoost/],
    ['can u finance me im 16 but i work', /^Under 18 a parent/],
    ['how do i get a live person on the phone', /\(904\) 555-0142/],
    ['whats your prediction error on quarter mile times', /^Times: the quarter mile is off by/],
    ['moving to California with a tuned 2016 WRX with a downpipe, what do i need to register it', /smog check/],
  ])('%s', (asked, answer) => expect(said(asked)).toMatch(answer))
})

describe('Two cars are weighed by what they are for', () => {
  eachOf(9, [
    ['2022 GTI or 2022 Civic Si for my sister, she drives 30 miles each way', /^For a daily: the 2022 Volkswagen GTI/],
    ['2013 mustang gt vs 2013 camaro ss, which is better to mod', /^To mod: the 2013/],
    ['2021 F-150 5.0 or 3.5 EcoBoost for years of pulling', /^For towing: the 2021 Ford F-150 3.5/],
  ])('%s', (asked, answer) => expect(said(asked)).toMatch(answer))
})

describe('What is asked of a shown build', () => {
  const built = '2018 Mustang GT manual, 550 wheel on 93'
  eachOf(9, [
    ['what margin does that leave on the fuel system', /uses \d+% of what the fuel system/],
    ['how much headroom is left in the bottom end', /uses \d+% of/],
    ['what are we looking at hours-wise', /hours of labor in all/],
    ['kindly tell me the total, installed, and how many days you keep it', /\$[\d,]+ is installed.*hours of labor/],
  ])('%s', (asked, answer) => expect(said(built, asked)).toMatch(answer))
})
