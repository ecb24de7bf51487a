import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { carImage } from '../../xray/car-image.ts'
import type { PaintId } from '../../xray/paints.ts'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'

export interface StartCard {
  vehicleId: string
  label: string
  paint?: PaintId | undefined
  words: string
  isChosen?: boolean
  /** Where a click leads, or what it does. */
  to?: string
  onPick?: () => void
}

const CARD =
  'light-edge group block h-full w-full rounded-sm p-2.5 text-left transition-colors hover:border-steel sm:p-3'

/** Cars to click, side by side; on a phone the row scrolls. Its height never changes: nothing below it moves. */
export function StartRow({ cards, children }: { cards: readonly StartCard[]; children?: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6 min-w-0 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="telemetry text-silver">
          Start with one of these
        </h2>
        {children}
      </div>
      <ul className="no-scrollbar -mx-5 mt-3 flex snap-x scroll-px-5 gap-2.5 overflow-x-auto px-5 pb-1 md:mx-0 md:scroll-px-0 md:px-0 xl:grid xl:grid-cols-6">
        {cards.map((card) => (
          <li key={card.vehicleId} className="w-38 shrink-0 snap-start sm:w-46 xl:w-auto">
            {card.to ? (
              <Link to={card.to} className={cardClass(card)}>
                <CardInside {...card} />
              </Link>
            ) : (
              <button type="button" onClick={card.onPick} className={cardClass(card)}>
                <CardInside {...card} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const cardClass = ({ isChosen }: StartCard) => classes(CARD, isChosen && 'border-redline!')

function CardInside({ vehicleId, paint, label, words }: StartCard) {
  return (
    <>
      <Picture
        src={carImage(vehicleId, { paint })}
        alt=""
        width={320}
        height={110}
        className="aspect-[32/11] h-auto w-full object-contain object-bottom"
      />
      <span className="mt-2 block text-sm leading-snug font-semibold">{label}</span>
      <span className="figures block text-xs text-steel">{words}</span>
    </>
  )
}
