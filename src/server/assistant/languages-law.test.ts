import { describe, expect, it } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { asksOnlyLanguage, languageOf } from './words/language.ts'

const SPANISH_TALK = ['tengo un mustang gt 2018 y quiero 500 a la rueda con gasolina de 91'] as const
const IS_SPANISH = /\b(?:el|la|las|los|con|piezas|para|de|desde)\b/

describe('an English message is never answered in Spanish', () => {
  eachOf(9, [
    'does it still pass, its plated in PA',
    'my car is in LA, is that stock power legal there',
    'still need new tires then?',
    'same truck but in AL, any good?',
    'is the stock clutch ok with that',
  ])('%s', (said) => {
    expect(languageOf(said.toLowerCase())).not.toBe('es')
    expect(lastOf(...SPANISH_TALK, said).text).not.toMatch(/\b(?:Sí|carro|piezas|unos|aguanta|gasolina)\b/)
  })
})

describe('a Spanish one is never answered in English', () => {
  eachOf(9, [
    'y la caja aguanta?',
    'con turbo cuanto sale?',
    'uy no, bajamelo a unos 8 mil',
    'dame las etapas de un f150 2.7 2018',
    'que le pongo primero a un golf r 2017',
    'un 335i 2010 con downpipes y mapa en 93 cuanto da',
  ])('%s', (said) => {
    const { text } = lastOf(...SPANISH_TALK, said)
    expect(text).toMatch(IS_SPANISH)
    expect(text).not.toMatch(/\b(?:Assuming|installed|Tell me|We have no|buys the most power|Different year)\b/)
  })
})

describe('a language that is asked for is the one that is used', () => {
  eachOf(9, ['now in english', 'english please', 'can you say that in english?', 'eng pls', 'sorry, in english'])(
    '%s: what was asked before is answered again',
    (said) => {
      expect(asksOnlyLanguage(said)).toBe(true)
      const { text, builds } = lastOf(...SPANISH_TALK, said)
      expect(text).toMatch(/parts take the 2018 Ford Mustang GT/)
      expect(builds).toHaveLength(1)
    },
  )
  it('with a question of its own', () => {
    expect(lastOf(...SPANISH_TALK, 'gracias. now in english, what breaks first').text).not.toMatch(
      /\b(?:aguanta|primero)\b/,
    )
    expect(lastOf('2018 mustang gt, 500 whp on 91', 'en español por favor').text).toMatch(/piezas/)
  })
  eachOf(9, [
    'what is 300 ps in english units',
    'is the manual in english or spanish',
    'can my dad talk to someone in spanish',
  ])('%s asks for none', (said) => {
    expect(asksOnlyLanguage(said)).toBe(false)
  })
})

// Builds are told in German and French themselves.
describe('Portuguese, German and French are understood, and answered in English with a word', () => {
  eachOf(9, [
    [
      'tenho um bmw 335i 2008 e quero 400 cv na roda',
      /^Entendo português.*405 whp|^Entendo português.*39\d whp|^Entendo português.*40\d whp/s,
    ],
    ['oi, vocês enviam para o brasil?', /^Entendo português.*only ship within the United States/s],
    [
      'quanto aguenta o motor original do si 2020 antes de entortar biela',
      /^(?!.*[Ss]top driving)Entendo.*(?:1\.5 turbo|Civic Si)/s,
    ],
    ['M2 Competition 2020, 550 PS am Rad mit 98 ROZ, was brauche ich', /^Mit \d+ Teilen.*98 ROZ \(US 93\)/],
    ['mustang gt 2018, 550 ps am rad mit super plus, was kostet das', /^Mit \d+ Teilen kommt der 2018 Ford Mustang GT/],
    ['wie viel ps hat ein golf r 2016', /rated 292 hp/],
    ['habt ihr samstags offen', /closed Saturdays/],
    ['ma 350z 2008 chauffe sur circuit', /[Ss]top|cool/],
    ['qual oleo vai no wrx 2015', /factory grade for the 2015 Subaru WRX/],
    ["j'ai une cayman s 2014, elle gagne combien avec une reprog", /^Je comprends.*Cayman S/s],
  ] as const)('%s', (said, says) => {
    expect(lastOf(said).text).toMatch(says)
  })
})

describe('software alone is what the tune by itself makes', () => {
  eachOf(9, [
    'golf r 2016 dsg, 350 ps auf 98 oktan, nur software?',
    '2016 golf r, 345 crank hp with only a tune',
    '2016 golf r tune only, what does it make',
    'solo software para un golf r 2016, cuanto da',
  ])('%s', (said) => {
    const { text, builds, parts } = lastOf(said)
    expect(text).toMatch(/Software alone takes the 2016 Volkswagen Golf R|Solo con software el 2016 Volkswagen Golf R/)
    expect(builds).toHaveLength(0)
    expect(parts.map(({ kind }) => kind)).toEqual(['tune'])
  })
  eachOf(9, [
    'i only have a tune on my 2018 mustang gt, want 500 whp',
    'just a tune and intake on a 2018 mustang gt, 450 whp',
    'is a tune only legal in california on a 2018 mustang gt',
  ])('%s is none of it', (said) => {
    expect(lastOf(said).text).not.toMatch(/Software alone/)
  })
})
