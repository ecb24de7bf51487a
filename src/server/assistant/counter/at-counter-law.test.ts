import { describe, expect, it } from 'vitest'
import { advisor, lastOf } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { answer } from '../answer.ts'

/** What is asked at the counter, in wordings of several people, and what the answer says. */
const FACTS: readonly (readonly [string, RegExp, readonly string[]])[] = [
  [
    'the day that is asked about is in the answer, from the settings',
    /closed Saturdays.*Mon-Fri 10am-7pm|sábado cerramos.*lun-vie 10am-7pm/,
    [
      'can you do an install on a saturday',
      'what time do you guys open saturdays',
      'saturday drop off ok?',
      'is anybody around on saturday',
      'abren el sabado?',
      '¿trabajan los sábados?',
    ],
  ],
  [
    'who just drives in is told of the appointment',
    /appointment|cita/,
    [
      'can we just roll in on a saturday',
      'is it ok to pull up at 5:30 without an appointment',
      'puedo caer sin cita el sabado',
    ],
  ],
  [
    'who pays for the way back',
    /You pay the return shipping, unless|El envío de regreso lo pagas tú, salvo/,
    [
      'the headers might not fit my car, who covers shipping them back',
      'who is paying the freight if i return a clutch',
      'quien paga el envio de regreso si no le queda',
    ],
  ],
  [
    'a way to pay that checkout has not is a plain no',
    /^(?:No|Entendo).*(?:invoice|factura)/s,
    ['paypal?', 'do you take bitcoin', 'can i pay with oxxo', 'posso pagar com pix?', 'aceptan mercado pago?'],
  ],
  [
    'payments over time are told for what they are',
    /financing|financiamiento/,
    [
      'can i do monthly payments on a build',
      'klarna or affirm?',
      'student discount or payment plans?',
      'se puede a meses?',
    ],
  ],
  ['no rate is made up', /no APR|tasa que darte/, ['whats the apr on that', 'cual es la tasa de interes']],
  [
    'who asks for a discount by what he is gets a no by that name',
    /No (?:student|military|first-responder|teacher) discount|No hay descuento (?:de estudiante|militar)/,
    ['any student discount?', 'vet discount? served 8 years', 'discount for firefighters?', 'hay descuento militar?'],
  ],
  [
    'nothing goes abroad, and duties are in no price',
    /only ship within the United States|solo enviamos dentro de Estados Unidos|nur innerhalb der USA/,
    [
      'do you deliver to calgary canada',
      'i live in germany, can you ship me a clutch kit overseas',
      'who pays duties if you ship to ontario',
      'hacen envios a guadalajara mexico?',
      'liefert ihr nach deutschland? versendet ihr auch nach österreich?',
    ],
  ],
  [
    'the deposit, and when it comes back',
    /that is the deposit.*(?:get it back|can come back)|depósito.*devolvemos/s,
    ['how much deposit and is it refundable if i cancel', 'cuanto es el anticipo y me lo devuelven si cancelo'],
  ],
  [
    'what a dyno reads, and that its make is not known',
    /Our figures are Dynojet, SAE.*isn't in what I have/s,
    ['is your dyno a mustang or a dynojet', 'what kind of dyno do you have in your shop'],
  ],
  [
    'what a predicted time stands on',
    /77°F at sea level.*190 lb driver.*rollout/s,
    ['what tire and weight do you assume for the et', 'what density altitude are your times based on'],
  ],
]

describe.each(FACTS)('%s', (_, says, wordings) => {
  eachOf(6, wordings)('%s', (said) => {
    expect(lastOf(said).text).toMatch(says)
  })
})

describe('talk that asks for no part gets one calm, honest line', () => {
  eachOf(6, [
    ['you are a useless robot', /program/, /1\d\d whp|part cards/],
    ['is this a bot or a human', /a program, not a person/, /\$/],
    ['¿hablo con una persona o un robot?', /un programa, no una persona/, /\$/],
    ['this whole site is a scam', /\/accuracy.*\(904\) 555-0142/s, /stop it/],
    ['you guys are crooks, i will dispute the charge', /order number/, /scam/],
    ['who should i vote for', /outside my garage/, /\$/],
    ['solve 4x+2=10 for my homework', /outside my garage/, /\$/],
    ['thanks a lot man, you have been great', /^You bet/, /\?$/],
    ['you guys are awesome', /^You bet/, /\$/],
    ['thanks for nothing', /program/, /\$/],
    ['muchas gracias, nos vemos', /^De nada/, /\?$/],
    ['good evening', /^Hey, welcome/, /\$/],
    ['buenas noches', /^¡Hola!/, /\$/],
  ] as const)('%s', (said, says, not) => {
    const { text, builds, parts } = lastOf(said)
    expect(text).toMatch(says)
    expect(text).not.toMatch(not)
    expect(builds.length + parts.length).toBe(0)
  })

  it('a verse is of the car that is talked about, and has two lines', () => {
    const { text } = lastOf('i have a 2018 mustang gt', 'write me a poem about it')
    expect(text).toContain('Ford Mustang GT')
    expect(text.split('\n\n')[0]?.split('\n')).toHaveLength(2)
  })
})

describe('what only sounds like it stays with those who know', () => {
  eachOf(6, [
    ['is my wideband accurate', /Times: the quarter mile/],
    ['cancel the nitrous please, 2018 mustang gt 500 whp', /order page/],
    ['are you guys in florida', /closed Saturdays/],
    ['this exhaust sucks, i need a louder one for my 2018 mustang gt', /program/],
    ['my intake sounds like a joke', /project car/],
    ['is there rain in the intake if it sits low', /outside my garage/],
    ['the last shop botched my tune and now it pings, what do i check', /Sorry that happened/],
    ['thanks, will the stock clutch hold 500 on a 2018 mustang gt', /^You bet/],
    ['is the stage 2 tune a scam on a 2018 gti', /Fair to ask/],
  ] as const)('%s', (said, not) => {
    expect(lastOf(said).text).not.toMatch(not)
  })

  it('rod knock is told before anything of the shop, and before any joke', () => {
    expect(lastOf('my engine has rod knock lol, tell me a joke while i drive it home').text).toMatch(/stop driving/i)
    expect(lastOf('write a haiku about a blown head gasket').text).toMatch(/^White smoke/)
    expect(lastOf('it has rod knock, are you open saturday?').text).toMatch(/stop driving/i)
  })
})

it('a fact beside a wish: the fact, then what is wished', () => {
  const built = lastOf('2018 mustang gt, 600 wheel on 93. do you take paypal?')
  expect(built.text).toMatch(/^No PayPal/)
  expect(built.builds).toHaveLength(1)
  const parts = lastOf('do you ship to honolulu? i need a clutch for a 2012 nissan 370z')
  expect(parts.text).toMatch(/ship to Alaska and Hawaii/)
  expect(parts.parts.map(({ kind }) => kind)).toContain('clutch')
})

it('an hour is held against the day that was asked about before', () => {
  expect(lastOf('open saturday?', 'if i swing by at like 3:15 will anybody be there').text).toMatch(/closed Saturdays/)
  expect(lastOf('are you open tuesday?', 'if i swing by at like 3:15 will anybody be there').text).toMatch(/^Yes/)
  expect(lastOf('will somebody be there at 8:30 pm on monday').text).toMatch(/^No/)
})

describe('how far off the figures are is read off the evidence, never typed in', () => {
  const summary = {
    ...{ results: 321, sources: 45, accuracy: 0.93, meanError: 0.0712, medianError: 0.0534, bias: 0.01, held: 0.912 },
  }
  eachOf(6, [
    'how do i know these hp numbers are not fake',
    'what is the mean absolute error of your whp predictions, and over how many results',
    '¿de dónde sacan esos números y cuánto le fallan?',
    'no les creo esas cifras',
    'is that in-sample?',
  ])('%s', (said) => {
    const told = answer({ ...advisor, accuracy: summary }, [{ from: 'visitor', text: said }])
    const words = told.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n')
    expect(words).toContain('7.1%')
    expect(words).toContain('321')
  })
})
