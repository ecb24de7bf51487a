import { useEffect, useRef, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'

interface BrandPictureProps {
  src: string
  name: string
  className?: string
  sizes?: string
}

/** A brand's card picture; one that fails gives way to a placeholder with the brand's name. */
export function BrandPicture({ src, name, className, sizes = '20rem' }: BrandPictureProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const image = frame.current?.querySelector('img')
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setHasFailed(true)
  }, [])
  return (
    <div ref={frame} className={classes('relative overflow-hidden', className)}>
      {hasFailed ? (
        <svg viewBox="0 0 900 600" role="img" aria-label={name} className="size-full bg-panel">
          <text
            x="450"
            y="320"
            textAnchor="middle"
            fontFamily="var(--font-display)"
            fontStyle="italic"
            fontWeight="900"
            fontSize="86"
            textLength={name.length > 8 ? 760 : undefined}
            fill="none"
            stroke="var(--color-steel)"
            strokeWidth="2"
          >
            {name.toUpperCase()}
          </text>
        </svg>
      ) : (
        <Picture
          src={src}
          alt=""
          width={900}
          height={600}
          sizes={sizes}
          className="size-full object-cover"
          onError={() => setHasFailed(true)}
        />
      )}
    </div>
  )
}
