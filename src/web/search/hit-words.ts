import type { SearchHit } from '../../contract/search.ts'

export const TYPE_WORDS: Readonly<Record<SearchHit['type'], { one: string; many: string }>> = {
  part: { one: 'Part', many: 'Parts' },
  package: { one: 'Package', many: 'Packages' },
  vehicle: { one: 'Car', many: 'Cars' },
  build: { one: 'Example build', many: 'Example builds' },
  gear: { one: 'Gear', many: 'Gear' },
  help: { one: 'Page', many: 'Pages' },
}

export const searchPath = (q: string): string => `/search?q=${encodeURIComponent(q.trim())}`
