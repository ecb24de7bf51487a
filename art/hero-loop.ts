import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBrowser } from '../tests/support/chromium.ts'
import { heroScene, SCENE } from './hero-scene.ts'
import { HEROES, heroCar } from './heroes.ts'

/**
 * Draws the hero loops frame by frame in Chromium; run by hand where ffmpeg is installed:
 * node art/hero-loop.ts [home gear]. The first frame is the poster, which `npm run art -- hero` makes.
 */
const target = join(import.meta.dirname, '../public/pictures/hero')
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' })
const asked = process.argv.slice(2)
const browser = await startBrowser()
try {
  for (const [name, scene] of Object.entries(HEROES)) {
    if (scene.isStill || (asked.length > 0 && !asked.includes(name))) continue
    const car = heroCar(scene)
    const page = await browser.newPage({ viewport: { width: SCENE.width, height: SCENE.height } })
    await page.setContent('<style>*{margin:0}svg{display:block}</style><div></div>')
    const frameAt = async (phase: number) => {
      await page.evaluate(
        (svg) => {
          document.body.innerHTML = svg
        },
        heroScene(car, scene.stand, phase),
      )
      return page.screenshot({ type: 'png' })
    }
    mkdirSync(target, { recursive: true })
    await loop(name, frameAt)
    await page.close()
  }
} finally {
  await browser.close()
}

async function loop(name: string, frameAt: (phase: number) => Promise<Buffer>): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'hero-'))
  try {
    const frames = SCENE.fps * SCENE.seconds
    for (let at = 0; at < frames; at += 1) {
      writeFileSync(join(work, `${String(at).padStart(4, '0')}.png`), await frameAt(at / frames))
    }
    const input = ['-framerate', String(SCENE.fps), '-i', join(work, '%04d.png'), '-an', '-pix_fmt', 'yuv420p']
    ffmpeg(...input, '-c:v', 'libsvtav1', '-preset', '6', '-crf', '40', '-g', '240', join(target, `${name}.webm`))
    const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '31', '-movflags', '+faststart']
    ffmpeg(...input, ...h264, join(target, `${name}.mp4`))
  } finally {
    rmSync(work, { recursive: true })
  }
}
