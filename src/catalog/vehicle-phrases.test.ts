import { describe, expect, test } from 'vitest'
import { findVehicleByText } from './find-vehicle.ts'
import { VEHICLES } from './vehicles.ts'

/** The catalog does not sell parts for this car: it must say so, and never pass another one off as it. */
const NOT_HERE = 'not in the catalog'

/**
 * How owners and shops name cars: slang, chassis codes, engine codes, two-digit years. Each phrase stands with the
 * beginning of the id of the car that it means (several where the words leave gearbox or trim open). The phrases were
 * written from the trade before the resolver that answers them; correct one only where the trade says otherwise.
 */
const PHRASES: readonly (readonly [phrase: string, means: string])[] = [
  // Ford
  ['1990 Ford Mustang 5.0', 'ford-mustang-fox-5-0-1987-5mt'],
  ['1988 mustang', 'ford-mustang-fox-5-0-1987-5mt'],
  ['1993 Mustang GT 5.0', 'ford-mustang-fox-5-0-1987-5mt'],
  ['1991 mustang lx 5.0', 'ford-mustang-fox-5-0-1987-5mt'],
  ['fox body mustang', 'ford-mustang-fox-5-0-1987-5mt'],
  ['foxbody 5.0', 'ford-mustang-fox-5-0-1987-5mt'],
  ['89 fox body', 'ford-mustang-fox-5-0-1987-5mt'],
  ['1995 Mustang GT', NOT_HERE],
  ['1986 Mustang SVO', NOT_HERE],
  ['1967 Mustang fastback', NOT_HERE],
  ['1996 Mustang Cobra', NOT_HERE],
  ['2006 mustang v6', NOT_HERE],
  ['2002 stang gt', 'ford-mustang-gt-1999'],
  ['new edge gt 5 speed', 'ford-mustang-gt-1999-5mt'],
  ['terminator cobra', 'ford-mustang-svt-cobra-2003-6mt'],
  ['03 cobra', 'ford-mustang-svt-cobra-2003-6mt'],
  ['2004 mach 1', 'ford-mustang-mach-1-2003-5mt'],
  ['S197 GT 3 valve', 'ford-mustang-gt-2005|ford-mustang-gt-2010'],
  ['2012 stang 5.0 manual', 'ford-mustang-gt-2011-6mt'],
  ['coyote mustang 2012', 'ford-mustang-gt-2011|ford-mustang-boss-302'],
  ["'13 gt500", 'ford-mustang-shelby-gt500-2013-6mt'],
  ['s197 gt500', 'ford-mustang-shelby-gt500-2007|ford-mustang-shelby-gt500-2011|ford-mustang-shelby-gt500-2013'],
  ['2016 GT350', 'ford-mustang-shelby-gt350-2016-6mt'],
  ['voodoo mustang', 'ford-mustang-shelby-gt350-2016-6mt'],
  ['predator gt500', 'ford-mustang-shelby-gt500-2020-7dct'],
  ['2012 boss 302', 'ford-mustang-boss-302-2012-6mt'],
  ['S550 ecoboost mustang', 'ford-mustang-ecoboost-2015|ford-mustang-ecoboost-2018|ford-mustang-ecoboost-2020'],
  ['s650 gt manual', 'ford-mustang-gt-2024-6mt'],
  ['darkhorse auto', 'ford-mustang-dark-horse-2024-10at'],
  ['2013 f150 ecoboost', 'ford-f-150-3-5-ecoboost-2011-6at'],
  ['2016 f-150 2.7', 'ford-f-150-2-7-ecoboost-2015-6at'],
  ['2012 f150 5.0', 'ford-f-150-5-0-2011-6at'],
  ['coyote f150 2019', 'ford-f-150-5-0-2018-10at'],
  ['2006 F-150 5.4', NOT_HERE],
  ['2012 raptor', NOT_HERE],
  ['gen 2 raptor', 'ford-f-150-raptor-2017-10at'],
  ['2003 lightning', 'ford-f-150-svt-lightning-2001-4at'],
  ['mk3 focus st', 'ford-focus-st-2013-6mt'],
  ['focus rs', 'ford-focus-rs-2016-6mt'],
  ['2003 focus svt', NOT_HERE],
  ['fist 2015', 'ford-fiesta-st-2014-6mt'],
  ['2005 ford gt', 'ford-gt-2005-6mt'],
  ['2018 ford gt', 'ford-gt-2017-7dct'],
  ['explorer st', 'ford-explorer-st-2020-10at'],
  // Dodge
  ['challenger hellcat 6 speed', 'dodge-challenger-srt-hellcat-2015-6mt'],
  ['redeye challenger', 'dodge-challenger-srt-hellcat-redeye-2019-8at'],
  ['2018 demon', 'dodge-challenger-srt-demon-2018-8at'],
  ['demon 170', 'dodge-challenger-srt-demon-170-2023-8at'],
  ['2012 392 challenger', 'dodge-challenger-srt8-392-2011'],
  ['scat pack charger', 'dodge-charger-scat-pack-2015-8at'],
  ['07 charger rt', 'dodge-charger-r-t-2006-5at'],
  ['2008 srt8 charger', 'dodge-charger-srt8-2006-5at'],
  ['1970 Challenger R/T', NOT_HERE],
  ['1969 charger', NOT_HERE],
  ['neon srt4', 'dodge-neon-srt-4-2004-5mt'],
  ['1998 viper gts', NOT_HERE],
  ['2005 viper', 'dodge-viper-2003-6mt'],
  ['durango hellcat', 'dodge-durango-srt-hellcat-2021-8at'],
  ['magnum rt 2006', 'dodge-magnum-r-t-2005-5at'],
  // Chevrolet
  ['c5 vette', 'chevrolet-corvette-1997-6mt|chevrolet-corvette-z06-2001-6mt'],
  ['c5 z06', 'chevrolet-corvette-z06-2001-6mt'],
  ['ls2 corvette', 'chevrolet-corvette-2005-6mt'],
  ['c6 corvette ls3', 'chevrolet-corvette-2008|chevrolet-corvette-grand-sport-2010-6mt'],
  ['LS7 vette', 'chevrolet-corvette-z06-2006-6mt'],
  ['LS9 zr1', 'chevrolet-corvette-zr1-2009-6mt'],
  ['c7 z06 auto', 'chevrolet-corvette-z06-2015-8at'],
  ['LT4 vette', 'chevrolet-corvette-z06-2015'],
  ['LT4 camaro', 'chevrolet-camaro-zl1-2017'],
  ['c8 vette', 'chevrolet-corvette-stingray-2020-8dct|chevrolet-corvette-z06-2023-8dct|chevrolet-corvette-e-ray'],
  ['c8 z06', 'chevrolet-corvette-z06-2023-8dct'],
  ['c4 corvette', NOT_HERE],
  ['1994 Corvette', NOT_HERE],
  ['1963 corvette stingray', NOT_HERE],
  ['1969 Camaro SS', NOT_HERE],
  ['1995 camaro z28', NOT_HERE],
  ['2000 camaro ss', 'chevrolet-camaro-ss-1998-6mt'],
  ['ls1 camaro z28', 'chevrolet-camaro-z28-1998-6mt'],
  ['5th gen camaro ss 6 speed manual', 'chevrolet-camaro-ss-2010-6mt'],
  ['L99 camaro', 'chevrolet-camaro-ss-2010-6at'],
  ['6th gen zl1', 'chevrolet-camaro-zl1-2017'],
  ['2013 zl1', 'chevrolet-camaro-zl1-2012'],
  ['2014 z/28', 'chevrolet-camaro-z-28-2014-6mt'],
  ['2012 camaro v6', 'chevrolet-camaro-v6-2012-6mt'],
  ['2006 cobalt ss', NOT_HERE],
  ['2009 cobalt ss', 'chevrolet-cobalt-ss-2008-5mt'],
  ['03 silverado 5.3', 'chevrolet-silverado-1500-5-3-1999-4at'],
  ['2010 silverado 6.2', 'chevrolet-silverado-1500-6-2-2009-6at'],
  ['2016 chevy ss', 'chevrolet-ss-201'],
  ['1996 impala ss', NOT_HERE],
  // Toyota
  ['mk4 supra', 'toyota-supra-turbo-1993-6mt'],
  ['a80 supra', 'toyota-supra-turbo-1993-6mt'],
  ['2jz supra', 'toyota-supra-turbo-1993-6mt'],
  ['97 supra', 'toyota-supra-turbo-1993-6mt'],
  ['1987 supra', NOT_HERE],
  ['mkv supra', 'toyota-gr-supra'],
  ['a90 supra manual', 'toyota-gr-supra-3-0-2023-6mt'],
  ['2020 supra', 'toyota-gr-supra-3-0-2020-8at'],
  ['frs', 'toyota-fr-s-86-2013|toyota-fr-s-86-2017'],
  ['gt86 2018', 'toyota-fr-s-86-2017-6mt'],
  ['ZN8 manual', 'toyota-gr86-2022-6mt'],
  ['gr corolla 2023', 'toyota-gr-corolla-2023-6mt'],
  ['2005 corolla', NOT_HERE],
  ['2010 tacoma v6', 'toyota-tacoma-4-0-2005-5at'],
  ['2003 tacoma', NOT_HERE],
  ['tundra 5.7', 'toyota-tundra-5-7-2007-6at'],
  ['2015 camry', NOT_HERE],
  ['2003 celica gts', NOT_HERE],
  // Nissan
  ['Z33', 'nissan-350z'],
  ['rev up 350z', 'nissan-350z-2006-6mt'],
  ['350z HR', 'nissan-350z-2007-6mt'],
  ['z34 nismo', 'nissan-370z-nismo-2009-6mt'],
  ['400z', 'nissan-z-2023'],
  ['R35', 'nissan-gt-r-20|nissan-gt-r-nismo'],
  ['2010 gtr', 'nissan-gt-r-2009-6dct'],
  ['r34 gtr', NOT_HERE],
  ['1999 skyline gt-r', NOT_HERE],
  ['1995 240sx', NOT_HERE],
  ['z32 twin turbo', 'nissan-300zx-turbo-1990-5mt'],
  ['1986 300zx', NOT_HERE],
  // Infiniti
  ['v35 g35 coupe', 'infiniti-g35-coupe-2003-6mt'],
  ['2008 g35 sedan', 'infiniti-g35-2007'],
  ['g37 coupe manual', 'infiniti-g37-2008-6mt'],
  ['q50 red sport', 'infiniti-q50-red-sport-400'],
  ['2019 q60 3.0t', 'infiniti-q60-3-0t-2017-7at'],
  ['1999 infiniti q45', NOT_HERE],
  // BMW
  ['E92 M3', 'bmw-m3-2008'],
  ['e46 m3', 'bmw-m3-2001-6mt'],
  ['e36 m3', NOT_HERE],
  ['1988 m3', NOT_HERE],
  ['1997 BMW M3', NOT_HERE],
  ['F80', 'bmw-m3-2015'],
  ['g80 comp', 'bmw-m3-competition'],
  ['2016 f82 m4 dct', 'bmw-m4-2015-7dct'],
  ['s55 m3 manual', 'bmw-m3-2015-6mt'],
  ['m2c 6mt', 'bmw-m2-competition-2019-6mt'],
  ['f87 m2 n55 manual', 'bmw-m2-2016-6mt'],
  ['N54 335i', 'bmw-335i-2007'],
  ['2012 e92 335i', 'bmw-335i-2011-6mt'],
  ['f30 335i manual', 'bmw-335i-2012-6mt'],
  ['b58 340i', 'bmw-340i-2016'],
  ['1m', 'bmw-1-series-m-coupe-2011-6mt'],
  ['e60 m5', 'bmw-m5-2006-7dct'],
  ['e39 m5', NOT_HERE],
  ['2000 m5', NOT_HERE],
  ['f90 m5 comp', 'bmw-m5-competition-2019-8at'],
  ['g42 m240i', 'bmw-m240i-2022-8at'],
  ['2006 330i', NOT_HERE],
  // Honda
  ['EM1', 'honda-civic-si-1999-5mt'],
  ['2004 civic si', NOT_HERE],
  ['ep3 si', NOT_HERE],
  ['8th gen si', 'honda-civic-si-2006-6mt'],
  ['fa5 civic', 'honda-civic-si-2006-6mt'],
  ['FK8', 'honda-civic-type-r-2017-6mt'],
  ['fl5 ctr', 'honda-civic-type-r-2023-6mt'],
  ['2018 type r', 'honda-civic-type-r-2017-6mt'],
  ['s2k', 'honda-s2000'],
  ['ap1 s2000', 'honda-s2000-2000-6mt'],
  ['2007 s2k', 'honda-s2000-2006-6mt'],
  ['2003 accord v6', NOT_HERE],
  ['2019 accord 2.0', 'honda-accord-2-0t-2018-10at'],
  ['1999 prelude', NOT_HERE],
  // Acura
  ['dc2 itr', 'acura-integra-type-r-1997-5mt'],
  ['dc5 type s 2003', 'acura-rsx-type-s-2002-6mt'],
  ['2006 rsx-s', 'acura-rsx-type-s-2005-6mt'],
  ['na1 nsx', 'acura-nsx-1991-5mt'],
  ['2003 nsx', NOT_HERE],
  ['nc1', 'acura-nsx-2017-9dct|acura-nsx-type-s-2022-9dct'],
  ['2008 tl type s', 'acura-tl-type-s-2007-6mt'],
  ['2006 tsx', NOT_HERE],
  // Mazda
  ['speed3', 'mazda-mazdaspeed3-2007-6mt'],
  ['ms6', 'mazda-mazdaspeed6-2006-6mt'],
  ['fd rx7', 'mazda-rx-7-1993-5mt'],
  ['fc rx7', NOT_HERE],
  ['1988 rx-7', NOT_HERE],
  ['rx8 2005', 'mazda-rx-8-2004-6mt'],
  ['1994 miata', NOT_HERE],
  ['nb miata', 'mazda-mx-5-miata-1999-5mt'],
  ['nd2 miata', 'mazda-mx-5-miata-2019-6mt'],
  ['07 mx5', 'mazda-mx-5-miata-2006-6mt'],
  // Mercedes-Benz
  ['w204 c63', 'mercedes-benz-c63-amg-2008-7at|mercedes-benz-c63-amg-2012-7at'],
  ['2016 c63s', 'mercedes-benz-c63-s-amg-2015-7at'],
  ['2019 e63s', 'mercedes-benz-e63-s-amg-2018-9at'],
  ['2004 e55', 'mercedes-benz-e55-amg-2003-5at'],
  ['2006 c55 amg', NOT_HERE],
  ['c118 cla45', 'mercedes-benz-cla45-amg-2020-8dct'],
  ['merc amg gtr', 'mercedes-benz-amg-gt-r-2018-7dct'],
  // Audi
  ['b5 s4', 'audi-s4-2000-6mt'],
  ['2005 audi s4', NOT_HERE],
  ['b7 rs4', 'audi-rs4-2007-6mt'],
  ['b8 s4 manual', 'audi-s4-2010-6mt'],
  ['8v rs3', 'audi-rs3-2017-7dct'],
  ['8Y RS3', 'audi-rs3-2022-7dct|audi-rs3-2025-7dct'],
  ['2013 ttrs', 'audi-tt-rs-2012-6mt'],
  ['2009 r8 v8', 'audi-r8-v8-2008-6mt'],
  ['c7 rs7', 'audi-rs7-2014-8at'],
  ['2003 rs6', NOT_HERE],
  // Volkswagen
  ['mk7.5 gti manual', 'volkswagen-gti-2019-6mt'],
  ['mk7.5 r', 'volkswagen-golf-r-2018-7dct'],
  ['mk6 gti dsg', 'volkswagen-gti-2010-6dct'],
  ['2003 gti 1.8t', 'volkswagen-gti-2002-5mt'],
  ['mk8 golf r 6 speed', 'volkswagen-golf-r-2022-6mt'],
  ['mk3 gti', NOT_HERE],
  ['1997 gti vr6', NOT_HERE],
  ['2004 golf r32', NOT_HERE],
  ['a7 gli manual', 'volkswagen-jetta-gli-2019-6mt'],
  // Subaru
  ['GD sti', 'subaru-wrx-sti-2004-6mt'],
  ['bugeye wrx', 'subaru-wrx-2002-5mt'],
  ['hawkeye sti', 'subaru-wrx-sti-2004-6mt'],
  ['VA wrx', 'subaru-wrx-2015-6mt'],
  ['va sti', 'subaru-wrx-sti-2015-6mt'],
  ['vb wrx', 'subaru-wrx-2022-6mt'],
  ['EJ257', 'subaru-wrx-sti'],
  ['scooby wrx 2016', 'subaru-wrx-2015-6mt'],
  ['05 legacy gt', 'subaru-legacy-gt-2005-5mt'],
  ['zd8 brz auto', 'subaru-brz-2022-6at'],
  ['2000 impreza 2.5rs', NOT_HERE],
  ['2004 forester xt', NOT_HERE],
  // Mitsubishi
  ['evo 8', 'mitsubishi-lancer-evolution-viii-2003-5mt'],
  ['evo ix mr', 'mitsubishi-lancer-evolution-ix-2006-6mt'],
  ['4b11 evo gsr', 'mitsubishi-lancer-evolution-x-2008-5mt'],
  ['evo 6 tme', NOT_HERE],
  ['2012 ralliart', 'mitsubishi-lancer-ralliart-2009-6dct'],
  ['1997 eclipse gsx', 'mitsubishi-eclipse-gsx-1995-5mt'],
  ['1992 eclipse gsx', NOT_HERE],
  ['2008 eclipse gt', NOT_HERE],
  // Porsche
  ['997.2 carrera s', 'porsche-911-carrera-s-2009-7dct'],
  ['997 turbo manual', 'porsche-911-turbo-2007-6mt'],
  ['996 turbo', NOT_HERE],
  ['2001 911 turbo', NOT_HERE],
  ['991.2 gt3', 'porsche-911-gt3-2018-7dct'],
  ['992 turbo s', 'porsche-911-turbo-s-2021-8dct'],
  ['981 cayman gts manual', 'porsche-cayman-gts-2015-6mt'],
  ['718 gt4 rs', 'porsche-718-cayman-gt4-rs-2022-7dct'],
  ['987.2 cayman s', 'porsche-cayman-s-2009-7dct'],
  ['2001 boxster', NOT_HERE],
  ['2012 Cayenne Turbo', NOT_HERE],
  // Makes we do not build
  ['Tesla Model 3 Performance', NOT_HERE],
  ['2006 pontiac gto', NOT_HERE],
  ['2011 cts-v', NOT_HERE],
  ['jeep trackhawk', NOT_HERE],
  ['kia stinger gt', NOT_HERE],
  ['1987 buick grand national', NOT_HERE],
  ['2015 hyundai genesis coupe', NOT_HERE],
]

function answerTo(phrase: string): string {
  const found = findVehicleByText(VEHICLES, phrase)
  if ('nearest' in found) return found.nearest.length > 0 ? NOT_HERE : 'nothing'
  return found.exact ? found.vehicle.id : found.note === '' ? 'silently another car' : `${NOT_HERE}: ${found.note}`
}

describe('the words of the trade', () => {
  test.each(PHRASES)('"%s" means %s', (phrase, means) => {
    const answer = answerTo(phrase)
    expect(
      means.split('|').some((start) => answer.startsWith(start)),
      `${phrase}: ${answer}`,
    ).toBe(true)
  })

  test('an engine that several cars have names none of them alone, and offers them all', () => {
    const found = findVehicleByText(VEHICLES, 'n54')
    expect('nearest' in found && found.nearest.slice(0, 3).sort()).toEqual([
      'BMW 1 Series M Coupe',
      'BMW 135i',
      'BMW 335i',
    ])
  })

  test('another year than ours says so and names the nearest, with any spelling of the year', () => {
    for (const text of ['1995 Mustang GT', "'95 Mustang GT", '95 mustang gt']) {
      const found = findVehicleByText(VEHICLES, text)
      expect('note' in found && found.note, text).toMatch(/^not in the catalog; nearest platform: .*Mustang/)
    }
  })

  test('a stated year is never jumped: whoever is answered as meant was built then', () => {
    const names = [...new Set(VEHICLES.map(({ make, model }) => `${make} ${model}`))]
    for (const name of names) {
      for (let year = 1975; year <= 2026; year += 3) {
        const found = findVehicleByText(VEHICLES, `${year} ${name}`)
        if (!('vehicle' in found) || !found.exact) continue
        const { yearFrom, yearTo } = found.vehicle
        expect(yearFrom <= year && year <= yearTo, `${year} ${name}: ${found.vehicle.id}`).toBe(true)
      }
    }
  })

  test('every car of the catalog is found by its year, make, model and variant', () => {
    const missed = VEHICLES.flatMap((vehicle) => {
      const { make, model, variant, yearFrom } = vehicle
      const found = findVehicleByText(VEHICLES, `${yearFrom} ${make} ${model} ${variant}`)
      return 'vehicle' in found && found.exact && found.vehicle.modelId === vehicle.modelId ? [] : [vehicle.id]
    })
    expect(missed).toEqual([])
  })
})
