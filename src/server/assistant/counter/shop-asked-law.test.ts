import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

/** One fact of the shop in several people's words, and what its answer begins with or holds. */
const FACTS: readonly (readonly [string, RegExp, readonly string[]])[] = [
  [
    'a slot on a day is told by the hours and where slots are seen',
    /^No, we're closed Saturdays.*\/book/,
    ['got any saturday slots', 'do you guys have saturdays open for installs', 'saturday appointment possible?'],
  ],
  [
    'work takes an appointment, and how to get one',
    /appointment.*\/book|\/book.*appointment|^Book online at \/book/,
    [
      'do i need an appointment or can i just pull in',
      'how do I book an appointment',
      'can he just drive by without an appointment',
    ],
  ],
  [
    'who waits hears what can be waited for',
    /^Yes, small jobs you can wait for|^You can wait for small jobs/,
    ['can i wait there while you do it', 'ok if we wait at the shop'],
  ],
  [
    'a state is named and is a yes',
    /^(?:Yes, w|W)e ship to (?:Montana|Louisiana|New Jersey|Ohio|Vermont)/,
    [
      'do you ship to montana',
      'yall ship to louisiana',
      'can you send parts to vermont?',
      'do you deliver to new jersey',
    ],
  ],
  [
    'Puerto Rico is asked of a person first',
    /^(?:Not through checkout|Por el checkout no)/,
    [
      'do you ship to puerto rico',
      'mandan a puerto rico?',
      'hacen envios a ponce, puerto rico',
      'you ship to PR right? 00918',
    ],
  ],
  ['San Antonio is in Texas', /San Antonio.*50 estados/, ['mandan a san antonio?', 'hacen envios a San Antonio Texas']],
  ['a PO box is not enough', /PO box/, ['do you ship to a po box', 'all i have is a po box, is that ok for shipping']],
  [
    'abroad is a no',
    /^No, we only ship within the United States/,
    ['do you ship to ontario canada', 'ship to germany?'],
  ],
  [
    'Apple Pay is told for what it is',
    /^Maybe: Apple Pay/,
    ['do you take apple pay', 'can i use apple pay at checkout'],
  ],
  [
    'a price match is no promise',
    /^No automatic price match/,
    ['do you price match', 'will you match a price from another site'],
  ],
  [
    'a group price is asked of a person',
    /^No (?:group or club|bulk) price/,
    ['any group discount for our car club', 'do you do group buys for a car club'],
  ],
  [
    'own parts',
    /\/contact.*covers the work, not the part/,
    ['can i bring my own coilovers for you to install', 'will you put on parts i bought elsewhere'],
  ],
  [
    'the scale of the figures',
    /^Our figures are Dynojet, SAE/,
    [
      'are your numbers SAE or STD',
      'do you correct to SAE or STD and whose dyno',
      'whats your dyno, mustang or dynojet',
    ],
  ],
  [
    'how far off the power is, with how many results',
    /7\.3% on average.*276 published/,
    ['how accurate are your whp numbers, mean error and sample size', 'how accurate are your horsepower predictions'],
  ],
  [
    'a figure that was off is a complaint, with the band',
    /sorry it came up short.*7\.3%.*\/contact/,
    [
      'my car made 30 less than you said',
      'your last number for my golf was 25 hp off',
      'this website is a scam, my cousin got 20 less hp than you said',
    ],
  ],
  [
    'an order that came wrong is ours to fix',
    /^Sorry, that's.*\/contact/,
    ['you sent me the wrong injectors', 'the box came empty', 'got the wrong headers, two left sides'],
  ],
  ['a dyno session', /\/book/, ['do you have dyno time', 'can i rent your dyno']],
  ['used parts', /^No/, ['do you sell used turbos', 'do you buy old turbos']],
]

describe.each(FACTS)('%s', (_, says, wordings) => {
  eachOf(6, wordings)('%s', (said) => {
    const { text, builds, parts } = lastOf(said)
    expect(text).toMatch(says)
    expect(builds.length + parts.length).toBe(0)
  })
})

describe('several facts of one message are told each once', () => {
  eachOf(6, [
    ['How do I book an installation appointment, and do you require a deposit?', ['/book', 'deposit']],
    ['I would like to know your opening hours and whether you accept a check.', ['Mon-Fri', 'a check']],
    ['Is it possible to pay in installments, and is my credit card safe on your site?', ['financing', 'Stripe']],
    ['do you take apple pay or klarna', ['Apple Pay', 'no Klarna']],
    [
      'Any warranty on your labor, and does he need an appointment or just drive by?',
      ['one year', 'takes an appointment'],
    ],
    ['do you ship to montana and how long', ['Montana', 'business days']],
    ['mandan a puerto rico? y aceptan affirm', ['Puerto Rico', 'ni Affirm']],
    ['what is your address and when are you open', ['1200 Speedway', 'Mon-Fri']],
  ] as const)('%s', (said, holds) => {
    const { text } = lastOf(said)
    for (const words of holds) expect(text.split(words).length - 1, words).toBeGreaterThanOrEqual(1)
    const sentences = text.split(/(?<=[.?!]) /)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

describe('German and French hear the facts of the shop in their own language', () => {
  eachOf(6, [
    ['Versendet ihr auch nach Stuttgart?', /^Nein, wir versenden nur innerhalb der USA/],
    ['Sprecht ihr Deutsch?', /^Ich lese Deutsch/],
    ['Vous livrez en France ?', /^Non, nous n'expédions qu'aux États-Unis/],
    ['Bonjour, expédiez-vous en Belgique et le délai de retour est-il de 14 jours ?', /^Non.*Retour : 30 jours/s],
  ] as const)('%s', (said, says) => {
    expect(lastOf(said).text).toMatch(says)
    expect(lastOf(said).text).not.toMatch(/auf Englisch\. $|en anglais\. $/)
  })
})

describe('verses are as asked', () => {
  const versesIn = (said: string) => lastOf(said).text.split('\n\n')[0]?.split('\n') ?? []
  it('four lines are four, about what was asked', () => {
    const lines = versesIn('write me a four line poem about a red miata and my lawn')
    expect(lines).toHaveLength(4)
    expect(lines.join(' ')).toMatch(/red Mazda.*lawn/)
  })
  it('a limerick has five', () => expect(versesIn('a limerick about a mustang please')).toHaveLength(5))
  it('a haiku has three', () => expect(versesIn('write a haiku about my wrx')).toHaveLength(3))
  it('German gets German', () => expect(lastOf('Schreib mir ein Gedicht über mein Auto').text).toMatch(/Motor|Takt/))
})

describe('plain talk gets one line that fits it, and an offer', () => {
  eachOf(6, [
    ['you guys any good at fixing tractors', /no tractors/],
    ['do you know how to get a baby to sleep', /slow lap/],
    ['am i too old at 50 for a fast car', /^Not too old/],
    ['my wife thinks its a waste of money am i crazy', /any hobby/],
    ['have you people ever driven one of these', /^Me, no/],
  ] as const)('%s', (said, says) => {
    const { text, builds, parts } = lastOf(said)
    expect(text).toMatch(says)
    expect(builds.length + parts.length).toBe(0)
  })
})

describe('what only sounds like the shop stays with those who know', () => {
  eachOf(6, [
    ['how long does a clutch install take on a 2018 mustang gt', /business days/],
    ['2018 mustang gt, 600 wheel on 93, ship it all to ohio', /^Yes, we ship/],
    ['what does a 2016 wrx make on a mustang dyno', /sorry it came up short/],
    ['is 91 octane 20 hp less than 93 on a 2018 golf r', /sorry it came up short/],
    ['my exhaust sounds like a tractor on a 2018 gti', /no tractors/],
    ['how much torque is a 2019 hellcat making', /any hobby/],
    [
      'does the intake on a 2018 mustang gt come with a warranty card and does it fit the ecoboost',
      /^No, we only ship/,
    ],
  ] as const)('%s', (said, not) => {
    expect(lastOf(said).text).not.toMatch(not)
  })

  it('a danger comes before any fact, and stands beside those that are told later', () => {
    expect(lastOf('it has rod knock, do you have a saturday slot').text).toMatch(/stop driving/i)
    expect(lastOf('my sti has rod knock', 'do you have a slot this week').text).toMatch(/tow/)
  })
  it('a place after where we ship goes on with it', () => {
    expect(talk('do you ship to the uk?', 'ok and to a friend in new jersey').at(-1)?.text).toMatch(
      /^Yes, we ship to New Jersey/,
    )
  })
})
