import type { GenerateReply, OfferName } from '../../contract/configurator.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { dollars } from '../ui/money.ts'

type Offer = GenerateReply['offers'][number]

const WHY: Readonly<Record<OfferName, string>> = {
  just_over: 'Just over your budget',
  near_goal: 'Nearly your goal, for a lot less',
  more_headroom: 'More headroom on every limit',
  most_power: 'Most power for your budget',
  no_engine_work: 'No engine work',
  as_asked: 'The build for your goal',
}

/** "491 whp saves $2,600", "560 whp, $1,200 more". */
export function offerWords({ wheelHp, deltaUsd }: Pick<Offer, 'wheelHp' | 'deltaUsd'>): string {
  const hp = `${Math.round(wheelHp)} whp`
  if (Math.abs(deltaUsd) < 1) return `${hp} for the same money`
  return deltaUsd < 0 ? `${hp} saves ${dollars(-deltaUsd)}` : `${hp}, ${dollars(deltaUsd)} more`
}

interface OffersProps {
  offers: readonly Offer[]
  to: (offer: OfferName) => string
  /** Takes the offer on this page, in place of going to its address. */
  onTake?: (offer: OfferName) => void
}

/** Other builds worth a look beside this one, one click each: the address that plans it. */
export function Offers({ offers, to, onTake }: OffersProps) {
  if (offers.length === 0) return null
  return (
    <Card className="p-5 sm:p-8 print:hidden">
      <section aria-label="Other ways to go">
        <h2 className="headline text-2xl sm:text-3xl">Other ways to go</h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {offers.map((offer) => (
            <li key={offer.offer} className="min-w-0">
              <ButtonLink
                kind="outline"
                to={to(offer.offer)}
                className="w-full justify-start text-left"
                onClick={(event) => {
                  if (!onTake || event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onTake(offer.offer)
                }}
              >
                <span className="min-w-0 py-1">
                  <span className="figures block font-bold text-light">{offerWords(offer)}</span>
                  <span className="block text-sm font-normal tracking-normal text-silver normal-case">
                    {WHY[offer.offer]}
                  </span>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
