import { PackageCard, type PackageCardItem } from '../packages/package-card.tsx'

const base = { brandName: '', modelName: '', subtitle: '', isPopular: false, isSample: true } as const

/** The built-in samples of the specification, shown when the package list answers nothing. */
export const SAMPLE_PACKAGES: readonly PackageCardItem[] = [
  {
    ...base,
    id: 'sample-stage2',
    name: 'STAGE 2',
    slug: 'stage-2',
    description: 'Full bolt-ons and a custom tune for a street car that pulls hard everywhere.',
    stage: 'stage2',
    minHpGain: 50,
    maxHpGain: 150,
    basePrice: 3500,
    imageUrl: '/images/packages/stage2.svg',
    features: ['Cold air intake', 'Cat-back exhaust', 'Custom ECU tune', 'Dyno session'],
    installTime: '1-2 days',
  },
  {
    ...base,
    id: 'sample-stage3',
    name: 'STAGE 3',
    slug: 'stage-3',
    description: 'Forced induction and the fuel system to feed it, up to what the stock internals can take.',
    stage: 'stage3',
    minHpGain: 150,
    maxHpGain: 300,
    basePrice: 8500,
    imageUrl: '/images/packages/stage3.svg',
    features: ['Supercharger or turbo kit', 'Fuel system upgrade', 'Intercooling', 'Custom ECU tune'],
    installTime: '3-5 days',
  },
  {
    ...base,
    id: 'sample-wide-open',
    name: 'WIDE OPEN',
    slug: 'wide-open',
    description: 'A built engine, a transmission to match and nothing held back.',
    stage: 'wide_open',
    minHpGain: 300,
    maxHpGain: 800,
    basePrice: 15000,
    imageUrl: '/images/packages/wide_open.svg',
    features: ['Forged internals', 'Big turbo or blower', 'Built transmission', 'Race calibration'],
    installTime: '2-3 weeks',
  },
]

export default function SamplePackages() {
  return SAMPLE_PACKAGES.map((item) => <PackageCard key={item.id} item={item} />)
}
