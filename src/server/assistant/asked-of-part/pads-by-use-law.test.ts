import { describe, expect, it } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { answer } from '../answer.ts'

const told = (said: string) => {
  const events = answer(advisor, [{ from: 'visitor', text: said }])
  return {
    words: events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n'),
    names: events.flatMap((event) => (event.type === 'parts' ? event.parts.map(({ name }) => name) : [])),
  }
}

describe('law: pads are picked by their use, one of them with its price', () => {
  it.each([
    ['what quiet low dust pads do you have for a 2022 golf r', /HPS/],
    ['my stock pads squeal on my 2018 wrx, which ones are quieter', /HPS|Street/i],
    ['2020 m2 competition, rotor temps 650 C on track, which pads', /DTC|DS1|RS|Magic|DS2500|HP Plus|Yellowstuff/],
    ['pads for a 2019 miata that bite stone cold on the first stop', /DS2500|HP Plus|Yellowstuff|HPS/],
    ['need pads for my 2019 accord 2.0t that dont dust up my wheels', /HPS|Street/i],
    ['2017 civic type r, discs at 1200 F, what pads', /DTC|DS1|RS|Magic|DS2500|HP Plus|Yellowstuff/],
  ])('%s', (said, form) => {
    const { words, names } = told(said)
    expect(names).toHaveLength(1)
    expect(names[0]).toMatch(form)
    expect(words).toMatch(/\$\d+ \(\$/)
  })
  it.each([
    'how long do pads last on a 2018 mustang gt',
    'how much are brake pads for a 2016 camaro ss',
    'my brake pedal goes to the floor and the pads squeal, 2018 wrx',
  ])('nothing is picked where no use is named or a danger is: %s', (said) =>
    expect(told(said).words).not.toMatch(/quiet one of what we list|street compound is over/),
  )
})
