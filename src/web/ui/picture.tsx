/** Widths that the image route serves. */
const WIDTHS = [320, 480, 640, 960, 1280, 1600] as const

/** Drawings are served as they are, at any size. */
const isDrawing = (src: string) => /\.svg(\?|$)/.test(src)

/** Address of a picture at a width and quality. */
export function imageAddress(src: string, width: number, quality = 70): string {
  if (!src.startsWith('/images/') || isDrawing(src)) return src
  return `${src.split('?')[0]}?w=${width}&q=${quality}`
}

interface PictureProps {
  /** Address under /images, which answers AVIF, WebP or JPEG as the browser accepts; or any other address. */
  src: string
  alt: string
  /** Proportions of the box: the page reserves them before the picture comes. */
  width: number
  height: number
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string
  className?: string
  /** Above the fold: loads at once and first. All others load when they come near. */
  isFirst?: boolean
  quality?: number
  onError?: () => void
}

/** Every picture of the shop: right size, right format, no layout shift. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  className,
  isFirst,
  quality = 70,
  onError,
}: PictureProps) {
  if (!src) return <span aria-hidden="true" className={className} />
  const isScaled = src.startsWith('/images/') && !isDrawing(src)
  return (
    <img
      src={isScaled ? imageAddress(src, 960, quality) : src}
      {...(isScaled
        ? { srcSet: WIDTHS.map((step) => `${imageAddress(src, step, quality)} ${step}w`).join(', '), sizes }
        : {})}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={onError}
    />
  )
}
