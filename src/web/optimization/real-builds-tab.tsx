import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { JudgedResultReply } from '../../contract/evidence.ts'
import { spoken } from '../../engine/display-words.ts'
import { errorOf } from '../accuracy/judged-results.ts'
import { whileJudging } from '../accuracy/while-judging.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { load } from '../api/queries.ts'
import { CsvImportForm } from '../csv-import/csv-import-form.tsx'
import { OwnerTokenField, useShopTokenHeaders } from '../shop-token/shop-token.tsx'
import { Card } from '../ui/card.tsx'
import { DynoSheetForm } from './dyno-sheet-form.tsx'
import { EvidenceImports } from './evidence-imports.tsx'

/** Real cars: the shop's own dyno sheets beside what was predicted, and how to enter more. */
export function RealBuildsTab({ isShown }: { isShown: boolean }) {
  const call = useCall()
  const queries = useQueryClient()
  const headers = useShopTokenHeaders()
  const evidence = useQuery({
    ...load(call, 'GET /api/evidence'),
    enabled: isShown,
    refetchInterval: ({ state }) => whileJudging(state.data),
  })
  const refresh = () => {
    for (const name of ['GET /api/evidence', 'GET /api/evidence/imports'] as const) {
      void queries.invalidateQueries({ queryKey: load(call, name).queryKey })
    }
  }
  const sheets = (evidence.data?.results ?? []).filter(({ origin }) => origin === 'shop')
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="max-w-2xl text-silver">
        Customer builds are coming soon. The engine is judged by real cars: published results, each with its source on
        the{' '}
        <Link to="/accuracy" className="text-cold underline underline-offset-4">
          accuracy page
        </Link>
        , and the dyno sheets that this shop enters here.
      </p>
      <section className="grid gap-4" aria-label="Dyno sheets of this shop">
        <h3 className="headline text-xl">Our dyno sheets</h3>
        {evidence.isError ? (
          <p className="text-redline">The sheets did not load. {errorWords(evidence.error)}</p>
        ) : null}
        {evidence.isPending || evidence.data?.isJudging ? <p role="status">Judging the results...</p> : null}
        {evidence.data && !evidence.data.isJudging && sheets.length === 0 ? (
          <p className="text-silver">No sheet of this shop yet. {evidence.data.results.length} published results.</p>
        ) : null}
        <ul className="grid gap-3 lg:grid-cols-2">
          {sheets.map((sheet) => (
            <li key={sheet.id}>
              <Sheet sheet={sheet} />
            </li>
          ))}
        </ul>
      </section>
      <EvidenceImports isShown={isShown} onUndone={refresh} />
      <OwnerTokenField />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DynoSheetForm onStored={refresh} />
        <CsvImportForm
          title="Import dyno sheets"
          send={(csv) => call('POST /api/evidence/import', { body: { csv } }, { headers })}
          onImported={refresh}
        >
          Columns: make, model, year, modified_hp, mods; and where known engine, transmission, drivetrain, power_basis,
          baseline_hp, boost_psi, fuel, dyno, figure_kind, source_url. Good lines are stored, bad ones are listed.
        </CsvImportForm>
      </div>
    </div>
  )
}

function Sheet({ sheet }: { sheet: JudgedResultReply }) {
  const error = errorOf(sheet)
  return (
    <Card className="grid gap-2 p-5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h4 className="font-semibold">{sheet.car}</h4>
        <span className="figures">
          {Math.round(sheet.measuredHp)} measured, {Math.round(sheet.predictedHp)} predicted ({error > 0 ? '+' : ''}
          {(100 * error).toFixed(1)}%)
        </span>
      </div>
      <p className="text-steel">{sheet.kinds.map(spoken).join(', ') || 'No parts named'}</p>
      {sheet.flagged ? <p className="text-caution">{sheet.flagged}</p> : null}
    </Card>
  )
}
