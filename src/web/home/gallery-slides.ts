export interface GalleryPicture {
  src: string
  alt: string
}
export interface GallerySlide {
  /** Its name in the address: `/?slide=raw-power`. */
  slug: string
  title: string
  subtitle: string
  picture: GalleryPicture
  /** Four tiles beside the slide. */
  tiles: readonly GalleryPicture[]
}

const photo = (name: string, alt: string): GalleryPicture => ({ src: `/images/gallery/${name}.avif`, alt })

export const GALLERY_SLIDES: readonly GallerySlide[] = [
  {
    slug: 'precision-engineering',
    title: 'PRECISION ENGINEERING',
    subtitle: 'Right parts, tight clearances, checked numbers',
    picture: photo('precision-engineering', 'Engine parts laid out in the light'),
    tiles: [
      photo('engine-camshafts', 'Pair of camshafts'),
      photo('engine-injectors', 'Fuel injectors, one spraying'),
      photo('engine-piston', 'Forged piston and rod'),
      photo('engine-studs', 'Head studs in a row'),
    ],
  },
  {
    slug: 'aerodynamic-excellence',
    title: 'AERODYNAMIC EXCELLENCE',
    subtitle: 'Less drag, more downforce',
    picture: photo('aerodynamic-excellence', 'Air flowing over a low sports car in the dark'),
    tiles: [
      photo('aero-winged-coupe', 'Air over a coupe with a wing'),
      photo('aero-mid-engine', 'Air over a mid-engine car'),
      photo('aero-rally-wing', 'Rally sedan drawn in light'),
      photo('aero-fastback-tail', 'Ducktail of a silver coupe'),
    ],
  },
  {
    slug: 'raw-power',
    title: 'RAW POWER',
    subtitle: 'Boost, fuel and timing, measured at the wheels',
    picture: photo('raw-power', 'Dyno curves stacked into a mountain of red lines'),
    tiles: [
      photo('turbo-on-bench', 'Turbocharger on the bench'),
      photo('supercharger-on-bench', 'Supercharger on the bench'),
      photo('dyno-wide-open', 'Dyno lines of a Wide Open build'),
      photo('exhaust-headers', 'Long-tube headers'),
    ],
  },
  {
    slug: 'american-muscle',
    title: 'AMERICAN MUSCLE',
    subtitle: 'Eight cylinders and no apologies',
    picture: photo('american-muscle', 'A red muscle coupe in a dark studio'),
    tiles: [
      photo('muscle-retro', 'Retro muscle coupe drawn in light'),
      photo('muscle-nose', 'Nose of an orange muscle coupe'),
      photo('muscle-modern', 'Black muscle coupe'),
      photo('muscle-pickup', 'Pickup drawn in light'),
    ],
  },
]
