import { describe, expect, test } from 'vitest'
import { addresses } from './web-bundle.ts'

const MANIFEST = {
  'src/web/entry-boot.ts': { file: 'assets/boot-1.js' },
  'src/web/entry-client.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_shared.js'],
    css: ['assets/theme-1.css'],
    assets: ['assets/archivo-text-1.woff2', 'assets/mono-1.woff2'],
  },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/web/home/home-page.tsx': { file: 'assets/home-1.js', imports: ['src/web/entry-client.tsx', '_card.js'] },
  '_card.js': { file: 'assets/card-1.js', imports: ['_shared.js'] },
}

describe('the built web', () => {
  test('names every script of a page once, imports included, but not the entry', () => {
    const { entry, scriptsFor } = addresses(MANIFEST)
    expect(entry).toBe('/assets/entry-1.js')
    expect(scriptsFor(['src/web/home/home-page.tsx']).toSorted()).toEqual([
      '/assets/card-1.js',
      '/assets/home-1.js',
      '/assets/shared-1.js',
    ])
  })

  test('preloads the fonts that every page shows, and its styles', () => {
    const { fonts, styles } = addresses(MANIFEST)
    expect(fonts).toEqual(['/assets/archivo-text-1.woff2'])
    expect(styles).toEqual(['/assets/theme-1.css'])
  })
})
