import type { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { profiles } from '../../src/catalog/bodies/profiles.ts'
import { lettering } from '../../src/xray/lettering.ts'
import { lockup } from '../../src/xray/mark.ts'
import { palette } from '../../src/xray/palette.ts'
import { placedLightLine } from '../cars/light-line.ts'
import { onStage, sideView } from '../cars/side-view.ts'
import { linear, radial, raster, svgDocument } from '../drawing/svg.ts'
import { apparel } from '../goods/apparel.ts'
import { pixelsOf } from '../goods/pixels-of.ts'
import { heroScene } from '../hero-scene.ts'
import { HEROES, heroCar } from '../heroes.ts'
import { paints } from '../paints.ts'
import { type PictureRecord, writeDrawing, writePicture } from '../write-picture.ts'
import { stageRidgeline } from './packages.ts'

const [width, height] = [1200, 630]

/** Words over a picture: the lockup on top, up to two lines of headline and a line of small print below. */
const words = (lines: readonly string[], small: string): string =>
  svgDocument(
    width,
    height,
    `<defs>${linear(
      'veil',
      [
        [0, palette.ink, 0.92],
        [0.5, palette.ink, 0.45],
        [1, palette.ink, 0],
      ],
      [0, 0, 900, 0],
    )}${linear(
      'foot',
      [
        [0, palette.ink, 0],
        [1, palette.ink, 0.85],
      ],
      [0, 330, 0, 630],
    )}</defs><rect width="${width}" height="${height}" fill="url(#veil)"/><rect width="${width}" height="${height}" fill="url(#foot)"/><g transform="translate(64 56) scale(.5)">${lockup()}</g>` +
      lines
        .map((text, i) =>
          lettering(
            text,
            { size: 84, x: 64, y: 540 - (lines.length - 1 - i) * 84, tracking: -1.5 },
            `fill="${palette.light}"`,
          ),
        )
        .join('') +
      `${lettering(small, { face: 'mono', size: 22, x: 66, y: 586, tracking: 2 }, `fill="${palette.steel}"`)}<rect x="0" y="624" width="${width}" height="6" fill="${palette.redline}"/>`,
  )

const backdrop = (body: string): Promise<Buffer> =>
  raster(
    svgDocument(
      width,
      height,
      `<defs>${radial(
        'room',
        [
          [0, '#20262f'],
          [0.55, palette.panel],
          [1, palette.ink],
        ],
        0.62,
        0.5,
        0.7,
      )}</defs><rect width="${width}" height="${height}" fill="url(#room)"/>${body}`,
    ),
  )

const cover = async (picture: Buffer, position: string): Promise<Buffer> =>
  sharp(picture).resize(width, height, { fit: 'cover', position }).png().toBuffer()

/** Pictures for shared links: og/{name}.jpg, 1200 x 630; and the not-found drawing. */
export async function makeSocial(): Promise<PictureRecord[]> {
  const hero = await cover(await raster(heroScene(heroCar(HEROES.home!), HEROES.home!.stand, 0)), 'centre')
  const paint = paints.find(({ slug }) => slug === 'cold-blue')!
  const car = await onStage(await sideView({ profile: profiles.gt, paint, carWidth: 880 }), {
    width,
    height,
    ground: 400,
    left: 286,
  })
  const ridge = await sharp(await raster(stageRidgeline('wide_open')))
    .resize(width + 120)
    .extract({ left: 120, top: 120, width, height })
    .toBuffer()
  const wire = await backdrop(
    placedLightLine(profiles.super_coupe, { id: 'og', glow: true }, { left: 330, right: 1150, ground: 390 }),
  )
  const gear = await sharp(await backdrop(''))
    .composite([
      {
        input: await sharp(await pixelsOf(apparel['adrenaline-tee']![0]))
          .resize(700, 700)
          .extract({ left: 0, top: 40, width: 700, height })
          .toBuffer(),
        left: 500,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  const pages: readonly [name: string, picture: Buffer, lines: readonly string[], small: string, alt: string][] = [
    [
      'default',
      hero,
      ['UNLEASH YOUR', 'ADRENALINE'],
      'RACING AND PERFORMANCE UPGRADES',
      'Dark fastback coupe in a black studio',
    ],
    [
      'packages',
      ridge,
      ['PERFORMANCE', 'PACKAGES'],
      'STAGE 1 TO WIDE OPEN, DYNO FIGURES INCLUDED',
      'Red dyno lines rising like a mountain',
    ],
    [
      'builds',
      car,
      ['CUSTOMER BUILDS'],
      'PARTS, POWER AND COST OF EVERY ONE',
      'Blue twin-turbo coupe seen from the side',
    ],
    [
      'configurator',
      wire,
      ['BUILD YOUR RIDE'],
      'EXACT PARTS FOR YOUR POWER GOAL',
      'Sports coupe drawn in lines of light',
    ],
    ['merchandise', gear, ['GEAR'], 'REPRESENT THE LIFESTYLE', 'Black tee with a printed dyno ridgeline'],
  ]
  const records: PictureRecord[] = []
  for (const [name, picture, lines, small, alt] of pages) {
    const source = await sharp(picture)
      .composite([{ input: await raster(words(lines, small)) }])
      .png()
      .toBuffer()
    records.push(
      await writePicture({
        id: `og/${name}`,
        category: 'social',
        alt,
        width,
        height,
        source,
        formats: ['jpg'],
        maxBytes: 80_000,
        quality: 72,
      }),
    )
  }
  records.push(
    await writeDrawing({
      id: 'errors/404',
      category: 'errors',
      alt: 'A pulse line that goes flat: 404, engine stalled',
      width: 900,
      height: 300,
      source: flatline(),
      maxBytes: 12_000,
    }),
  )
  return records
}

/** The pulse beats once and goes flat. */
function flatline(): string {
  const beat = `M0 200H250L316 56L366 226L392 170H470`
  return svgDocument(
    900,
    300,
    `<defs>${linear(
      'line',
      [
        [0, palette.redline, 0],
        [0.25, palette.redline],
        [1, palette.redline],
      ],
      [0, 0, 470, 0],
    )}${linear(
      'fade',
      [
        [0, palette.redline, 0.5],
        [1, palette.redline, 0],
      ],
      [470, 0, 900, 0],
    )}<filter id="glow" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation="9"/></filter></defs>` +
      `<path d="${beat}" fill="none" stroke="${palette.redline}" stroke-width="12" stroke-linejoin="miter" stroke-miterlimit="6" opacity=".4" filter="url(#glow)"/><path d="${beat}" fill="none" stroke="url(#line)" stroke-width="8" stroke-linejoin="miter" stroke-miterlimit="6"/><path d="M482 170H500M516 170H528M542 170H550M562 170H900" stroke="url(#fade)" stroke-width="2.5"/>` +
      lettering('404', { size: 112, x: 500, y: 136 }, `fill="${palette.light}"`) +
      lettering(
        'ENGINE STALLED AT THIS URL',
        { face: 'mono', size: 17, x: 503, y: 212, tracking: 3 },
        `fill="${palette.steel}"`,
      ),
  )
}
