import { type BadBuild, invented } from './bad-builds.ts'

const customTune = invented('tune', { calibration: 'custom' })

/** A build that breaks each rule of the track. */
export const TRACK_BUILDS: Readonly<Record<string, BadBuild>> = {
  G01: { car: '2012 Nissan 370Z', parts: [customTune, 'headers_long_tube'], use: 'track', power: 1.2 },
  'G01-first': { car: '2018 Ford Mustang GT', parts: ['catback_exhaust'], use: 'track' },
  G02: { car: '2017 Subaru WRX', parts: [customTune, 'downpipe'], use: 'track', power: 1.4 },
  'G02-without': { car: '2018 Ford Mustang GT', parts: ['catback_exhaust'], use: 'track' },
  'G01-factory': {
    car: '2008 Porsche 911 Turbo',
    parts: ['#mishimoto-universal-19-row-oil-cooler-kit', customTune],
    use: 'track',
  },
  'G02-compound': { car: '2018 Subaru WRX STI', parts: ['#hawk-hps-5-0-wrx-sti', customTune], use: 'track' },
  'G02-tires': {
    car: '2019 Honda Civic Type R',
    parts: ['#continental-extremecontact-sport-02-set-of-4'],
    use: 'track',
  },
  'G02-grip': { car: '2019 Honda Civic Type R', parts: [customTune], power: 1.2, use: 'track' },
  'G03-coilovers': { car: '2017 BMW M2', parts: ['#eibach-pro-kit-lowering-springs', customTune], use: 'track' },
  'G02-strip': {
    car: '2011 Porsche 911 Turbo',
    parts: ['#bridgestone-potenza-re-71rs-19-20-in-set-of-4', customTune],
    use: 'drag',
  },
  'G02-factory': {
    car: '2017 Nissan GT-R NISMO',
    parts: ['#continental-extremecontact-sport-02-19-20-in-set-of-4'],
    use: 'street',
  },
  'H05-wet': { car: '2018 Honda Civic Type R', parts: ['#toyo-proxes-r888r-19-20-in-set-of-4'], use: 'street' },
  'G05-factory': { car: '2014 BMW 335i 8-speed automatic', parts: ['#derale-transmission-cooler-kit', customTune] },
  'C16-known': { car: '2017 BMW 340i', parts: [customTune, 'downpipe'], power: 1.2 },
  'H09-size': { car: '2012 Ford Mustang GT', parts: ['#bridgestone-potenza-re-71rs-19-20-in-set-of-4'], use: 'track' },
  G08: { car: '2009 Chevrolet Corvette', parts: [customTune, '#toyo-proxes-r888r-set-of-4'], use: 'track' },
  'G03-factory': {
    car: '2016 Chevrolet Corvette Z06',
    parts: ['#adrenaline-performance-big-brake-conversion-front'],
  },
  'G03-ceramic': { car: '2015 Chevrolet Camaro Z/28', parts: ['#hawk-dtc-60-track-pads-front-and-rear'], use: 'track' },
  'G03-ceramic-worn': { car: '2015 Chevrolet Camaro Z/28', parts: ['cold_air_intake'], use: 'track' },
  'G02-cold': { car: '2018 Ford Mustang GT', parts: ['#hawk-dtc-60-track-pads-front-and-rear'], use: 'track' },
  'G03-ceramic-asked': { car: '2018 Porsche 911 GT3', parts: ['#hawk-dtc-60-track-pads-front-and-rear'], use: 'track' },
  'H05-rain': { car: '2018 Ford Mustang GT', parts: ['drag_tires'], use: 'street' },
  'H05-size': { car: '2018 Ford Mustang GT', parts: ['drag_tires'], use: 'drag' },
  'H05-awd': {
    car: '2012 Audi TT RS',
    parts: [invented('drag_tires', { name: 'Drag radials (set of 4)' })],
    use: 'drag',
  },
  'H05-front': { car: '2021 Volkswagen Jetta GLI', parts: ['drag_tires'], use: 'drag' },
  'J10-2008': { car: '2008 Volkswagen GTI', parts: [invented('tune', { calibration: 'custom' })] },
  'B11-infers': {
    car: '2013 Ford Mustang GT',
    parts: ['e85_tune', 'flex_fuel'],
    fuel: 'e85',
  },
}
