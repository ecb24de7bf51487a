import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Photo } from '../../contract/photos.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'

export const GALLERY_CACHE_MS = 30 * 60 * 1000
export const GALLERY_PLACEHOLDERS = 6
const GRID = { width: 600, quality: 80 }
const LARGE = { width: 1200, quality: 90 }

/** A photo's address at a size; the address may already hold a query. */
export function photoAddress(raw: string, { width, quality }: { width: number; quality: number }): string {
  return `${raw}${raw.includes('?') ? '&' : '?'}w=${width}&q=${quality}`
}

/** The name of the site that a photo comes from: our own gallery, or the host of its page. */
function sourceName(photo: Photo): string {
  if (photo.links.html.startsWith('/')) return 'Adrenaline Performance'
  const host = URL.canParse(photo.links.html) ? new URL(photo.links.html).host : 'the source'
  return host.endsWith('unsplash.com') ? 'Unsplash' : host
}

/**
 * The photo that is open large, by its id in the address: it can be shared, and the back button closes it. Closing
 * goes back where opening came from, so that no empty step is left behind.
 */
function useOpenPhoto() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = search.get('photo')
  const closing = useRef<string | null>(null)
  useEffect(() => {
    if (id === null) closing.current = null
  }, [id])
  const changed = (change: (next: URLSearchParams) => void) => (before: URLSearchParams) => {
    const next = new URLSearchParams(before)
    change(next)
    return next
  }
  const open = (photo: string) =>
    setSearch(
      changed((next) => next.set('photo', photo)),
      { preventScrollReset: true, state: { isOpenedHere: true } },
    )
  const close = () => {
    if (id === null || closing.current === id) return
    closing.current = id
    if ((state as { isOpenedHere?: boolean } | null)?.isOpenedHere) void navigate(-1)
    else
      setSearch(
        changed((next) => next.delete('photo')),
        { preventScrollReset: true, replace: true },
      )
  }
  return { id, open, close }
}

interface PhotoGalleryProps {
  category: string
  title: string
  columns?: 2 | 3 | 4
}
const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' }

/** Photos of a category: placeholders while they load, nothing when there are none, a large view on a click. */
export function PhotoGallery({ category, title, columns = 3 }: PhotoGalleryProps) {
  const { data, isPending } = useQuery({
    ...load(useCall(), 'GET /api/unsplash/category/:category', { params: { category } }),
    staleTime: GALLERY_CACHE_MS,
  })
  const { id, open, close } = useOpenPhoto()
  const photos = data?.photos ?? []
  const chosen = photos.find((photo) => photo.id === id)
  if (!isPending && photos.length === 0) return null
  return (
    <section aria-label={title} className="page-width pt-20">
      <h2 className="headline text-3xl sm:text-4xl">{title}</h2>
      {isPending ? <LoadingNote>Loading photos</LoadingNote> : null}
      <ul className={`mt-8 grid grid-cols-2 gap-3 sm:gap-5 ${COLUMNS[columns]}`}>
        {isPending
          ? Array.from({ length: GALLERY_PLACEHOLDERS }, (_, index) => index).map((place) => (
              <li key={place}>
                <Skeleton className="aspect-[8/5]" />
              </li>
            ))
          : photos.map((photo) => (
              <li key={photo.id}>
                <button
                  type="button"
                  onClick={() => open(photo.id)}
                  aria-label={`Open large: ${photo.alt_description}`}
                  className="group block w-full overflow-hidden rounded-sm border border-hairline/60 hover:border-light"
                >
                  <img
                    src={photoAddress(photo.urls.raw, GRID)}
                    alt={photo.alt_description}
                    width={photo.width}
                    height={photo.height}
                    loading="lazy"
                    decoding="async"
                    className="aspect-[8/5] w-full bg-panel object-cover transition-transform duration-500 group-hover:scale-[1.03]"
                  />
                </button>
              </li>
            ))}
      </ul>
      <Dialog isOpen={chosen !== undefined} onClose={close} title={chosen?.alt_description ?? title} isTitleHidden>
        {chosen ? <LargeView photo={chosen} /> : null}
      </Dialog>
    </section>
  )
}

function LargeView({ photo }: { photo: Photo }) {
  return (
    <figure className="px-5 pb-5">
      <img
        src={photoAddress(photo.urls.raw, LARGE)}
        alt={photo.alt_description}
        width={photo.width}
        height={photo.height}
        className="max-h-[70dvh] w-full rounded-sm bg-ink object-contain"
      />
      <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <span className="text-sm text-silver">Photo by {photo.user.name}</span>
        <span className="flex flex-wrap gap-3">
          <a
            className={buttonClass('outline', 'small')}
            href={photo.links.html}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="external" className="size-4" />
            View on {sourceName(photo)}
          </a>
          <a className={buttonClass('outline', 'small')} href={photo.urls.full} download>
            <Icon name="download" className="size-4" />
            Download
          </a>
        </span>
      </figcaption>
    </figure>
  )
}
