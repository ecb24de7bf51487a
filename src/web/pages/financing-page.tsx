import { ButtonLink } from '../ui/button.tsx'
import { WordsPage } from './words.tsx'

export function Component() {
  return (
    <WordsPage
      path="/financing"
      label="Support"
      title="Financing Options"
      lead="Pay for your build one stage at a time."
      sections={[
        {
          title: 'Pay by stage',
          body: (
            <p>
              Start with parts that carry over to later stages, drive it, and add the next stage when you are ready. The
              planner shows what each stage costs and tells you when a part gets replaced.
            </p>
          ),
        },
        {
          title: 'Deposit and balance',
          body: (
            <p>
              On installed builds you usually pay for the parts when we order them and for the labor when you pick up
              the car. Your invoice has both dates.
            </p>
          ),
        },
        {
          title: 'Outside lenders',
          body: (
            <p>
              We do not lend money, and we do not take a cut from anyone who does. If your bank or card is paying for
              the build, we write the estimate for them.
            </p>
          ),
        },
      ]}
      aside={<ButtonLink to="/contact?subject=Financing">Ask for an estimate</ButtonLink>}
    />
  )
}
