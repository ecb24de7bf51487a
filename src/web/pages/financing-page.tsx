import { ButtonLink } from '../ui/button.tsx'
import { WordsPage } from './words.tsx'

export function Component() {
  return (
    <WordsPage
      path="/financing"
      label="Support"
      title="Financing Options"
      lead="A build can be paid in the order in which it is built."
      sections={[
        {
          title: 'Pay by stage',
          body: (
            <p>
              Start with the parts that later stages keep, drive, and add the next stage when you are ready. The planner
              shows what each stage costs; nothing that you bought is thrown away without us saying so.
            </p>
          ),
        },
        {
          title: 'Deposit and balance',
          body: (
            <p>
              For installed builds we usually ask for the price of the parts when they are ordered, and for the labor
              when you collect the car. The invoice names both dates.
            </p>
          ),
        },
        {
          title: 'Outside lenders',
          body: (
            <p>
              We do not lend money ourselves and do not take a share from those who do. If you finance with your own
              bank or card, we can address a written estimate to it.
            </p>
          ),
        },
      ]}
      aside={<ButtonLink to="/contact?subject=Financing">Ask for an estimate</ButtonLink>}
    />
  )
}
