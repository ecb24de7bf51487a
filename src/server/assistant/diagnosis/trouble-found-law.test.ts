import { describe, expect, it } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { answer } from '../answer.ts'

const answered = (...turns: string[]) => {
  const messages: { from: 'visitor' | 'assistant'; text: string }[] = []
  let events: ReturnType<typeof answer> = []
  for (const turn of turns) {
    messages.push({ from: 'visitor', text: turn })
    events = answer(advisor, messages)
    const words = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n')
    messages.push({ from: 'assistant', text: words })
  }
  return { words: messages.at(-1)?.text ?? '', isBuild: events.some(({ type }) => type === 'build') }
}

describe('law: a trouble that tells enough of itself gets the next check and no build', () => {
  eachOf(9, [
    ['2017 golf r, p0299, wgdc pinned at 100, smoke test found no leaks. what next', /wastegate/i],
    ['got a p0299 on my 2016 wrx, is my turbo toast or can i look at something myself', /not the turbo/i],
    ['my 2015 mustang ecoboost on stage 1 falls on its face at 18 psi in 4th', /boost, fuel or spark/],
    ['02 silverado 5.3 started pinging on hills since i put a cold air intake on', /first suspect/],
    ['after the new intake my 1995 mustang gt idle hunts between 600 and 1200', /old airbox/],
    ['rail pressure sags past 6k on my 2013 gtr, is it the pump or the wiring', /Voltage first/],
    ['hellcat blower rattles like gravel when hot at a light, goes away when i rev it', /coupler/],
    ['misfire on cyl 2 only at full boost, swapped plugs and coils already, 2018 gti', /injector/],
    ['clutch pedal stuck to the floor on my 2012 g37', /bellhousing/],
    ['i money shifted my 2008 s2000 to about 9800, what do i check', /retainers/],
    ['cold vanos rattle for 20 seconds on an e46 m3, ok?', /hub/],
    ['will a tune fix the shudder in my 2018 f150 10 speed at 45 mph', /^No tune fixes/],
    ['trans went to 240 pulling my camper up a grade in my 2016 f150 3.5, trans temp normal?', /pull over/],
    ['st235/80r16 trailer tires, 80 psi on the side but the sticker says 65 psi, which', /sidewall/],
  ])('%s', (said, form) => {
    const { words, isBuild } = answered(said)
    expect(words).toMatch(form)
    expect(isBuild).toBe(false)
  })
  eachOf(9, [
    [
      ['2012 sti stage 2 falls on its face in 3rd at 16 psi', 'oh i did swap the intake two weeks ago'],
      /first suspect/,
    ],
    [
      ['clutch on my 2017 civic si slips in 4th since the tune', 'could i go to the stock map until payday'],
      /^Yes, for a while/,
    ],
    [['2010 fx4 f150 5.4 towing a camper', 'would gears help more than a tune'], /^Yes, for towing/],
    [['i have a 2004 wrx sti', 'if i fit an equal length header is the rumble gone'], /you lose it/],
  ])('goes on with what was told: %s', (turns, form) => expect(answered(...turns).words).toMatch(form))
  it('an old car is checked before power, its own weak points with it', () =>
    expect(answered('2003 350z with 160k miles, what should i replace before adding power').words).toMatch(/leak-down/))
})

describe('law: what only names such words is answered as before', () => {
  eachOf(9, [
    '2018 wrx sti, 400 whp on e85, what do i need',
    'how much is a cold air intake for my 2018 mustang gt',
    'what boost does a stock 2017 golf r make in 4th gear',
    'i want a supercharger for my 2016 camaro ss, does the blower whine',
    'which header sounds best on a 2018 wrx sti',
  ])('%s', (said) =>
    expect(answered(said).words).not.toMatch(
      /first suspect|Wastegate first|coupler in the snout|you lose it|Don't drive/,
    ),
  )
})
