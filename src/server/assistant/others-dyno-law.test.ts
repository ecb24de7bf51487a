import { describe, expect } from 'vitest'
import { advisor } from '../../../scripts/conversation-trials/advisor.ts'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { readMessage } from './meaning-of.ts'

const sheet = (said: string) => readMessage(advisor.catalog, said).meaning.dynoSheet?.wheelHp

describe('law: what a rival made on a dyno is not what the customer’s car makes', () => {
  eachOf(6, [
    'my buddys 2014 gt500 made 760 last week, mine is the same year, i need 800',
    'brother put down 655 in his s550 and mine is a 2018 mustang gt, I want 700',
    'my cousin just dynoed 540 on the same car. 2017 wrx sti, i want 560',
    "coworker's scat pack laid down 470 to the wheel, I have a 2019 scat pack and want 500",
    'who wrote this, my buddy made 560 on a mustang dyno with the exact same crap, 2015 gtr',
    'my neighbor made 610 on pump and he wont shut up, my car is a 2016 camaro ss, get me to 650',
  ])('%s', (said) => {
    expect(sheet(said)).toBeUndefined()
  })

  eachOf(6, [
    ['my 2013 gt500 put down 640 saturday and i need 800', 640],
    ['2018 mustang gt, made 420 on my buddy’s dyno, want 500', 420],
    ["my husband's 2016 charger scat pack made 410 on a dyno, he wants 480", 410],
    ['2019 wrx sti dynoed 310 at my friends shop, want 380', 310],
  ])('the customer’s own figure stands: %s', (said, hp) => {
    expect(sheet(said)).toBe(hp)
  })
})

describe('law: the car that is raced is the rival’s, and the build is for the customer’s', () => {
  eachOf(6, [
    ['can my 2012 g37 take a scat pack from a 40 roll with bolt ons and e85', 'infiniti-g37'],
    ['could my 2015 wrx take a mustang gt off the line on stage 2', 'subaru-wrx'],
    ['what does my 2018 civic si need to take a gti from a dig', 'honda-civic-si'],
  ])('%s', (said, car) => {
    expect(lastOf(said).builds.at(-1)?.request.modelId).toBe(car)
  })

  eachOf(6, [
    ['can my 2012 g37 beat a scat pack', 'its a 392 charger btw, what do i need to gap him', 'infiniti-g37'],
    ['2017 focus st 300 whp', 'he has a 2018 gti now, what would i need to beat him', 'ford-focus-st'],
    ['2016 camaro ss, 500 whp', 'turns out it is a 2019 mustang gt he is in. what walks him', 'chevrolet-camaro-ss'],
  ])('%s / %s', (first, then, car) => {
    expect(lastOf(first, then).builds.at(-1)?.request.modelId).toBe(car)
  })

  eachOf(6, [
    ['2018 mustang gt 500 whp', 'actually it is a 2019 camaro ss', 'chevrolet-camaro-ss'],
    ['2016 wrx 300 whp', 'sorry mine is a 2017 focus rs, 380 whp', 'ford-focus-rs'],
    ['can a 2019 mustang gt take a whipple on pump gas', '', 'ford-mustang-gt'],
  ])('another car of the customer’s own is taken: %s / %s', (first, then, car) => {
    const said = then === '' ? [first] : [first, then]
    const last = lastOf(...(said as [string]))
    expect(last.builds.at(-1)?.request.modelId ?? car).toBe(car)
  })
})
