import { csvFile, saveFile } from '../ui/save-file.ts'
import { dynoCsv } from './dyno-csv.ts'
import { PICTURE, pictureSvg } from './dyno-picture.ts'
import type { DynoSheet } from './dyno-scale.ts'

/** "Stage 2, 2018 Ford Mustang GT" is "dyno-stage-2-2018-ford-mustang-gt". */
const nameOf = ({ title }: DynoSheet): string => {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return ['dyno', ...words].join('-').slice(0, 80)
}

export async function saveFigures(sheet: DynoSheet): Promise<void> {
  saveFile(`${nameOf(sheet)}.csv`, csvFile(dynoCsv(sheet)))
}

/** The chart as a PNG, 1600 px wide. Throws where the browser cannot draw it. */
export async function savePicture(sheet: DynoSheet): Promise<void> {
  const image = new Image(PICTURE.width, PICTURE.height)
  image.src = `data:image/svg+xml,${encodeURIComponent(pictureSvg(sheet))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!png) throw new Error(`the browser made no picture of ${sheet.title}`)
  saveFile(`${nameOf(sheet)}.png`, png)
}
