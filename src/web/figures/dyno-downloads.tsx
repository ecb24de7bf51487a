import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { DynoSheet } from './dyno-scale.ts'

const FAILED = "We couldn't make the file. Check your connection and try again."

/** The chart to keep: as a picture, and as figures for a spreadsheet. What makes them loads when it is asked for. */
export function DynoDownloads({ sheet }: { sheet: DynoSheet }) {
  const [problem, setProblem] = useState('')
  const save = (kind: 'savePicture' | 'saveFigures') => {
    setProblem('')
    import('./dyno-files.ts').then((files) => files[kind](sheet)).catch(() => setProblem(FAILED))
  }
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button kind="outline" size="small" onClick={() => save('savePicture')}>
        <Icon name="download" className="size-4" />
        Picture<span className="sr-only"> of the dyno chart</span>
      </Button>
      <Button kind="outline" size="small" onClick={() => save('saveFigures')}>
        <Icon name="download" className="size-4" />
        CSV<span className="sr-only"> of the dyno curves</span>
      </Button>
      <p role="alert" className="text-sm text-caution empty:hidden">
        {problem}
      </p>
    </div>
  )
}
