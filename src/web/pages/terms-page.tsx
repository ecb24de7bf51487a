import { WordsPage } from './words.tsx'

export function Component() {
  return (
    <WordsPage
      path="/terms"
      label="Legal"
      title="Terms & Conditions"
      lead="The rules of ordering here, in plain words."
      sections={[
        {
          title: 'Orders',
          body: (
            <p>
              Placing an order is an offer to buy. It becomes a contract when we confirm it with an invoice. Until you
              have paid, you can cancel without a reason and without a cost.
            </p>
          ),
        },
        {
          title: 'Prices',
          body: (
            <p>
              Prices are in US dollars. The price that counts is the one on the server when you place the order; if it
              changed since you looked, you see the new one before you order. Tax and shipping are on the invoice.
            </p>
          ),
        },
        {
          title: 'Predictions',
          body: (
            <p>
              Power, torque and times are predictions with a stated range, not promises. A car's health, fuel, altitude
              and tires change them. Your own baseline on our dyno comes first.
            </p>
          ),
        },
        {
          title: 'Use on public roads',
          body: (
            <p>
              Some parts are for off-road use only. You are responsible for what the law asks of a car where you drive
              it. Race on a track.
            </p>
          ),
        },
        {
          title: 'Returns',
          body: (
            <p>
              Unused parts in their packaging can be returned within 30 days of delivery. Parts made to order,
              calibrations and labor cannot.
            </p>
          ),
        },
        {
          title: 'Warranty',
          body: <p>One year on installed packages, as the warranty page describes.</p>,
        },
      ]}
    />
  )
}
