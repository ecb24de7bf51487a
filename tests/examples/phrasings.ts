import type { Meaning } from '../../src/server/assistant/meaning.ts'

/**
 * What visitors write and what it means, written before the code that reads them. A third, chosen by a hash of the
 * words, was kept aside while the reading was written; `meaning-of.test.ts` judges both.
 */
export interface Phrasing {
  text: string
  means: Meaning
}

const says = (text: string, means: Partial<Meaning> = {}): Phrasing => ({ text, means: { intent: 'plan', ...means } })

const GT = 'ford-mustang-gt'
const SS = 'chevrolet-camaro-ss'
const SUPRA = 'toyota-gr-supra-3-0'
const STI = 'subaru-wrx-sti'
const HELLCAT = 'dodge-challenger-srt-hellcat'

/** A car and a goal, said in one breath. */
const BUILD_REQUESTS: readonly Phrasing[] = [
  says('2018 mustang gt, 600 wheel on pump gas, under 10k, still daily', {
    ...{ car: GT, year: 2018, goal: { wheelHp: 600 }, fuel: '93', budgetUsd: 10_000, use: 'daily' },
  }),
  says('I have a 2016 Camaro SS and want 550 whp for less than $8,500', {
    ...{ car: SS, year: 2016, goal: { wheelHp: 550 }, budgetUsd: 8500 },
  }),
  says('600whp 2015 WRX STI on E85', { car: STI, year: 2015, goal: { wheelHp: 600 }, fuel: 'e85' }),
  says('Build me a 450 hp 2017 Golf R for the track', {
    ...{ car: 'volkswagen-golf-r', year: 2017, goal: { wheelHp: 450 }, use: 'track' },
  }),
  says('my 2021 m3 competition should make 700 at the wheels', {
    ...{ car: 'bmw-m3-competition', year: 2021, goal: { wheelHp: 700 } },
  }),
  says('GR Supra to 500 whp on E85, keep the stock turbo', {
    ...{ car: SUPRA, goal: { wheelHp: 500 }, fuel: 'e85', keepsStock: ['boost_source'] },
  }),
  says('2020 supra 3.0 650 wheel horsepower race gas drag car', {
    ...{ car: SUPRA, year: 2020, goal: { wheelHp: 650 }, fuel: 'race', use: 'drag' },
  }),
  says('Chevy Camaro SS 2012, add 120 hp', { car: SS, year: 2012, goal: { gainHp: 120 } }),
  says("what would it take to get 800 crank horsepower out of a '19 hellcat", {
    ...{ car: HELLCAT, year: 2019, goal: { crankHp: 800 } },
  }),
  says('350z 2007 400whp twin turbo', {
    ...{
      car: 'nissan-350z',
      year: 2007,
      goal: { wheelHp: 400 },
      induction: 'twin_turbo',
      boostKinds: ['turbo_kit_twin'],
    },
  }),
  says('supercharged 370z, 2012, 450 wheel', {
    ...{ car: 'nissan-370z', year: 2012, goal: { wheelHp: 450 }, induction: 'supercharger' },
  }),
  says('2014 Nissan GT-R, 700 awhp, 93 octane', {
    ...{ car: 'nissan-gt-r', year: 2014, goal: { wheelHp: 700 }, fuel: '93' },
  }),
  says('evo x 2010 500whp e85 big single turbo', {
    ...{ car: 'mitsubishi-lancer-evolution-x', year: 2010, goal: { wheelHp: 500 }, fuel: 'e85' },
    induction: 'single_turbo',
    boostKinds: ['turbo_kit_single', 'turbo_upgrade'],
  }),
  says('I want my 2013 335i to run 11.5 in the quarter', {
    ...{ car: 'bmw-335i', year: 2013, goal: { quarterMileS: 11.5 } },
  }),
  says('2019 mustang gt that does 0-60 in 3.5 seconds', { car: GT, year: 2019, goal: { zeroToSixtyS: 3.5 } }),
  says('2015 Mustang GT 10 second car', { car: GT, year: 2015, goal: { quarterMileS: 10.99 } }),
  says('make my 2018 mustang gt faster than a hellcat', {
    ...{ car: GT, year: 2018, goal: { fasterThan: { car: HELLCAT } } },
  }),
  says('beat a 2020 gt500 with my 2017 camaro ss', {
    ...{ car: SS, year: 2017, goal: { fasterThan: { car: 'ford-mustang-shelby-gt500', year: 2020 } } },
  }),
  says('as much power as possible for 6000 dollars, 2016 focus rs', {
    ...{ car: 'ford-focus-rs', year: 2016, goal: { most: true }, budgetUsd: 6000 },
  }),
  says('what is the most a 2015 wrx can make on 91 octane?', {
    ...{ car: 'subaru-wrx', year: 2015, goal: { most: true }, fuel: '91' },
  }),
  says('2018 Civic Type R, 400 wheel, budget 5 grand', {
    ...{ car: 'honda-civic-type-r', year: 2018, goal: { wheelHp: 400 }, budgetUsd: 5000 },
  }),
  says('2006 S2000 supercharger build 380whp weekend car', {
    ...{ car: 'honda-s2000', year: 2006, goal: { wheelHp: 380 }, induction: 'supercharger', use: 'street' },
  }),
  says('BRZ 2015 turbo 300 whp', {
    ...{ car: 'subaru-brz', year: 2015, goal: { wheelHp: 300 }, induction: 'turbo' },
  }),
  says('gr86 2023 300whp supercharged on pump', {
    ...{ car: 'toyota-gr86', year: 2023, goal: { wheelHp: 300 }, induction: 'supercharger', fuel: '93' },
  }),
  says('C7 Corvette 2016 650 to the wheels with a procharger', {
    ...{ car: 'chevrolet-corvette-stingray', year: 2016, goal: { wheelHp: 650 }, induction: 'procharger' },
    ...{ boostKinds: ['supercharger_centrifugal'], maker: 'ProCharger' },
  }),
  says('2016 stingray 480 whp no boost', {
    ...{ car: 'chevrolet-corvette-stingray', year: 2016, goal: { wheelHp: 480 }, induction: 'naturally_aspirated' },
  }),
  says('all motor 2012 boss 302 420whp', {
    ...{ car: 'ford-mustang-boss-302', year: 2012, goal: { wheelHp: 420 }, induction: 'naturally_aspirated' },
  }),
  says('2011 mustang GT manual 500rwhp budget build', {
    ...{ car: GT, year: 2011, gearbox: { kind: 'manual' }, goal: { wheelHp: 500 }, priority: 'lowest_cost' },
  }),
  says('2018 Mustang GT automatic, 700 whp, reliable', {
    ...{ car: GT, year: 2018, gearbox: { kind: 'automatic' }, goal: { wheelHp: 700 }, priority: 'reliability' },
  }),
  says('2017 M2 DCT 450whp', { car: 'bmw-m2', year: 2017, gearbox: { kind: 'dual_clutch' }, goal: { wheelHp: 450 } }),
  says('Looking for 420 wheel hp from a 2022 WRX, max spend $7k', {
    ...{ car: 'subaru-wrx', year: 2022, goal: { wheelHp: 420 }, budgetUsd: 7000 },
  }),
  says('need 380 whp out of an 08 mazdaspeed3 please', {
    ...{ car: 'mazda-mazdaspeed3', year: 2008, goal: { wheelHp: 380 } },
  }),
  says('2020 M340i, stage me up to 480whp, no more than 4,500 bucks', {
    ...{ car: 'bmw-m340i', year: 2020, goal: { wheelHp: 480 }, budgetUsd: 4500 },
  }),
  says('mustang ecoboost 2019: 400 hp at the wheel, E30', {
    ...{ car: 'ford-mustang-ecoboost', year: 2019, goal: { wheelHp: 400 }, fuel: 'e30' },
  }),
  says('F150 3.5 ecoboost 2018 - 450 whp on 87, towing daily driver', {
    ...{ car: 'ford-f-150-3-5-ecoboost', year: 2018, goal: { wheelHp: 450 }, fuel: '87', use: 'daily' },
  }),
  says('2018 demon 900whp race fuel for the strip', {
    ...{ car: 'dodge-challenger-srt-demon', year: 2018, goal: { wheelHp: 900 }, fuel: 'race', use: 'drag' },
  }),
  says('Scat Pack challenger 2019 600 wheel with a supercharger', {
    ...{ car: 'dodge-challenger-r-t-scat-pack', year: 2019, goal: { wheelHp: 600 }, induction: 'supercharger' },
  }),
  says('G37 2010, between 6 and 9k, 430 wheel', {
    ...{ car: 'infiniti-g37', year: 2010, goal: { wheelHp: 430 }, budgetUsd: 9000 },
  }),
  says('audi rs3 2018 500 whp without touching the engine internals', {
    ...{ car: 'audi-rs3', year: 2018, goal: { wheelHp: 500 }, keepsStock: ['bottom_end'] },
  }),
  says('VW GTI 2016 DSG 350whp stock fuel system', {
    ...{ car: 'volkswagen-gti', year: 2016, gearbox: { kind: 'dual_clutch' }, goal: { wheelHp: 350 } },
    keepsStock: ['fuel_pump', 'injectors'],
  }),
  says('2012 C63 AMG to 520 wheel with headers', {
    ...{ car: 'mercedes-benz-c63-amg', year: 2012, goal: { wheelHp: 520 }, wants: ['headers_long_tube'] },
  }),
  says('2021 911 turbo s, trap 140 mph', { car: 'porsche-911-turbo-s', year: 2021, goal: { trapMph: 140 } }),
  says('miata 2017 with a turbo, 230whp, autocross', {
    ...{ car: 'mazda-mx-5-miata', year: 2017, goal: { wheelHp: 230 }, induction: 'turbo', use: 'track' },
  }),
  says('rx7 1994 400 rwhp', { car: 'mazda-rx-7', year: 1994, goal: { wheelHp: 400 } }),
  says('94 supra turbo 700whp on e85', {
    ...{ car: 'toyota-supra-turbo', year: 1994, goal: { wheelHp: 700 }, fuel: 'e85' },
  }),
  says('2004 terminator cobra 550whp', { car: 'ford-mustang-svt-cobra', year: 2004, goal: { wheelHp: 550 } }),
  says('Fox body mustang 1990, 350 wheel, cheapest way', {
    ...{ car: 'ford-mustang-fox-5-0', year: 1990, goal: { wheelHp: 350 }, priority: 'lowest_cost' },
  }),
  says('camaro zl1 2018 6th gen 750 wheel on E85 for half-mile drag racing', {
    ...{ car: 'chevrolet-camaro-zl1', year: 2018, goal: { wheelHp: 750 }, fuel: 'e85', use: 'drag' },
  }),
  says('how do I get +80 whp on a 2017 focus rs with 93?', {
    ...{ car: 'ford-focus-rs', year: 2017, goal: { gainHp: 80 }, fuel: '93' },
  }),
  says('2023 nissan z 500 whp bolt ons only, stock turbos', {
    ...{ car: 'nissan-z', year: 2023, goal: { wheelHp: 500 }, keepsStock: ['boost_source'] },
  }),
  says('q60 red sport 2018 500 whp stock turbos and ethanol', {
    ...{ car: 'infiniti-q60-red-sport-400', year: 2018, goal: { wheelHp: 500 }, fuel: 'e85' },
    keepsStock: ['boost_source'],
  }),
  says('2020 GT500 1000whp', { car: 'ford-mustang-shelby-gt500', year: 2020, goal: { wheelHp: 1000 } }),
  says('how much does 500 wheel cost on a 2018 mustang gt', { car: GT, year: 2018, goal: { wheelHp: 500 } }),
  says('price to build a 2019 STI to 450whp?', { car: STI, year: 2019, goal: { wheelHp: 450 } }),
  says('2011 legacy... sorry, 2009 legacy gt, 350 whp', {
    ...{ car: 'subaru-legacy-gt', year: 2009, goal: { wheelHp: 350 } },
  }),
  says('mustng gt 2018 600whp', { car: GT, year: 2018, goal: { wheelHp: 600 } }),
  says('2018 MUSTANG GT 600WHP E85 $12K', {
    ...{ car: GT, year: 2018, goal: { wheelHp: 600 }, fuel: 'e85', budgetUsd: 12_000 },
  }),
  says('i got 7500 to spend on my 2016 wrx, 350 whp, 91', {
    ...{ car: 'subaru-wrx', year: 2016, goal: { wheelHp: 350 }, fuel: '91', budgetUsd: 7500 },
  }),
  says('Silverado 5.3 2016 450 wheel horsepower with a blower', {
    ...{ car: 'chevrolet-silverado-1500-5-3', year: 2016, goal: { wheelHp: 450 }, induction: 'supercharger' },
  }),
  says('2013 genuine street car, Mustang GT, 475 wheel, manual trans', {
    ...{ car: GT, year: 2013, gearbox: { kind: 'manual' }, goal: { wheelHp: 475 }, use: 'street' },
  }),
  says('six hundred wheel horsepower from a 2018 mustang gt', { car: GT, year: 2018, goal: { wheelHp: 600 } }),
  says('2019 camaro ss quarter mile in 10.8', { car: SS, year: 2019, goal: { quarterMileS: 10.8 } }),
  says('get a 2015 charger hellcat into the 9s', {
    ...{ car: 'dodge-charger-srt-hellcat', year: 2015, goal: { quarterMileS: 9.99 } },
  }),
  says('2008 135i 420whp jb4 stock twins keep it under 3500', {
    ...{ car: 'bmw-135i', year: 2008, goal: { wheelHp: 420 }, budgetUsd: 3500, keepsStock: ['boost_source'] },
  }),
  says('2022 civic si 260 whp no new clutch', {
    ...{ car: 'honda-civic-si', year: 2022, goal: { wheelHp: 260 }, keepsStock: ['clutch'] },
  }),
  says('2018 gt mustang with nitrous 600 wheel', {
    ...{ car: GT, year: 2018, goal: { wheelHp: 600 }, wants: ['nitrous'] },
  }),
  says('500whp, 2018 mustang gt, no nitrous please', {
    ...{ car: GT, year: 2018, goal: { wheelHp: 500 }, keepsStock: ['nitrous'] },
  }),
  says('2015 m3 manual 550 wheel for track days with pump gas and budget around 9 thousand dollars', {
    ...{ car: 'bmw-m3', year: 2015, gearbox: { kind: 'manual' }, goal: { wheelHp: 550 }, use: 'track', fuel: '93' },
    budgetUsd: 9000,
  }),
]

/** Wishes that leave out the car, its trim, its year or the goal. */
const INCOMPLETE: readonly Phrasing[] = [
  says('I want 500 wheel horsepower', { goal: { wheelHp: 500 } }),
  says('600 whp under 10k', { goal: { wheelHp: 600 }, budgetUsd: 10_000 }),
  says('2018 mustang gt', { car: GT, year: 2018 }),
  says('Mustang GT', { car: GT }),
  says('I drive a 2017 golf r', { car: 'volkswagen-golf-r', year: 2017 }),
  says('mustang gt 600 whp', { car: GT, goal: { wheelHp: 600 } }),
  says('my car is a 2020 BMW M2 Competition', { car: 'bmw-m2-competition', year: 2020 }),
  says("it's a 2015", { year: 2015 }),
  says('2019', { year: 2019 }),
  says('600', { goal: { wheelHp: 600 } }),
  says('450 at the wheels', { goal: { wheelHp: 450 } }),
  says('build me something fast'),
  says('help me build my car'),
  says('my budget is $5,000', { budgetUsd: 5000 }),
  says('I want to go faster than a 2016 Camaro SS', { goal: { fasterThan: { car: SS, year: 2016 } } }),
  says('I need more power for my 2014 gti', { car: 'volkswagen-gti', year: 2014, change: 'more_power' }),
  says('12k to spend', { budgetUsd: 12_000 }),
  says('daily driver with e85', { fuel: 'e85', use: 'daily' }),
  says('supercharger build', { induction: 'supercharger' }),
  says('Camaro SS, 93 octane, street', { car: SS, fuel: '93', use: 'street' }),
  says('10 second quarter mile', { goal: { quarterMileS: 10.99 } }),
  says('as much as I can get', { goal: { most: true } }),
]

/** What is said after a first build. */
const REFINEMENTS: readonly Phrasing[] = [
  says('cheaper', { change: 'cheaper' }),
  says('make it cheaper', { change: 'cheaper' }),
  says("that's too expensive", { change: 'cheaper' }),
  says('can you do it for less money?', { change: 'cheaper' }),
  says('anything more affordable?', { change: 'cheaper' }),
  says('on E85', { fuel: 'e85' }),
  says('what about on E85 instead?', { fuel: 'e85' }),
  says('switch to race gas', { fuel: 'race' }),
  says('I only have 91 here', { fuel: '91' }),
  says('same but pump gas', { fuel: '93' }),
  says('E30 blend', { fuel: 'e30' }),
  says('what if I keep the stock clutch', { keepsStock: ['clutch'] }),
  says('keep the stock clutch', { keepsStock: ['clutch'] }),
  says("don't change the transmission", { keepsStock: ['torque_converter', 'transmission'] }),
  says('leave the internals alone', { keepsStock: ['bottom_end'] }),
  says('without headers', { keepsStock: ['headers'] }),
  says('no meth injection', { keepsStock: ['methanol'] }),
  says('factory injectors and stock fuel pump', { keepsStock: ['fuel_pump', 'injectors'] }),
  says('keep the factory exhaust and the stock intake', {
    keepsStock: ['catback', 'downpipe', 'headers', 'intake', 'midpipe'],
  }),
  says('more power', { change: 'more_power' }),
  says('I want a bit more', { change: 'more_power' }),
  says('make it stronger', { change: 'more_power' }),
  says('turn it up', { change: 'more_power' }),
  says('700 whp instead', { goal: { wheelHp: 700 } }),
  says('what about 650?', { goal: { wheelHp: 650 } }),
  says('make it 550 wheel', { goal: { wheelHp: 550 } }),
  says('manual', { gearbox: { kind: 'manual' } }),
  says("it's an automatic", { gearbox: { kind: 'automatic' } }),
  says('mine has the 10 speed auto', { gearbox: { kind: 'automatic' } }),
  says('it has the DSG', { gearbox: { kind: 'dual_clutch' } }),
  says('for the track', { use: 'track' }),
  says("it's just for drag racing", { use: 'drag' }),
  says('I commute in it every day', { use: 'daily' }),
  says('weekend car only', { use: 'street' }),
  says('with a turbo instead', { induction: 'turbo' }),
  says('do it with a supercharger', { induction: 'supercharger' }),
  says('I would rather have a ProCharger', {
    ...{ induction: 'procharger', boostKinds: ['supercharger_centrifugal'], maker: 'ProCharger' },
  }),
  says('twin turbos please', { induction: 'twin_turbo', boostKinds: ['turbo_kit_twin'] }),
  says('naturally aspirated', { induction: 'naturally_aspirated' }),
  says('without forced induction', { induction: 'naturally_aspirated' }),
  says('any kind of induction is fine', { induction: 'auto' }),
  says('under 8k', { budgetUsd: 8000 }),
  says('max $6,500 all in', { budgetUsd: 6500 }),
  says('raise the budget to 15000', { budgetUsd: 15_000 }),
  says('make it more reliable', { priority: 'reliability' }),
  says('I want it bulletproof', { priority: 'reliability' }),
  says('safer please', { priority: 'reliability' }),
  says('my car makes 400 now, I want 600', { dynoSheet: { wheelHp: 400 }, goal: { wheelHp: 600 } }),
  says('2018 mustang gt already has headers and a tune, 550 whp', {
    ...{ car: GT, year: 2018, installed: ['headers_long_tube', 'tune'], goal: { wheelHp: 550 } },
  }),
  says('it dynoed 380 whp on a mustang dyno and I want 500 whp', {
    dynoSheet: { wheelHp: 380, dyno: 'mustang' },
    goal: { wheelHp: 500 },
  }),
  says('it has a catback and an intake already, make it 450 whp', {
    ...{ installed: ['catback_exhaust', 'cold_air_intake'], goal: { wheelHp: 450 } },
  }),
  says('add long tube headers', { wants: ['headers_long_tube'] }),
  says('with a catback and an intercooler', { wants: ['catback_exhaust', 'intercooler'] }),
  says('put coilovers on it too', { wants: ['coilovers'] }),
  says('throw in drag radials', { wants: ['drag_tires'] }),
  says('same for a 2016 camaro ss', { car: SS, year: 2016 }),
  says('what about a 2020 GT500?', { car: 'ford-mustang-shelby-gt500', year: 2020 }),
  says('actually it is a 2012', { year: 2012 }),
  says('on the stock turbo', { keepsStock: ['boost_source'] }),
  says('900 crank hp', { goal: { crankHp: 900 } }),
  says('50 more whp', { goal: { gainHp: 50 } }),
  says('I want it to run 11.2', { goal: { quarterMileS: 11.2 } }),
  says('0 to 60 under 4 seconds', { goal: { zeroToSixtyS: 4 } }),
]

/** Questions. */
const QUESTIONS: readonly Phrasing[] = [
  says('How quick is a stock 2015 WRX in the quarter mile?', {
    ...{ intent: 'slip', car: 'subaru-wrx', year: 2015, isStock: true },
  }),
  says('what does a 2018 mustang gt run in the 1/4 mile stock', {
    ...{ intent: 'slip', car: GT, year: 2018, isStock: true },
  }),
  says('0-60 of a 2020 supra?', { intent: 'slip', car: SUPRA, year: 2020 }),
  says('time slip', { intent: 'slip' }),
  says('what will it run?', { intent: 'slip' }),
  says('how fast is it in the quarter', { intent: 'slip' }),
  says('whats the trap speed', { intent: 'slip' }),
  says('how quick would that be?', { intent: 'slip' }),
  says('quarter mile time of a 2017 golf r', { intent: 'slip', car: 'volkswagen-golf-r', year: 2017 }),
  says('how fast is a 500whp 2018 mustang gt in the quarter?', {
    ...{ intent: 'slip', car: GT, year: 2018, goal: { wheelHp: 500 } },
  }),
  says('What breaks first on a Hellcat at 850 whp?', { intent: 'limits', car: HELLCAT, goal: { wheelHp: 850 } }),
  says('what breaks first?', { intent: 'limits' }),
  says('will my stock clutch hold?', { intent: 'topic', topic: 'clutch', part: { kind: 'clutch' } }),
  says('is the engine safe at that power', { intent: 'topic', topic: 'safe_limit' }),
  says('can the stock internals of a 2015 wrx sti take 450 whp?', {
    ...{ intent: 'topic', topic: 'safe_limit', car: STI, year: 2015, goal: { wheelHp: 450 } },
    part: { kind: 'built_bottom_end' },
  }),
  says('how much can the stock transmission of a 2016 golf r handle?', {
    ...{ intent: 'topic', topic: 'transmission', car: 'volkswagen-golf-r', year: 2016 },
    part: { kind: 'built_transmission' },
  }),
  says('weak points of the 2011 mustang gt', { intent: 'limits', car: GT, year: 2011 }),
  says("what's the weakest link", { intent: 'limits' }),
  says('what are the limits of a stock 2018 type r', {
    ...{ intent: 'limits', car: 'honda-civic-type-r', year: 2018, isStock: true },
  }),
  says('does a Whipple fit my 2019 mustang gt?', {
    ...{ intent: 'fits', car: GT, year: 2019, part: { kind: 'supercharger_twin_screw', maker: 'Whipple' } },
  }),
  says('do long tube headers fit a 2016 camaro ss', {
    ...{ intent: 'fits', car: SS, year: 2016, part: { kind: 'headers_long_tube' } },
  }),
  says('is there a COBB tune for the 2015 wrx', {
    ...{ intent: 'fits', car: 'subaru-wrx', year: 2015, part: { kind: 'tune', maker: 'COBB' } },
  }),
  says('which coilovers fit my 2014 brz?', {
    ...{ intent: 'fits', car: 'subaru-brz', year: 2014, part: { kind: 'coilovers' } },
  }),
  says('what clutches do you have for a 2018 mustang gt', {
    ...{ intent: 'fits', car: GT, year: 2018, part: { kind: 'clutch' } },
  }),
  says('does it fit?', { intent: 'fits' }),
  says('what parts do you have for a 2020 supra', { intent: 'fits', car: SUPRA, year: 2020 }),
  says('will a ProCharger fit on a 2014 corvette stingray', {
    ...{
      intent: 'fits',
      car: 'chevrolet-corvette-stingray',
      year: 2014,
      part: { kind: 'supercharger_centrifugal', maker: 'ProCharger' },
    },
  }),
  says('got a Borla exhaust for 2017 camaro ss?', {
    ...{ intent: 'fits', car: SS, year: 2017, part: { kind: 'catback_exhaust', maker: 'Borla' } },
  }),
  says('compare a 2018 mustang gt and a 2018 camaro ss', {
    ...{ intent: 'compare', car: GT, year: 2018, against: { car: SS, year: 2018 } },
  }),
  says('2020 m2 competition vs 2020 supra', {
    ...{ intent: 'compare', car: 'bmw-m2-competition', year: 2020, against: { car: SUPRA, year: 2020 } },
  }),
  says('which is quicker, a 2015 WRX STI or a 2016 Focus RS?', {
    ...{ intent: 'compare', car: STI, year: 2015, against: { car: 'ford-focus-rs', year: 2016 } },
  }),
  says('compare E85 with pump gas', { intent: 'compare', fuel: 'e85', against: { fuel: '93' } }),
  says('turbo or supercharger?', {
    ...{ intent: 'compare', induction: 'turbo', against: { induction: 'supercharger' } },
  }),
  says('supercharger vs turbo on a 2018 mustang gt for 700 whp', {
    ...{ intent: 'compare', car: GT, year: 2018, goal: { wheelHp: 700 } },
    ...{ induction: 'supercharger', against: { induction: 'turbo' } },
  }),
  says('how does it compare to a 2019 gt350', {
    ...{ intent: 'compare', against: { car: 'ford-mustang-shelby-gt350', year: 2019 } },
  }),
  says('add it to my cart', { intent: 'cart' }),
  says('add to cart', { intent: 'cart' }),
  says("I'll take it", { intent: 'cart' }),
  says('put everything in the cart please', { intent: 'cart' }),
  says('buy this build', { intent: 'cart' }),
  says('order all of it', { intent: 'cart' }),
  says('how much does it cost?', { intent: 'price' }),
  says("what's the total price", { intent: 'price' }),
  says('how much is labor', { intent: 'price' }),
  says('why these parts?', { intent: 'why' }),
  says('explain this build', { intent: 'why' }),
  says('why do I need the fuel pump', { intent: 'why', part: { kind: 'fuel_pump' } }),
  says('how much power does a stock 2017 M4 make?', {
    ...{ intent: 'stock', car: 'bmw-m4', year: 2017, isStock: true },
  }),
  says('stock whp of a 2021 gr supra', { intent: 'stock', car: SUPRA, year: 2021, isStock: true }),
  says('how much horsepower does a 2016 focus rs have from the factory', {
    ...{ intent: 'stock', car: 'ford-focus-rs', year: 2016, isStock: true },
  }),
]

/** Everything else. */
const TALK: readonly Phrasing[] = [
  says('hi', { intent: 'help' }),
  says('hello there', { intent: 'help' }),
  says('what can you do?', { intent: 'help' }),
  says('help', { intent: 'help' }),
  says('thanks!', { intent: 'thanks' }),
  says('thank you, perfect', { intent: 'thanks' }),
  says('start over', { intent: 'reset' }),
  says('new build', { intent: 'reset' }),
  says('forget all that', { intent: 'reset' }),
  says('what is the weather today', { intent: 'chat' }),
  says('asdf qwer', { intent: 'unknown' }),
  says('tell me a joke', { intent: 'chat' }),
]

export const PHRASINGS: readonly Phrasing[] = [...BUILD_REQUESTS, ...INCOMPLETE, ...REFINEMENTS, ...QUESTIONS, ...TALK]

/** FNV-1a of the words: fixed by them alone. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0
  return hash
}

/** The third that was kept aside. */
export const isKeptAside = ({ text }: Phrasing): boolean => (hashOf(text) >>> 8) % 3 === 0
