/** Paints of the shop's build pictures. `metallic` is the share of light that the flakes throw back, 0..1. */
export interface Paint {
  slug: string
  name: string
  hex: string
  metallic: number
}

export const paints = [
  { slug: 'ink-black', name: 'Ink Black', hex: '#0b0d11', metallic: 0.25 },
  { slug: 'gunmetal', name: 'Gunmetal', hex: '#3d444d', metallic: 0.8 },
  { slug: 'silver', name: 'Track Silver', hex: '#9aa2ab', metallic: 0.9 },
  { slug: 'white', name: 'Glacier White', hex: '#dfe3e6', metallic: 0.15 },
  { slug: 'redline', name: 'Redline', hex: '#b3120b', metallic: 0.35 },
  { slug: 'ember', name: 'Ember Orange', hex: '#d04a06', metallic: 0.4 },
  { slug: 'caution', name: 'Caution Yellow', hex: '#d9a400', metallic: 0.2 },
  { slug: 'cold-blue', name: 'Cold Blue', hex: '#0d3fa6', metallic: 0.6 },
  { slug: 'signal-green', name: 'Signal Green', hex: '#1d7a2e', metallic: 0.4 },
  { slug: 'midnight-purple', name: 'Midnight Purple', hex: '#3a1463', metallic: 0.75 },
] as const satisfies readonly Paint[]
export type PaintSlug = (typeof paints)[number]['slug']
