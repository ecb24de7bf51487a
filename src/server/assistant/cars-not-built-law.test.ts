import { describe, expect, it } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { readCar } from '../catalog/car-words.ts'

const read = (said: string) => readCar(catalog.vehicles, said)

describe('the everyday version of a nameplate is never taken for the one that we build', () => {
  eachOf(6, [
    ['my golf alltrack 2017', 'Volkswagen Golf Alltrack'],
    ['2019 sportwagen', 'Volkswagen Golf SportWagen'],
    ['x5 50i 2019', 'BMW X5 50i'],
    ['2020 bmw x3 m40i', 'BMW X3 M40i'],
    ['09 civic lx', 'Honda Civic LX'],
    ['2016 accord sport 2.4', 'Honda Accord Sport 2.4'],
    ['2017 jetta se', 'Volkswagen Jetta SE'],
    ['2015 focus titanium', 'Ford Focus Titanium'],
    ['2018 audi a3', 'Audi A3'],
    ['87 grand national', 'Buick Grand National'],
    ['2012 lotus evora', 'Lotus Evora'],
    ['2014 mazda 3 turbo kit', 'Mazda3'],
    ['04 corolla', '2004 Toyota Corolla'],
  ])('%s', (said, name) => {
    const { named, stranger } = read(said)
    expect(named).toBeUndefined()
    expect(stranger?.replace(/ \d{4}$/, '')).toBe(name)
    expect(lastOf(`${said}, what can you do for more power`).text).toContain(name)
  })

  eachOf(6, [
    ['2018 golf r', 'volkswagen-golf-r'],
    ['golf gti se 2018', 'volkswagen-gti'],
    ['x5 m competition 2021', 'bmw-x5-m-competition'],
    ['2009 civic si sedan', 'honda-civic-si'],
    ['jetta gli s 2020', 'volkswagen-jetta-gli'],
    ['2016 focus st', 'ford-focus-st'],
    ['2021 mazda 3 2.5 turbo', 'mazda-mazda3-2-5-turbo'],
    ['2006 impreza wrx', 'subaru-wrx'],
    ['2015 bmw 328i', 'bmw-328i'],
    ['2020 accord sport 2.0t', 'honda-accord-2-0t'],
  ])('%s is ours', (said, car) => {
    expect(read(said).named?.car).toBe(car)
  })
})

it('an engine that is in one of ours is told as that, and what does not carry over', () => {
  const { text, builds, parts } = lastOf('2020 x5 40i with the b58, same motor as the m340i? can you tune it')
  expect(text).toMatch(/don't build the BMW X5 40i.*BMW M340i.*What doesn't/s)
  expect(builds.length + parts.length).toBe(0)
})

it('a part for it is not offered, and no neighbor of the question answers', () => {
  for (const said of [
    'my 2018 civic lx needs brake pads, what do you have',
    'do you sell coilovers for a lexus is350',
  ]) {
    const { text, parts } = lastOf(said)
    expect(text).toMatch(/we list no (?:brake pads|coilovers) made for it.*\/contact/)
    expect(parts).toHaveLength(0)
  }
})

it('a car that is run as another one is said to be', () => {
  const { text, builds } = lastOf('my 2004 forester xt is basically a 2004 wrx, plan it as one, 260 whp on 93')
  expect(text).toMatch(/don't build the Forester.*figured as the Subaru WRX/s)
  expect(builds).toHaveLength(1)
})
