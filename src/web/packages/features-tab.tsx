import type { PackageDetail } from '../../contract/packages.ts'
import { spoken } from '../../engine/display-words.ts'
import { hours } from '../build-sheet/figures-in-words.ts'
import { Icon } from '../ui/icon.tsx'
import { price } from '../ui/money.ts'

export function FeaturesTab({ item }: { item: PackageDetail }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <h2 className="headline text-2xl">What's Included</h2>
        <ul className="mt-6 flex flex-col gap-3">
          {item.features.map((feature) => (
            <li key={feature} className="flex gap-3 text-silver">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-redline" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      {item.parts.length > 0 ? (
        <div className="min-w-0">
          <h2 className="headline text-2xl">Part by part</h2>
          <div className="mt-6">
            <table className="w-full text-sm">
              <thead>
                <tr className="telemetry text-left text-steel">
                  <th scope="col" className="pb-3 font-medium">
                    Part
                  </th>
                  <th scope="col" className="hidden pb-3 text-right font-medium sm:table-cell">
                    Labor
                  </th>
                  <th scope="col" className="hidden pb-3 text-right font-medium sm:table-cell">
                    Adds
                  </th>
                  <th scope="col" className="pb-3 text-right font-medium">
                    Price
                  </th>
                </tr>
              </thead>
              <tbody>
                {item.parts.map((part) => (
                  <tr key={part.partId} data-part={part.partId} className="border-t border-hairline/50 align-top">
                    <th scope="row" className="py-3 pr-4 text-left font-semibold">
                      {part.manufacturer} {part.name}
                      <span className="block text-xs font-normal text-steel">
                        {spoken(part.category)}
                        <span className="sm:hidden">
                          , {hours(part.laborHours)}
                          {part.powerGain > 0 ? `, +${Math.round(part.powerGain)} whp` : ''}
                        </span>
                      </span>
                      {part.why ? (
                        <span className="block max-w-xl text-sm font-normal text-silver">
                          {part.why.map(({ sentence }) => sentence).join(' ')}
                        </span>
                      ) : null}
                    </th>
                    <td className="figures hidden py-3 pl-5 text-right whitespace-nowrap text-silver sm:table-cell">
                      {hours(part.laborHours)}
                    </td>
                    <td className="figures hidden py-3 pl-5 text-right whitespace-nowrap text-silver sm:table-cell">
                      {part.powerGain > 0 ? `+${Math.round(part.powerGain)} whp` : '-'}
                    </td>
                    <td className="figures py-3 pl-5 text-right whitespace-nowrap">{price(part.price)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot className="figures">
                <Sum name="Parts" value={price(item.partsCost)} />
                <Sum name={`Labor, ${hours(item.laborHours)}`} value={price(item.laborCost)} />
                <Sum name="Package" value={price(item.basePrice)} isTotal />
              </tfoot>
            </table>
          </div>
        </div>
      ) : null}
    </div>
  )
}

function Sum({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <tr
      className={isTotal ? 'border-t border-hairline text-base font-bold' : 'border-t border-hairline/50 text-silver'}
    >
      <th scope="row" className="py-3 text-left font-[inherit]">
        {name}
      </th>
      <td className="hidden sm:table-cell" />
      <td className="hidden sm:table-cell" />
      <td className="py-3 text-right">{value}</td>
    </tr>
  )
}
