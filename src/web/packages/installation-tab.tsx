import type { PackageDetail } from '../../contract/packages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const STEPS = [
  {
    title: 'Check-in and baseline',
    text: 'We look the car over, scan it for codes and make baseline pulls on our dyno.',
  },
  {
    title: 'Parts installation',
    text: 'Every part goes on with new gaskets and fluids, torqued to spec.',
  },
  { title: 'Custom tuning', text: 'We tune it on the dyno for your fuel, with margin on every limit we know.' },
  {
    title: 'Road test and pickup',
    text: 'A test drive, a recheck once it cools down, and your before-and-after dyno sheet.',
  },
] as const

const EXPECT = [
  'A written estimate before we start. Nothing extra without your OK.',
  'A call after the baseline pull, so you know how healthy your engine is.',
  'Your old parts back, if you want them.',
  'One-year warranty on parts and labor.',
] as const

export function InstallationTab({ item }: { item: PackageDetail }) {
  return (
    <div className="grid gap-12 lg:grid-cols-[1.3fr_1fr]">
      <div>
        <h2 className="headline text-2xl">Installation timeline</h2>
        <p className="mt-2 text-silver">
          {item.installTime} in our bay
          {item.laborHours > 0 ? `, ${item.laborHours} hours of work` : ''}. Parts come in first: your cart shows the
          earliest install date.
        </p>
        <ol className="mt-8 flex flex-col">
          {STEPS.map((step, index) => (
            <li
              key={step.title}
              className="relative flex gap-5 pb-8 last:pb-0 not-last:before:absolute not-last:before:top-10 not-last:before:bottom-0 not-last:before:left-5 not-last:before:w-px not-last:before:bg-hairline"
            >
              <span className="figures inline-flex size-10 shrink-0 items-center justify-center rounded-full border border-redline font-bold text-redline">
                {index + 1}
              </span>
              <div className="pt-1.5">
                <h3 className="font-bold">{step.title}</h3>
                <p className="mt-1 text-silver">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="light-edge self-start rounded-sm p-6">
        <h2 className="headline text-2xl">What to Expect</h2>
        <ul className="mt-6 flex flex-col gap-3">
          {EXPECT.map((text) => (
            <li key={text} className="flex gap-3 text-silver">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-redline" />
              {text}
            </li>
          ))}
        </ul>
        <ButtonLink to={`/book?package=${item.slug}`} kind="outline" className="mt-8 w-full print:hidden">
          Book Install
        </ButtonLink>
      </div>
    </div>
  )
}
