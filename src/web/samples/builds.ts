import type { BuildItem } from '../../contract/builds.ts'
import { carImage } from '../../xray/car-image.ts'

const base = {
  finalTorque: null,
  ownerStory: null,
  dynoSheetUrl: null,
  videoUrl: null,
  vehicleId: '',
  isFeatured: true,
  status: null,
  isSample: true,
} as const

const model = (brand: string, name: string) => ({
  id: '',
  name,
  brand: { name: brand, slug: brand.toLowerCase() },
  baseHorsepower: null,
})

/** Built-in samples, shown when the build list answers nothing or a build cannot be loaded. */
export const SAMPLE_BUILDS: readonly BuildItem[] = [
  {
    ...base,
    imageUrls: [carImage('ford-mustang-gt', { year: 2018, paint: 'red', inRoom: true })],
    id: 'sample-mustang',
    title: 'Street Fastback',
    description: 'Stage 3 street build',
    year: 2018,
    finalHorsepower: 640,
    baseHorsepower: 393,
    totalCost: 14500,
    modList: ['Twin-screw supercharger', 'Fuel system upgrade', 'Long-tube headers', 'Custom tune'],
    model: model('Ford', 'Mustang GT'),
  },
  {
    ...base,
    imageUrls: [carImage('subaru-wrx', { year: 2015, paint: 'blue', inRoom: true })],
    id: 'sample-wrx',
    title: 'Gravel Ghost',
    description: 'Stage 2 rally build',
    year: 2015,
    finalHorsepower: 310,
    baseHorsepower: 228,
    totalCost: 4800,
    modList: ['Downpipe', 'Intercooler', 'E30 tune'],
    model: model('Subaru', 'WRX'),
  },
  {
    ...base,
    imageUrls: [carImage('chevrolet-camaro-ss', { year: 2017, paint: 'orange', inRoom: true })],
    id: 'sample-camaro',
    title: 'Quarter Mile',
    description: 'Wide Open drag build',
    year: 2017,
    finalHorsepower: 850,
    baseHorsepower: 405,
    totalCost: 31000,
    modList: ['Built short block', 'Large supercharger', 'Built transmission', 'Drag radials'],
    model: model('Chevrolet', 'Camaro SS'),
  },
]
