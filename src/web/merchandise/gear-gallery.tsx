import { useState } from 'react'
import type { GearPage } from '../../contract/merchandise.ts'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'

interface GearGalleryProps {
  pictures: GearPage['pictures']
  /** The color that was chosen: its picture is shown first. */
  color: string | undefined
}

/** One picture large, and all of them small below it. */
export function GearGallery({ pictures, color }: GearGalleryProps) {
  const ofColor = pictures.findIndex((one) => one.color !== null && one.color === color)
  const [at, setAt] = useState(Math.max(0, ofColor))
  const shown = pictures[at] ?? pictures[0]
  return (
    <div>
      <div className="light-edge aspect-square overflow-hidden rounded-sm bg-ink">
        {shown ? (
          <Picture
            src={shown.imageUrl}
            alt={shown.alt}
            width={900}
            height={900}
            sizes="(width >= 1024px) 40rem, 100vw"
            className="size-full object-cover"
            isFirst
          />
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <ul aria-label="Pictures" className="mt-3 grid grid-cols-5 gap-3 print:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.imageUrl}>
              <button
                type="button"
                aria-label={picture.alt}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
                className={classes(
                  'aspect-square w-full overflow-hidden rounded-xs border transition-colors',
                  index === at ? 'border-light' : 'border-hairline hover:border-steel',
                )}
              >
                <Picture
                  src={picture.imageUrl}
                  alt=""
                  width={900}
                  height={900}
                  sizes="8rem"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
