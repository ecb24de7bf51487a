import { type MarketSignal, SAMPLE_SOURCE } from './market-signal.ts'

const sample = (vehicle: string, mentions: number): MarketSignal => ({
  ...{ vehicle, mentions },
  source: SAMPLE_SOURCE,
  observedOn: '2024-05-31',
})

/**
 * A sample so that a new shop's market tables are not empty: round numbers made up for the shop's first day, shown as
 * a sample and left out of everything once real signals are imported.
 */
export const SAMPLE_SIGNALS: readonly MarketSignal[] = [
  sample('Ford Mustang GT', 4800),
  sample('Dodge Challenger SRT Hellcat', 4100),
  sample('Toyota GR Supra 3.0', 3900),
  sample('Chevrolet Camaro SS', 3300),
  sample('Subaru WRX STI', 3000),
  sample('Nissan GT-R', 2800),
  sample('Honda Civic Type R', 2600),
  sample('Volkswagen Golf R', 2100),
  sample('Mazda MX-5 Miata', 1900),
  sample('BMW M3 Competition', 1800),
  sample('Mitsubishi Lancer Evolution X', 1600),
  sample('Audi RS3', 1300),
  sample('Infiniti Q60 Red Sport 400', 900),
  sample('Acura Integra Type S', 800),
  sample('Porsche 911 Carrera S', 700),
  sample('Mercedes-Benz C63 S AMG', 600),
  sample('2023 Hyundai Elantra N', 1400),
  sample('2022 Kia Stinger GT', 1100),
  sample('2021 Jeep Grand Cherokee Trackhawk', 950),
  sample('2022 Cadillac CT5-V Blackwing', 900),
  sample('2021 Ram 1500 TRX', 850),
  sample('2022 Lexus IS 500', 500),
]
