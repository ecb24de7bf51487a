import { describe, expect, test } from 'vitest'
import { partOfId, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { passes } from '../../catalog/emissions.ts'

const BUILDS = ['2016 wrx 320 whp', '2015 mustang gt 550 whp', '2018 golf r 330 whp', '2016 camaro ss 480 whp'] as const
const BETWEEN = [[], ['is that safe with the stock clutch'], ['why that one']] as const

describe('law: what a few words ask after a build is asked of that build', () => {
  eachOf(
    3,
    BUILDS.flatMap((build) => BETWEEN.map((between) => [build, between] as const)),
  )('%s, after %j', (build, between) => {
    const ask = (question: string) => {
      const told = talk(build, ...between, question)
      const [first, last] = [told[0]?.builds[0], told.at(-1)]
      if (!first || !last) throw new Error(build)
      expect(last.builds, question).toHaveLength(0)
      expect(last.text, question).not.toMatch(/straight answer|The same holds/)
      return { reply: first.reply, text: last.text }
    }
    for (const question of [
      'how much hp will it make at the wheels',
      'how much hp at the wheels',
      'what does it make',
    ]) {
      const { reply, text } = ask(question)
      expect(text, question).toContain(`${Math.round(reply.power.wheelHp)} whp`)
    }
    for (const question of ['how long does it take', 'how many hours is that', 'how long to install it']) {
      const { reply, text } = ask(question)
      expect(text, question).toContain(`${reply.laborHours} hours`)
    }
    for (const question of ['which one first', 'which first', 'ok which one do i buy first']) {
      const { reply, text } = ask(question)
      for (const part of reply.recommendedParts) expect(text, question).toContain(part.name)
    }
    for (const question of ['is that legal', 'is it street legal', 'all of it legal?']) {
      const { reply, text } = ask(question)
      const parts = reply.recommendedParts.flatMap(({ partId }) => partOfId(partId) ?? [])
      const atCats = parts.filter((part) => !passes(part, 'cats'))
      if (atCats.length > 0) expect(text, question).toMatch(/^No, not on the street/)
      for (const part of parts.filter((one) => !passes(one, 'carb'))) expect(text, question).toContain(part.name)
    }
    expect(ask('what else do i need').text).toMatch(/^The build has what it needs|^Nothing else/)
  })
})

test('law: of a build with one part there is no order', () => {
  for (const first of ['2018 wrx, $800, what should i buy', '2016 mustang gt just a tune'])
    for (const asked of ['which one first', 'which 1 first', 'what do i do first']) {
      const [built, then] = talk(first, asked)
      if (built?.builds.at(-1)?.reply.recommendedParts.length !== 1) continue
      expect(then?.text, `${first} > ${asked}`).not.toMatch(/go in together|All at once/)
    }
})
