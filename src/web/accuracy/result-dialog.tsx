import { spoken } from '../../engine/display-words.ts'
import { buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { count, fixed } from '../ui/money.ts'
import { errorOf, type JudgedResult } from './judged-results.ts'

/** One published result: the car, its parts, both figures, and where it stands. */
export function ResultDialog({ result, onClose }: { result: JudgedResult | undefined; onClose: () => void }) {
  return (
    <Dialog isOpen={result !== undefined} onClose={onClose} title={result?.car ?? 'Result'} className="max-w-xl">
      {result ? (
        <div className="grid gap-5 px-5 pb-6">
          <dl className="figures grid grid-cols-2 gap-4 text-sm">
            <Fact name="Measured" value={`${count(result.measuredHp)} ${result.powerBasis} hp`} />
            <Fact name="Predicted, unseen" value={`${count(result.predictedHp)} ${result.powerBasis} hp`} />
            <Fact name="90% range" value={`${count(result.lowHp)} to ${count(result.highHp)}`} />
            <Fact name="Miss" value={`${errorOf(result) > 0 ? '+' : ''}${fixed(errorOf(result) * 100, 1)}%`} />
          </dl>
          <p className="text-sm text-silver">
            {result.kinds.length > 0 ? result.kinds.map(spoken).join(', ') : 'No parts named'}
          </p>
          {result.readAs ? <p className="text-sm text-silver">{result.readAs}</p> : null}
          {result.flagged ? <p className="text-sm text-caution">{result.flagged}</p> : null}
          {result.sourceUrl ? (
            <a
              className={buttonClass('outline', 'small')}
              href={result.sourceUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="external" className="size-4" />
              {result.sourceName}
            </a>
          ) : (
            <p className="text-sm text-silver">Source: {result.sourceName}</p>
          )}
        </div>
      ) : null}
    </Dialog>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-steel">{name}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  )
}
