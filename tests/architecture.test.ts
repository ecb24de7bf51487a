import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../src/server/pages/files.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = filesBelow(join(ROOT, 'src')).filter((path) => /\.tsx?$/.test(path))
const OWN_CODE = [
  'vite.config.ts',
  ...SOURCES.map((path) => `src/${path}`),
  ...['scripts', 'tests', 'bench', 'art'].flatMap((folder) =>
    filesBelow(join(ROOT, folder))
      .filter((path) => /\.(tsx?|mjs)$/.test(path))
      .map((path) => `${folder}/${path}`),
  ),
]

interface Import {
  from: string
  /** A path inside src/ ("engine/model.ts"), or a package's name. */
  to: string
  isPackage: boolean
  isTypeOnly: boolean
}

const STATEMENT =
  /^[ \t]*(?:import|export)\s+(type\s+)?(?:(?:[\w*{][^'";]*?)\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

function importsOf(path: string): Import[] {
  const text = readFileSync(join(ROOT, 'src', path), 'utf8')
  return [...text.matchAll(STATEMENT)].map((found) => {
    const target = found[2] ?? found[3] ?? ''
    const isPackage = !target.startsWith('.')
    return {
      from: path,
      to: isPackage ? target : join(dirname(path), target),
      isPackage,
      isTypeOnly: found[1] !== undefined,
    }
  })
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const IMPORTS = SOURCES.filter((path) => !isTest(path)).flatMap(importsOf)
const wingOf = (path: string) => path.split('/')[0] ?? ''

/** Which other wings a wing may reach into. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  xray: ['engine'],
  catalog: ['engine', 'xray'],
  contract: ['engine', 'xray'],
  server: ['engine', 'xray', 'catalog', 'contract'],
  web: ['contract', 'engine', 'xray'],
}
/** Packages that the inner wings may use. The outer two may use any that package.json names. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  xray: [],
  catalog: ['zod'],
  contract: ['zod'],
}

/** The server's floors, the lowest first: what several nouns need. Every other folder of the server is a noun. */
const FLOORS: readonly string[] = [
  ...['database', 'shop-hours', 'http', 'staff', 'pictures', 'pricing', 'catalog', 'listing', 'planning', 'agents'],
  ...['jobs', 'mail', 'pages'],
]
/** What the root of the server may hold: the files that put it together. Nouns and floors know the shared ones. */
const ROOT_FILES = [
  'main',
  'processes',
  'process-group',
  'process-metrics',
  'app',
  'start-shop',
  'start-checks',
  'stop-steps',
  'nouns',
  'engine-work',
]
const SHARED_ROOT_FILES = ['config', 'log', 'log-words', 'places', 'services']

/** Where a file of the server stands: in the root, on a floor, or in a noun. */
function placeOf(path: string): { kind: 'root' | 'floor' | 'noun'; name: string } {
  const [, folder = '', inside] = path.split('/')
  if (inside === undefined) return { kind: 'root', name: folder.replace(/\.ts$/, '') }
  return { kind: FLOORS.includes(folder) ? 'floor' : 'noun', name: folder }
}

/** What seeds the database. A running shop reads its cars, parts and results from there. */
const CATALOG_DATA =
  /^catalog\/((engines|gearboxes|vehicles|parts|evidence|engine-families)\/|(vehicles|models|parts|brands|builds|packages|merchandise|social|evidence|market-signals|engine-families)\.ts$)/

/** Whether a file of the contract, or one that it stands on, needs the schema library when it runs. */
function bringsZod(path: string): boolean {
  if (wingOf(path) !== 'contract') return false
  return IMPORTS.some(
    ({ from, to, isTypeOnly }) => from === path && !isTypeOnly && (to === 'zod' || (to !== path && bringsZod(to))),
  )
}

/** A form, or a file that only forms import. */
function isOfForms(path: string): boolean {
  if (/form/.test(path)) return true
  const importers = IMPORTS.filter(({ to, isPackage, isTypeOnly }) => !isPackage && !isTypeOnly && to === path)
  return importers.length > 0 && importers.every(({ from }) => isOfForms(from))
}

const asText = (imports: readonly Import[]) => imports.map(({ from, to }) => `${from} imports ${to}`)

const isOfRoot = (name: string) => ROOT_FILES.includes(name) || SHARED_ROOT_FILES.includes(name)

/** The imports inside the server of all files of one kind of place. */
const serverImports = (kind: 'floor' | 'noun') =>
  IMPORTS.filter(
    ({ from, to, isPackage }) =>
      !isPackage && wingOf(from) === 'server' && wingOf(to) === 'server' && placeOf(from).kind === kind,
  )

function mayNounImport(from: string, to: string): boolean {
  const [here, there] = [placeOf(from), placeOf(to)]
  if (there.kind === 'root') return SHARED_ROOT_FILES.includes(there.name)
  return there.kind === 'floor' || there.name === here.name
}

/** Floors stand on each other in one order, so that none needs another that needs it. */
function mayFloorImport(from: string, to: string): boolean {
  const [here, there] = [placeOf(from), placeOf(to)]
  if (there.kind === 'root') return SHARED_ROOT_FILES.includes(there.name)
  return there.kind === 'floor' && FLOORS.indexOf(there.name) <= FLOORS.indexOf(here.name)
}

describe('the walls of the house', () => {
  test('imports run only downward between the wings', () => {
    const wrong = IMPORTS.filter(({ from, to, isPackage }) => {
      const [here, there] = [wingOf(from), wingOf(to)]
      return !isPackage && here !== there && !ARROWS[here]?.includes(there)
    })
    expect(asText(wrong)).toEqual([])
  })

  test('the engine is pure: no package, no clock, no chance, no machine', () => {
    const packages = IMPORTS.filter(({ from, isPackage }) => isPackage && wingOf(from) === 'engine')
    expect(asText(packages)).toEqual([])
    const impure = SOURCES.filter((path) => wingOf(path) === 'engine' && !isTest(path)).filter((path) =>
      /\b(Date\.now|new Date\(\)|Math\.random|performance\.now|process\.|globalThis\.|fetch\()/.test(codeOf(path)),
    )
    expect(impure).toEqual([])
  })

  test('catalog and contract use the schema library and nothing else', () => {
    const wrong = IMPORTS.filter(({ from, to, isPackage }) => {
      const allowed = PACKAGES[wingOf(from)]
      return isPackage && allowed !== undefined && !allowed.includes(to)
    })
    expect(asText(wrong)).toEqual([])
  })

  test('every package that is imported is one that package.json names', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const wrong = IMPORTS.filter(({ to, isPackage }) => {
      const name = to.startsWith('@') ? to.split('/').slice(0, 2).join('/') : to.split('/')[0]!
      return isPackage && !to.startsWith('node:') && !(name in dependencies)
    })
    expect(asText(wrong)).toEqual([])
  })

  test('the root of the server holds only what puts it together', () => {
    const root = SOURCES.filter((path) => wingOf(path) === 'server' && placeOf(path).kind === 'root' && !isTest(path))
    const strange = root.filter((path) => path.endsWith('.ts') && !isOfRoot(placeOf(path).name))
    expect(strange).toEqual([])
  })

  test('a noun imports floors, never another noun', () => {
    expect(asText(serverImports('noun').filter(({ from, to }) => !mayNounImport(from, to)))).toEqual([])
  })

  test('a floor imports lower floors, never a noun', () => {
    expect(asText(serverImports('floor').filter(({ from, to }) => !mayFloorImport(from, to)))).toEqual([])
  })

  test('when the shop runs, only the seed reads the catalog from files', () => {
    const reached = new Map<string, readonly string[]>()
    const walk = (path: string, trail: readonly string[]) => {
      if (reached.has(path)) return
      reached.set(path, trail)
      for (const { from, to, isPackage, isTypeOnly } of IMPORTS) {
        if (from === path && !isPackage && !isTypeOnly && wingOf(to) === 'catalog') walk(to, [...trail, to])
      }
    }
    for (const path of SOURCES) {
      if (wingOf(path) === 'server' && !path.startsWith('server/seed/') && !isTest(path)) walk(path, [path])
    }
    const wrong = [...reached].filter(([path]) => CATALOG_DATA.test(path)).map(([, trail]) => trail.join(' -> '))
    expect(wrong).toEqual([])
  })

  test('the schema library reaches the browser only with forms', () => {
    const wrong = IMPORTS.filter(
      ({ from, to, isPackage, isTypeOnly }) =>
        !isTypeOnly && wingOf(from) === 'web' && !isOfForms(from) && (isPackage ? to === 'zod' : bringsZod(to)),
    )
    expect(asText(wrong)).toEqual([])
  })

  test('no file imports itself by way of others, not for its types either', () => {
    const next = Map.groupBy(
      IMPORTS.filter(({ isPackage }) => !isPackage),
      ({ from }) => from,
    )
    const done = new Set<string>()
    const circles: string[] = []
    const walk = (path: string, trail: readonly string[]) => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
      if (done.has(path) || trail.includes(path)) return
      for (const { to } of next.get(path) ?? []) walk(to, [...trail, path])
      done.add(path)
    }
    for (const path of next.keys()) walk(path, [])
    expect(circles).toEqual([])
  })

  test('no product file serves tests alone: what they invent stands with them', () => {
    const named = new Set(
      OWN_CODE.filter((path) => !isTest(path) && !path.startsWith('tests/')).flatMap((path) => {
        const text = readFileSync(join(ROOT, path), 'utf8')
        const files = [...text.matchAll(/['"]((?:\.|\/?src\/)[^'"]+\.tsx?)['"]/g)].map(([, to = '']) =>
          to.startsWith('.') ? join(dirname(path), to) : to.replace(/^\//, ''),
        )
        const threads = [...text.matchAll(/programAt\('([^']+)'\)/g)].map(([, to]) => `src/server/${to}.ts`)
        return [...files, ...threads]
      }),
    )
    const unused = SOURCES.filter((path) => !isTest(path) && !path.endsWith('-page.tsx') && !named.has(`src/${path}`))
    expect(unused).toEqual([])
  })

  test('every relative import names a file that exists', () => {
    const missing = IMPORTS.filter(({ to, isPackage }) => !isPackage && !existsSync(join(ROOT, 'src', to)))
    expect(asText(missing)).toEqual([])
  })
})

describe('names and sizes', () => {
  test('files are named in kebab-case, and after a thing', () => {
    const banned = /(^|[-/])(utils?|helpers?|common|misc|lib|managers?|services?)(\.|\/|$)/
    // The one list of what every noun is given.
    const allowed = 'src/server/services.ts'
    const wrong = OWN_CODE.filter(
      (path) => !/^([a-z0-9-]+\/)*[a-z0-9.-]+\.(tsx?|mjs)$/.test(path) || (banned.test(path) && path !== allowed),
    )
    expect(wrong).toEqual([])
  })

  test('no file is longer than 300 lines, but for data and vocabulary', () => {
    const vocabulary = ['src/xray/lettering-data.ts', 'tests/examples/phrasings.ts']
    const isData = (path: string) => isTest(path) || /^(src\/catalog|art)\//.test(path) || vocabulary.includes(path)
    const long = OWN_CODE.filter((path) => !isData(path)).flatMap((path) => {
      const lines = readFileSync(join(ROOT, path), 'utf8').split('\n').length
      return lines > 300 ? [`${path}: ${lines} lines`] : []
    })
    expect(long).toEqual([])
  })

  test('nothing is left for later in the code', () => {
    const mark = new RegExp(`\\b(${['TO', 'FIX'].map((start, at) => start + ['DO', 'ME'][at]).join('|')})\\b`)
    const marked = OWN_CODE.filter((path) => mark.test(readFileSync(join(ROOT, path), 'utf8')))
    expect(marked).toEqual([])
  })

  test('an address of one file to another stays inside the repository', () => {
    const outside = IMPORTS.filter(({ to, isPackage }) => !isPackage && relative('.', to).startsWith('..'))
    expect(asText(outside)).toEqual([])
  })
})

/** A file's text without comments. */
function codeOf(path: string): string {
  return readFileSync(join(ROOT, 'src', path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
}
