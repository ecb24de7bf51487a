import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ImportAsk, importParts } from '../../src/server/catalog-import/import-parts.ts'
import { UnreadableFile } from '../../src/server/catalog-import/read-file.ts'
import { undoImport } from '../../src/server/catalog-import/undo-import.ts'
import { connect, type DatabaseConnection } from '../../src/server/database/connection.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const GT = 'ford-mustang-gt-2018-10at'
const WRX = 'subaru-wrx-2022-6mt'
const CARS = `base_vehicle_id,narrowed_by,fits\n5911,,${GT}\n6001,EngineBase=77;SubModel=5,${WRX}\n`
const TYPES = 'part_type_id,category,kind\n6192,intake,cold_air_intake\n'

const item = (number: string, { price = '349.0000', type = '6192', currency = 'USD' } = {}) => `
  <Item MaintenanceType="A">
    <PartNumber>${number}</PartNumber>
    <BrandAAIAID>NJTR</BrandAAIAID>
    <BrandLabel>Nightjar Works</BrandLabel>
    <PartTerminologyID>${type}</PartTerminologyID>
    <Descriptions>
      <Description MaintenanceType="A" DescriptionCode="SHO" LanguageCode="EN">Intake</Description>
      <Description MaintenanceType="A" DescriptionCode="DES" LanguageCode="EN">Short &amp; loud intake</Description>
      <Description MaintenanceType="A" DescriptionCode="DES" LanguageCode="ES">Admisión</Description>
      <Description MaintenanceType="A" DescriptionCode="MKT" LanguageCode="EN"><![CDATA[Breathes < well]]></Description>
    </Descriptions>
    <Prices>
      <Pricing MaintenanceType="A" PriceType="JBR"><CurrencyCode>USD</CurrencyCode><Price UOM="PE">1.00</Price></Pricing>
      <Pricing MaintenanceType="A" PriceType="RET"><CurrencyCode>${currency}</CurrencyCode><Price UOM="PE">${price}</Price></Pricing>
    </Prices>
  </Item>`
const items = (...all: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<PIES xmlns="http://www.autocare.org"><Header><PIESVersion>7.2</PIESVersion></Header><Items>${all.join('')}</Items></PIES>`
const app = (id: number, number: string, base: number, more = '') =>
  `\n<App action="A" id="${id}"><BaseVehicle id="${base}"/>${more}<Qty>1</Qty><PartType id="6192"/><Part>${number}</Part></App>`
const apps = (...all: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ACES version="4.2"><Header><Company>Nightjar</Company></Header>${all.join('')}</ACES>`

let shop: TestShop
let database: DatabaseConnection
beforeAll(async () => {
  shop = await openShop()
  database = connect(shop.databaseUrl)
})
afterAll(async () => {
  await database?.close()
  await shop?.close()
})

/** In pieces of a few bytes, so that a letter or a tag is cut anywhere. */
async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(text)
  for (let at = 0; at < all.length; at += 7) yield all.subarray(at, at + 7)
}

async function imported(pies: string, aces: string, given: Partial<ImportAsk> = {}) {
  const wrong: [number, string][] = []
  const result = await importParts(database.db, {
    ...{ file: bytes(pies), fileName: 'items.xml', onWrong: (line, why) => void wrong.push([line, why]) },
    xml: { applications: bytes(aces), vehicleTable: bytes(CARS), partTypes: bytes(TYPES) },
    ...given,
  })
  return { ...result, lines: wrong }
}
const NARROW = '<EngineBase id="77"/><SubModel id="5"/>'

describe('PIES items with ACES applications', () => {
  test('become parts with their price, words and cars; the preview writes nothing and undo takes them back', async () => {
    const pies = items(item('NJ-1'))
    const aces = apps(app(1, 'NJ-1', 5911), app(2, 'NJ-1', 6001, NARROW))
    expect(await imported(pies, aces, { isDryRun: true })).toMatchObject({ importId: null, added: 1, wrong: 0 })
    const stored = () => shop.query(`select * from shop_parts where id = 'nightjar-works-nj-1'`)
    expect(await stored()).toEqual([])
    const { importId, added, lines } = await imported(pies, aces)
    expect({ added, lines }).toEqual({ added: 1, lines: [] })
    expect((await stored())[0]).toMatchObject({
      ...{ maker: 'Nightjar Works', part_number: 'NJ-1', name: 'Short & loud intake', description: 'Breathes < well' },
      ...{ price_cents: 34_900, category: 'intake', kind: 'cold_air_intake', vehicle_ids: [GT, WRX] },
    })
    expect(await imported(pies, aces)).toMatchObject({ importId: null, unchanged: 1 })
    await undoImport(database.db, importId!)
    expect(await stored()).toEqual([])
  })

  test('that cannot be read are named by their lines, and nothing is imported', async () => {
    const pies = items(...[item('NJ-2'), item('NJ-3', { type: '9' }), item('NJ-4', { currency: 'CAD' }), item('NJ-5')])
    const aces = apps(
      ...[app(1, 'NJ-2', 5911), app(2, 'NJ-2', 6001, '<EngineBase id="78"/>'), app(3, 'NJ-3', 5911)],
      ...[app(4, 'NJ-4', 5911), app(5, 'NJ-5', 5911, '<Note>Except convertible</Note>')],
    )
    const { importId, lines } = await imported(pies, aces)
    expect(importId).toBeNull()
    expect(lines.map(([, why]) => why)).toEqual([
      'applications: App 2: the vehicle table has no line for BaseVehicle 6001 narrowed by EngineBase=78',
      'applications: App 5 holds under a condition in words (Note), which is no car of ours: leave it out',
      'Item NJ-3: the table of part types has no line for 9',
      'Item NJ-4 has no RET or LST price in US dollars',
      'Item NJ-5 has no application that could be read',
    ])
    expect(lines.map(([line]) => line).slice(0, 2)).toEqual([4, 7])
  })

  test('in a broken file, or one with entities of its own, import nothing and say where', async () => {
    const broken = items(item('NJ-6')).replace('</Item>', '')
    await expect(imported(broken, apps(app(1, 'NJ-6', 5911)))).rejects.toThrow(UnreadableFile)
    const entity = `<!DOCTYPE ACES [<!ENTITY x SYSTEM "file:///etc/hostname">]><ACES><App id="1"><Note>&x;</Note></App></ACES>`
    await expect(imported(items(item('NJ-6')), entity)).rejects.toThrow(/line 1 cannot be read/)
    expect(await shop.query(`select id from shop_parts where maker = 'Nightjar Works'`)).toEqual([])
  })
})
