import type { Make } from '../engine/model.ts'

export interface Brand {
  slug: string
  make: Make
  /** As the brand selector shows it. */
  name: string
  description: string
  /** One of the fifteen of the home page's carousel. */
  onHome: boolean
}

/** The fifteen home brands in the shop's order, then Porsche. */
export const BRANDS: readonly Brand[] = [
  {
    slug: 'ford',
    make: 'Ford',
    name: 'Ford',
    description:
      'Coyote V8s that rev past 7,000 rpm, EcoBoosts that love a tune, and supercharged Shelbys. From first bolt-ons on a Mustang GT to a built F-150.',
    onHome: true,
  },
  {
    slug: 'dodge',
    make: 'Dodge',
    name: 'Dodge',
    description:
      'Hemi muscle: 5.7 and 6.4 liters that love cams and boost, and the supercharged 6.2 that just needs a pulley, fuel and grip.',
    onHome: true,
  },
  {
    slug: 'chevrolet',
    make: 'Chevrolet',
    name: 'Chevrolet',
    description:
      'Small-block power in every shape: Camaro, Corvette and Silverado. Heads, cam and headers, or a blower on top.',
    onHome: true,
  },
  {
    slug: 'toyota',
    make: 'Toyota',
    name: 'Toyota',
    description:
      'The GR Supra and its eager turbo six, the lightweight GR86, the three-cylinder GR Corolla, and the 2JZ legend.',
    onHome: true,
  },
  {
    slug: 'nissan',
    make: 'Nissan',
    name: 'Nissan',
    description: 'GT-R, Z, 370Z and 350Z: V6 platforms with decades of know-how behind every stage.',
    onHome: true,
  },
  {
    slug: 'bmw',
    make: 'BMW',
    name: 'BMW',
    description:
      'Straight sixes from N54 to S58 and the big V8 M cars. Strong stock internals make the tune the first step and fuel the second.',
    onHome: true,
  },
  {
    slug: 'infiniti',
    make: 'Infiniti',
    name: 'Infiniti',
    description:
      'VQ coupes and sedans that wake up with bolt-ons, and the twin-turbo Red Sport 400 that wakes up with a tune.',
    onHome: true,
  },
  {
    slug: 'honda',
    make: 'Honda',
    name: 'Honda',
    description: 'Civic Type R and Si, the Accord 2.0T and the S2000: high revs, small turbos, quick results.',
    onHome: true,
  },
  {
    slug: 'acura',
    make: 'Acura',
    name: 'Acura',
    description: 'From the RSX Type S to the Integra and TLX Type S, up to the hybrid NSX.',
    onHome: true,
  },
  {
    slug: 'mazda',
    make: 'Mazda',
    name: 'Mazda',
    description:
      'Light roadsters, Mazdaspeed turbos and rotaries. Every pound of grip and every degree of timing counts.',
    onHome: true,
  },
  {
    slug: 'mercedes',
    make: 'Mercedes-Benz',
    name: 'Mercedes',
    description:
      'AMG power: the naturally aspirated 6.2, the twin-turbo V8s, and the strongest four-cylinders on the road.',
    onHome: true,
  },
  {
    slug: 'audi',
    make: 'Audi',
    name: 'Audi',
    description: 'quattro grip for five-cylinder, supercharged and twin-turbo builds, from the S3 to the RS7 and R8.',
    onHome: true,
  },
  {
    slug: 'volkswagen',
    make: 'Volkswagen',
    name: 'Volkswagen',
    description: 'GTI, Golf R and GLI: the turbo four that started at 200 horsepower and never stopped.',
    onHome: true,
  },
  {
    slug: 'subaru',
    make: 'Subaru',
    name: 'Subaru',
    description: 'Boxer engines and all-wheel drive. We know where the ringlands give up, and how to build past them.',
    onHome: true,
  },
  {
    slug: 'mitsubishi',
    make: 'Mitsubishi',
    name: 'Mitsubishi',
    description: 'Lancer Evolution from VIII to X: 4G63 and 4B11 builds with the drivetrain to match.',
    onHome: true,
  },
  {
    slug: 'porsche',
    make: 'Porsche',
    name: 'Porsche',
    description: "Flat sixes, turbo and not, with dual-clutch launches that don't need a prepped strip.",
    onHome: false,
  },
]
