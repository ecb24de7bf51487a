import { ButtonLink } from '../ui/button.tsx'
import { WordsPage } from './words.tsx'

export function Component() {
  return (
    <WordsPage
      path="/warranty"
      label="Support"
      title="Warranty Information"
      lead="One year on every package that we install: the parts and the work."
      sections={[
        {
          title: 'What is covered',
          body: (
            <p>
              For one year from the day you collect the car, we repair or replace, at no cost to you, any part of the
              package that fails in material or manufacture, and any fault in our installation or calibration.
            </p>
          ),
        },
        {
          title: 'What is not covered',
          body: (
            <>
              <p>
                Wear items such as clutch discs, pads and tires; damage from a crash, from fuel below the octane that
                the calibration asks for, or from running past the limits named on your build sheet; and cars whose
                calibration was changed by somebody else.
              </p>
              <p>
                Parts of the car that are not part of the package stay under the maker's own warranty, which a
                modification can affect. Ask your dealer before the work begins if that matters to you.
              </p>
            </>
          ),
        },
        {
          title: 'Parts without installation',
          body: (
            <p>
              Parts that you install yourself carry their maker's warranty. We handle the claim with the maker for you.
            </p>
          ),
        },
        {
          title: 'How to make a claim',
          body: (
            <p>Write to us with your order number and what happened. We answer within 24 hours on business days.</p>
          ),
        },
      ]}
      aside={<ButtonLink to="/contact?subject=Warranty%20claim">Make a claim</ButtonLink>}
    />
  )
}
