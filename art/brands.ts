import type { Body } from '../src/engine/model.ts'

/** A brand's card: its address slug, its name as drawn, the typical body, and where the light falls (0 nose, 1 tail). */
export interface BrandCard {
  slug: string
  name: string
  body: Body
  key: number
}

/** The fifteen home brands in the shop's order, then Porsche. Names only: no logos, no makers' colours. */
export const brandCards: readonly BrandCard[] = [
  { slug: 'ford', name: 'Ford', body: 'fastback', key: 0.42 },
  { slug: 'dodge', name: 'Dodge', body: 'retro_muscle', key: 0.5 },
  { slug: 'chevrolet', name: 'Chevrolet', body: 'muscle', key: 0.36 },
  { slug: 'toyota', name: 'Toyota', body: 'super_coupe', key: 0.46 },
  { slug: 'nissan', name: 'Nissan', body: 'gt', key: 0.4 },
  { slug: 'bmw', name: 'BMW', body: 'coupe', key: 0.34 },
  { slug: 'infiniti', name: 'Infiniti', body: 'sedan', key: 0.54 },
  { slug: 'honda', name: 'Honda', body: 'hatch', key: 0.52 },
  { slug: 'acura', name: 'Acura', body: 'mid_engine', key: 0.38 },
  { slug: 'mazda', name: 'Mazda', body: 'roadster', key: 0.4 },
  { slug: 'mercedes', name: 'Mercedes', body: 'super_coupe', key: 0.3 },
  { slug: 'audi', name: 'Audi', body: 'sedan', key: 0.32 },
  { slug: 'volkswagen', name: 'Volkswagen', body: 'hatch', key: 0.3 },
  { slug: 'subaru', name: 'Subaru', body: 'sport_sedan', key: 0.44 },
  { slug: 'mitsubishi', name: 'Mitsubishi', body: 'sport_sedan', key: 0.58 },
  { slug: 'porsche', name: 'Porsche', body: 'rear_engine', key: 0.45 },
]
