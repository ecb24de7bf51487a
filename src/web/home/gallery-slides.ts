export interface GallerySlide {
  title: string
  subtitle: string
  picture: { src: string; alt: string }
  /** Four tiles beside the slide. */
  tiles: readonly { src: string; alt: string }[]
}

const tile = (src: string, alt: string) => ({ src, alt })

export const GALLERY_SLIDES: readonly GallerySlide[] = [
  {
    title: 'PRECISION ENGINEERING',
    subtitle: 'Every part chosen, every clearance known, every number checked',
    picture: tile('/images/gallery/precision-engineering.webp', 'Engine parts laid out in the light'),
    tiles: [
      tile('/images/parts/built_bottom_end.svg', 'Forged piston and rod'),
      tile('/images/parts/injectors.svg', 'Fuel injector'),
      tile('/images/parts/camshafts.svg', 'Camshaft'),
      tile('/images/parts/clutch.svg', 'Clutch'),
    ],
  },
  {
    title: 'AERODYNAMIC EXCELLENCE',
    subtitle: 'Lines that the wind agrees with',
    picture: tile('/images/gallery/aerodynamic-excellence.webp', 'Side view of a low sports car in the dark'),
    tiles: [
      tile('/images/brands/porsche.webp', 'Rear-engine sports car drawn in light'),
      tile('/images/brands/nissan.webp', 'Twin-turbo coupe drawn in light'),
      tile('/images/brands/acura.webp', 'Mid-engine coupe drawn in light'),
      tile('/images/brands/toyota.webp', 'Long-hood coupe drawn in light'),
    ],
  },
  {
    title: 'RAW POWER',
    subtitle: 'Boost, fuel and timing, measured at the wheels',
    picture: tile('/images/gallery/raw-power.webp', 'Dyno curves stacked into a mountain of red lines'),
    tiles: [
      tile('/images/parts/turbo_upgrade.svg', 'Turbocharger'),
      tile('/images/parts/supercharger_twin_screw.svg', 'Supercharger'),
      tile('/images/parts/headers_long_tube.svg', 'Long-tube headers'),
      tile('/images/parts/intercooler.svg', 'Intercooler'),
    ],
  },
  {
    title: 'AMERICAN MUSCLE',
    subtitle: 'Eight cylinders and a long memory',
    picture: tile('/images/gallery/american-muscle.webp', 'A muscle coupe in a dark studio'),
    tiles: [
      tile('/images/brands/ford.webp', 'Ford fastback drawn in light'),
      tile('/images/brands/dodge.webp', 'Dodge muscle coupe drawn in light'),
      tile('/images/brands/chevrolet.webp', 'Chevrolet muscle coupe drawn in light'),
      tile('/images/builds/pickup-ember.webp', 'Pickup in orange paint'),
    ],
  },
]
