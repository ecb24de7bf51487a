import type { ChangeEvent } from 'react'
import type { CatalogTable } from '../../contract/admin/editable.ts'
import { ask, sendFile } from './ask.ts'
import { Button, Panel, Problem } from './controls.tsx'
import { useChange } from './use-ask.ts'

/** The shop's own picture of a row: shown, replaced, taken away. */
export function PictureForm({ table, id, picture }: { table: CatalogTable; id: string; picture: string | null }) {
  const params = { table, id }
  const add = useChange((file: File) => sendFile(`/api/admin/catalog/${table}/${encodeURIComponent(id)}/picture`, file))
  const drop = useChange(() => ask('DELETE /api/admin/catalog/:table/:id/picture', { params }))
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) add.run(file)
    event.target.value = ''
  }
  return (
    <Panel title="Picture">
      <div className="grid gap-3">
        {picture ? (
          <img src={`${picture}?w=480`} alt="" className="max-h-72 w-full rounded-sm bg-ink object-contain" />
        ) : (
          <p className="text-silver">Our drawing is shown. Your own picture goes before it.</p>
        )}
        <label className="grid gap-1">
          <span className="text-sm font-semibold text-silver">Your picture</span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={onFile}
            disabled={add.isRunning}
            className="file:mr-3 file:min-h-10 file:rounded-sm file:border file:border-hairline file:bg-panel file:px-4 file:text-light"
          />
          <span className="text-sm text-steel">JPEG, PNG or WebP up to 12 MB. Place and camera are removed.</span>
        </label>
        <Problem>{add.error || drop.error}</Problem>
        {picture ? (
          <Button
            kind="danger"
            className="justify-self-start"
            disabled={drop.isRunning}
            onClick={() => drop.run(undefined)}
          >
            Remove picture
          </Button>
        ) : null}
      </div>
    </Panel>
  )
}
