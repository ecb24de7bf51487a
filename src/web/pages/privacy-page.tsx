import { ButtonLink } from '../ui/button.tsx'
import { WordsPage } from './words.tsx'

export function Component() {
  return (
    <WordsPage
      path="/privacy"
      label="Legal"
      title="Privacy Policy"
      lead="What we keep, why, and for how long. It is little."
      sections={[
        {
          title: 'In your own browser',
          body: (
            <p>
              The number of your cart, a copy of its lines, the vehicles in your garage and your saved builds. Clearing
              the browser's storage removes them.
            </p>
          ),
        },
        {
          title: 'On our server',
          body: (
            <>
              <p>
                Carts, without a name. Orders with the name, address and contact details that you typed, because we need
                them to fulfil and invoice them. Messages that you send through the contact form, so that we can answer.
              </p>
              <p>
                Counts of which vehicles are looked at and planned, without anything that points to a person. Technical
                logs of requests, to keep the shop running.
              </p>
            </>
          ),
        },
        {
          title: 'Never',
          body: (
            <p>
              Card data never touches us. There are no advertising trackers, and nothing is sold or given to others.
            </p>
          ),
        },
        {
          title: 'Services beside us',
          body: (
            <p>
              If the shop runs with a hosted checkout, a social feed or an assistant from another provider, what you
              type there is handled by that provider under its own policy.
            </p>
          ),
        },
        {
          title: 'Your rights',
          body: (
            <p>Ask us what we keep about you, or to delete it, through the contact page. We answer within 24 hours.</p>
          ),
        },
      ]}
      aside={
        <ButtonLink to="/contact?subject=My%20data" kind="outline">
          Contact Us
        </ButtonLink>
      }
    />
  )
}
