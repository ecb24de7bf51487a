import { parse } from 'csv-parse'
import { UnreadableFile } from './read-file.ts'

type File = AsyncIterable<Uint8Array | string>

/**
 * What the numbers of the Auto Care databases mean in this shop. These databases are licensed, so the shop has none of
 * them: the owner's two tables say what is used of them.
 */
export interface OwnerTables {
  /** Our cars in the words of a "fits" cell, by base vehicle and what narrows it. */
  cars: ReadonlyMap<string, string>
  kinds: ReadonlyMap<string, { category: string; kind: string }>
}

/** `EngineBase=1234`: what narrows a base vehicle, in one order. */
export const carKey = (baseVehicleId: string, narrowing: readonly string[]): string =>
  [baseVehicleId, ...narrowing.toSorted()].join(';')

async function rowsOf(file: File, name: string, columns: readonly string[]): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = []
  const parser = parse({ bom: true, columns: true, skipEmptyLines: true, trim: true })
  try {
    for await (const piece of file) parser.write(piece)
    parser.end()
    for await (const row of parser as AsyncIterable<Record<string, string>>) rows.push(row)
  } catch (error) {
    throw new UnreadableFile(`the ${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const missing = columns.filter((column) => rows[0]?.[column] === undefined)
  if (missing.length > 0) throw new UnreadableFile(`the ${name} lacks ${missing.join(', ')}`)
  return rows
}

/** Reads the vehicle table (base_vehicle_id, narrowed_by, fits) and the table of part types (part_type_id, category, kind). */
export async function readOwnerTables(vehicleTable: File, partTypes: File): Promise<OwnerTables> {
  const cars = await rowsOf(vehicleTable, 'vehicle table', ['base_vehicle_id', 'fits'])
  const kinds = await rowsOf(partTypes, 'table of part types', ['part_type_id', 'category', 'kind'])
  return {
    cars: new Map(
      cars.map(({ base_vehicle_id: id = '', narrowed_by: by = '', fits = '' }) => [
        carKey(
          id,
          by.split(';').flatMap((one) => one.trim() || []),
        ),
        fits,
      ]),
    ),
    kinds: new Map(kinds.map(({ part_type_id: id = '', category = '', kind = '' }) => [id, { category, kind }])),
  }
}
