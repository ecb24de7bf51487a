import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Grades the studio's loop for the shop; run by hand where ffmpeg is installed: node art/hero-loop.ts
 *
 * The loop starts on its fully lit moment, so that the poster is its first frame; a third of that moment stays in the
 * picture, so that the copy never sits on black; the red cast on the doors becomes grey.
 */
const source = join(import.meta.dirname, 'stills/hero-loop.mp4')
const target = join(import.meta.dirname, '../public/pictures/hero')
const litSecond = 4.6
const floorLight = 0.34
const work = mkdtempSync(join(tmpdir(), 'hero-'))
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' })

try {
  const doors = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><filter id="b"><feGaussianBlur stdDeviation="5"/></filter><rect width="1280" height="720"/><g filter="url(#b)"><path fill="#fff" d="M590 340L640 318 820 290 1000 262 1150 250 1160 500 1040 470 760 520 590 420Z"/><ellipse cx="676" cy="482" rx="68" ry="98"/><ellipse cx="1101" cy="425" rx="44" ry="79"/></g></svg>`
  const mask = join(work, 'doors.png')
  await sharp(Buffer.from(doors)).png().toFile(mask)
  const grade =
    '[0:v]format=gbrp,split[raw][copy];[copy]hue=s=0.12,format=gbrp[grey];[1:v]format=gbrp[mask];[raw][grey][mask]maskedmerge,gblur=sigma=0.55,unsharp=5:5:0.35'
  const lit = join(work, 'lit.png')
  const still = join(import.meta.dirname, 'stills/hero.png')
  ffmpeg(
    '-ss',
    String(litSecond),
    '-i',
    source,
    '-loop',
    '1',
    '-i',
    mask,
    '-filter_complex',
    `${grade}[out]`,
    '-map',
    '[out]',
    '-frames:v',
    '1',
    still,
  )
  await sharp(still).linear(floorLight, 0).png().toFile(lit)
  const graded = join(work, 'graded.mkv')
  ffmpeg(
    '-stream_loop',
    '1',
    '-ss',
    String(litSecond),
    '-t',
    '8',
    '-i',
    source,
    '-loop',
    '1',
    '-i',
    mask,
    '-loop',
    '1',
    '-i',
    lit,
    '-filter_complex',
    `${grade},format=gbrp[g];[2:v]format=gbrp[floor];[g][floor]blend=all_mode=lighten:shortest=1,format=yuv420p[out]`,
    '-map',
    '[out]',
    '-t',
    '8',
    '-r',
    '30',
    '-c:v',
    'ffv1',
    graded,
  )
  mkdirSync(target, { recursive: true })
  ffmpeg('-i', graded, '-an', '-c:v', 'libsvtav1', '-preset', '6', '-crf', '36', '-g', '240', join(target, 'hero.webm'))
  ffmpeg(
    '-i',
    graded,
    '-an',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '24',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    join(target, 'hero.mp4'),
  )
} finally {
  rmSync(work, { recursive: true })
}
