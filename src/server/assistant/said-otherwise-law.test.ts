import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { Meaning } from './meaning.ts'
import { meaningOf } from './meaning-of.ts'

const read = (text: string) => meaningOf({ vehicles: VEHICLES, parts: PARTS }, text)
const CAR = '2018 mustang gt'

const law = (name: string, meant: Partial<Meaning>, ways: readonly string[]) =>
  describe(name, () => {
    test.each(ways)('%s', (said) => {
      expect(read(said)).toMatchObject(meant)
    })
  })

law(
  'the most of the engine as it is',
  { intent: 'plan', goal: { most: true }, keepsStock: expect.arrayContaining(['bottom_end']) },
  [
    `${CAR}, nobody opens the engine. the max it can do on 93 like that??`,
    `${CAR}. how far can it go with the bottom end untouched`,
    `what's the ceiling for a ${CAR} on the factory bottom end, 93`,
    `${CAR}: how much can you find without touching internals`,
    `${CAR}, wring everything out of it on the stock motor`,
    `don't want anybody opening that coyote up, ${CAR}. how far can you push it`,
  ],
)

law('as quick as somebody else', { intent: 'plan', goal: { fasterThan: { car: 'toyota-gr-supra-3-0' } } }, [
  "my boyfriend has a gr supra 3.0 and won't shut up about it. what would my 2022 brz need to keep up with him",
  'my buddy Gary bought a gr supra 3.0. Mine is a 2018 golf r, can I hang with him?',
  'dude in my platoon has a gr supra 3.0. want to run with him. 2018 golf r',
  '2018 golf r, it should accelerate like a gr supra 3.0',
  '2018 golf r, I want to embarrass a gr supra 3.0',
])

law('what it makes and what it is to make', { goal: { wheelHp: 600 }, dynoSheet: { wheelHp: 455 } }, [
  'it makes 455 now want 600, 2018 mustang gt',
  `${CAR}, cam and long tubes, 455 on the dyno. wanna see 600`,
  `${CAR}: JLT intake, catback. 455whp. 600 is the dream`,
  `${CAR} full bolt on 455whp, what's next for 600`,
  `currently at 455whp on my ${CAR} with fbo, 600 next`,
  `${CAR}. Mods so far: catback. Dyno: 455/400. Goal 600`,
])

test('a power that the engine made new, beside parts that it has, is no goal', () => {
  const said = read('06 charger srt8, long tubes and a tune already on it, 385 at the tire')
  expect(said).toMatchObject({ dynoSheet: { wheelHp: 385 }, installed: ['headers_long_tube', 'tune'] })
  expect(said.goal).toBeUndefined()
  expect(read('2020 charger scat pack, catback is on it. 450 wheel please').goal).toEqual({ wheelHp: 450 })
})

law('a figure without its unit', { goal: { wheelHp: 600 } }, [
  `${CAR}, money is no object, 600`,
  `${CAR} / gas: 93 / goal: 600 / use: street`,
  `${CAR} - blower ok - 600 - E85 - 15k`,
  `${CAR} somewhere between 550 and 600 wheel`,
  `${CAR} around the 600 mark`,
  `would 600 be doable on a ${CAR}?`,
  `${CAR}, 6 hundo`,
  'zl1 600',
])

law('money', { budgetUsd: 5000 }, [
  ...['5 bands', '5 racks', 'tax refund is 5000', 'not a penny over 5,000', 'wife capped me at 5000', 'got 5 g’s'].map(
    (sum) => `2018 golf r, ${sum}`,
  ),
  ...['bonus of 5,000 from work', '5000 is my hard stop', 'budget 5', 'under 50 hundred', '€5000', '5 mil dolares'].map(
    (sum) => `2018 golf r, ${sum}`,
  ),
])
test('a mileage is no budget', () => expect(read('2011 gti, 96k, stage 1').budgetUsd).toBeUndefined())

law('ethanol that is not to be counted on', { notFuels: ['e85'] }, [
  `${CAR}, 600 whp and I don't want to depend on ethanol being available when I travel`,
  `${CAR}, 600 whp, I'd rather not have to rely on E85`,
  `${CAR}, 600 whp, no meth, not messing with corn either`,
  `${CAR}, 600 whp, nearest e85 is 40 miles away`,
])
law('pump gas', { fuel: '93' }, [
  `${CAR}, 600 whp. 93 off post`,
  `${CAR}, 600 whp, customer buys Sunoco 94`,
  `${CAR}, 600 whp, petrol is equal to 98 RON and not 95`,
  `${CAR}, 600 whp, my station stopped selling it so make it 93`,
])

law('the exhaust stays', { keepsStock: ['catback', 'downpipe', 'headers', 'midpipe'] }, [
  `${CAR}, 600 whp, nothing on the exhaust`,
  `${CAR}, 600 whp. Nothing on the exhaust side though`,
])
law('what was just replaced stays', { keepsStock: ['clutch', 'differential'] }, [
  `${CAR}, 600 whp, clutch and diff were just rebuilt`,
])
law('nitrous is out', { keepsStock: ['nitrous'] }, [
  `${CAR}, 600 whp, bottle's for kids`,
  `${CAR}, 600 whp, blower yes, nitrous hell no`,
])
law('a sound limit is no octane', { fuel: '91' }, [
  '2018 civic type r, 330 whp on 91, our site has a 93 dB limit',
  '2018 civic type r, 330 whp on 91. They meter 93 decibels at the track',
])
test('a state is no chassis code, and what there is no access to is no fuel', () => {
  expect(read('do me the safe daily build. 93, nothing catless bc VA inspection').car).toBeUndefined()
  for (const said of ['he has no access to E85', 'no access to e85', 'with no local access to E85']) {
    expect(read(`2010 camaro ss, 450 whp on 91, ${said}`).fuel).toBe('91')
    expect(read(`2010 camaro ss, 450 whp, ${said}`).fuel).not.toBe('e85')
  }
})
law(
  'never boosted',
  { induction: 'naturally_aspirated' },
  [
    ...['never gonna boost it', 'not going to boost it', "i'm never boosting this car", "won't be boosting it"],
    ...['no way am i boosting it', 'boosting it is out', 'no plans to boost it', 'dont boost it', "ain't boosting it"],
    ...['it stays na forever', 'without ever boosting it', 'boost never', 'i refuse to boost it'],
  ].map((refusal) => `2019 charger scat pack, 93 octane, 500 whp, ${refusal}`),
)
law('no bigger turbo', { without: ['turbo_kit_single', 'turbo_kit_twin', 'turbo_upgrade'] }, [
  '2018 golf r; target=400whp; exclude=turbo upgrade',
  "2018 golf r 400 whp, I don't like the idea of a bigger turbo",
])
law('times on street tires', { without: ['drag_tires'] }, [
  '2021 GR Supra 3.0, 0-60 mph in 3.3 s on a street tire',
  `${CAR} 11.5 quarter, no drag radials`,
])

law('a time that is run, and one that is wanted', { goal: { quarterMileS: 10.9 } }, [
  `${CAR} runs 12.1 want 10.9`,
  `${CAR} ran 12.10 @ 118 last week, want a 10.9`,
  'mi Challenger Scat Pack 2019 hace 12.3 en el cuarto de milla. Quiero bajarlo a 10.9',
])

law('the own car, not the other one', { car: 'subaru-wrx', year: 2015, goal: { wheelHp: 350 } }, [
  "my buddy's sti makes 400, mine is a 2015 wrx, get me 350",
  'my dad drives a 2019 f150, i have a 2015 wrx. 350 whp on 93',
])
law('the year beside its name', { car: 'bmw-m3', year: 2016 }, [
  'a 2016 M3 and a 2019 X3. Only the M3 matters. 550 whp',
])

law('all stages', { intent: 'stages' }, [
  '22 wrx stages? run me thru 1 2 3',
  '20 gt500. give me s1 s2 s3 w whp each',
  'Which stages do you have for the C63 S of 2016? I would pay in the end maybe only the first',
  '2018 golf r break it up into stages, I get paid monthly',
])
law('which car', { intent: 'plan', change: 'more_power' }, [
  'my truck is slow',
  'make my car faster',
  'quiero que mi carro jale más en las subidas, qué me recomiendan y cuánto cuesta',
])
test.each(['got a hellcat coming in saturday. 850 at the tire on 93', '2017 F-150 SuperCrew, 450 whp'])(
  'which one of them: %s',
  (said) => expect(read(said).car).toBeUndefined(),
)
