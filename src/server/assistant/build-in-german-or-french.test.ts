import { expect, it } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'

it('a build that is asked for in German is told in German, with what the crank makes in PS', () => {
  const told = lastOf('Ich möchte meinen 2017 Mustang EcoBoost auf 380 PS an der Kurbelwelle bringen, 98 Oktan')
  expect(told.builds).toHaveLength(1)
  expect(told.text).toMatch(/^Mit \d+ Teilen kommt der 2017 Ford Mustang EcoBoost/)
  expect(told.text).toMatch(/rund 3[78]\d PS/)
  expect(told.text).not.toMatch(/Englisch|parts take/)
})

it('a build that is asked for in French is told in French', () => {
  const told = lastOf('Bonjour, je voudrais 400 ch au vilebrequin sur ma Golf R 2018, SP98')
  expect(told.text).toMatch(/^Avec \d+ pièces, la 2018 Volkswagen Golf R passe de/)
  expect(told.text).toMatch(/environ (?:39|40)\d ch/)
  expect(told.text).not.toContain('anglais')
})
