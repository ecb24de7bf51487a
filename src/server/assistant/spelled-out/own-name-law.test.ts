import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../../tests/support/law.ts'
import { PARTS } from '../../../catalog/parts.ts'
import { VEHICLES } from '../../../catalog/vehicles.ts'
import { draftOf } from '../draft-of.ts'
import { spelledOut } from './spelled-out.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }
const spelled = (...texts: readonly string[]) =>
  spelledOut(
    catalog,
    texts.map((text) => ({ from: 'visitor' as const, text })),
  ).messages
const carAfter = (...texts: readonly string[]) => draftOf(catalog, spelled(...texts)).car
const lastWords = (...texts: readonly string[]) => spelled(...texts).at(-1)?.text ?? ''

describe('law: who is called by his car brings none into the talk', () => {
  eachOf(6, [
    ['2017 civic si, 260 wheel', 'the wrx guys tell me it will pop, will it', 'honda-civic-si'],
    ['2019 mustang gt, cam it', 'camaro crowd keeps laughing, how quick would that be', 'ford-mustang-gt'],
    ['2015 brz for autocross', 'the s2000 lady beats me by a second. what would tires do', 'subaru-brz'],
    ['2018 golf r stage 1', 'gti owners say the haldex eats power, plan me stage 2', 'volkswagen-golf-r'],
    ['1997 supra turbo, stock twins', 'supra people swear by 1000 on the block, plan me 500', 'toyota-supra-turbo'],
    ['2016 f150 5.0', 'a tundra owner told me to just get a tune, what does it make', 'ford-f-150-5-0'],
  ])('%s; %s', (first, next, car) => {
    expect(carAfter(first, next)).toBe(car)
  })

  eachOf(6, [
    ['2004 rx-8', 'it gets a 5.3 and a t56 anyway, do me that, 400 wheel', 'mazda-rx-8'],
    ['1990 mustang lx 5.0', 'uncle ray says the block cracks, how much can it take', 'ford-mustang-fox-5-0'],
  ])('%s; %s: an engine that goes in, a name of somebody', (first, next, car) => {
    expect(carAfter(first, next)).toBe(car)
  })

  test("money that was put by for another car is none of the talk's", () => {
    expect(carAfter('he gets my miata money and buys a 2016 gti, what would 1500 do on it')).toBe('volkswagen-gti')
  })

  eachOf(6, [
    ['what do mustang guys run for tires on a 2016 gt', 'ford-mustang-gt'],
    ['i am a 2018 camaro ss owner, want 500 wheel', 'chevrolet-camaro-ss'],
  ])('%s: as it is told', (said, car) => {
    expect(carAfter(said)).toBe(car)
  })
})

describe('law: in the talk of a car a word of its own name means that car', () => {
  eachOf(6, [
    ['2003 z06 corvette', 'do them c5 rear ends hold 500 on a radial', /corvette z06/],
    ['2017 wrx sti', 'does the wrx crack ring lands at 400', /wrx sti/],
    ['2002 corvette z06', 'which clutch for the corvette', /corvette z06/],
  ])('%s; %s', (first, next, whole) => {
    expect(lastWords(first, next)).toMatch(whole)
  })

  eachOf(6, [
    ['2003 z06 corvette', 'what about a 2008 corvette instead', 'chevrolet-corvette'],
    ['2016 golf r, stage 1', 'and stage 1 for a 2016 gti', 'volkswagen-gti'],
    ['2015 challenger hellcat, pulley', 'same on a 2016 charger hellcat', 'dodge-charger-srt-hellcat'],
  ])('%s; %s: another', (first, next, car) => {
    expect(carAfter(first, next)).toBe(car)
  })
})

describe('law: a trim that several bodies of Dodge share is of the body that is talked about', () => {
  eachOf(6, [
    [['the department has a charger pursuit, mine is the 2018 r/t, 12.5 in the quarter'], 'dodge-charger-r-t'],
    [['my charger shakes at 70', 'it is a 2016 scat pack, stage 1'], 'dodge-charger-scat-pack'],
    [['do you do the durango', 'a 2022 hellcat, pulley and tune'], 'dodge-durango-srt-hellcat'],
    [['got a challenger', '2014 r/t, cam for it'], 'dodge-challenger-r-t'],
  ])('%j', (said, car) => {
    expect(carAfter(...said)).toBe(car)
  })
})

describe('law: his own car is planned against the one that teases him', () => {
  eachOf(6, [
    ['my buddy says his scat pack eats my si, what do i need to hang with him from a roll', 'honda-civic-si'],
    ['mustang 5.0 guy next door wont shut up, what do i do to my 2016 camaro ss', 'chevrolet-camaro-ss'],
    ['per the list for my rx-8... strike that, for my 1994 fd, 340 whp, is that or 320 safer', 'mazda-rx-7'],
  ])('%s', (said, car) => {
    expect(carAfter(said)).toBe(car)
  })

  test('the badge of a part maker is no Camry', () => {
    expect(carAfter('2014 tundra 5.7, tows', 'i hear trd quit making the blower, put together what fits now')).toBe(
      'toyota-tundra-5-7',
    )
  })
})
