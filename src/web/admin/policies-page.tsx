import { type FormEvent, useState } from 'react'
import type { Policy } from '../../contract/policies.ts'
import { policyPath } from '../../contract/policy-slugs.ts'
import { Markdown } from '../ui/markdown.tsx'
import { ask } from './ask.ts'
import { Area, Button, buttonLook, Heading, Mark, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { useMay } from './session.ts'
import { useAsk, useChange } from './use-ask.ts'

/** The pages of rules that customers read: shipping, returns, warranty, privacy and terms. */
export function PoliciesPage() {
  const found = useAsk('GET /api/admin/policies')
  return (
    <>
      <Heading title="Policies" />
      <p className="mb-4 text-silver">
        These texts came with the shop. Read each, change what your shop does differently, and save it as yours. Ask a
        lawyer if you are not sure.
      </p>
      <Loaded of={found}>
        {({ policies }) => (
          <div className="grid gap-5">
            {policies.map((policy) => (
              <OnePolicy key={`${policy.slug} ${policy.markdown}`} policy={policy} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

function OnePolicy({ policy: { slug, title, markdown, isSample } }: { policy: Policy }) {
  const mayEdit = useMay('owner')
  const [text, setText] = useState(markdown)
  const [isOpen, setIsOpen] = useState(false)
  const save = useChange((given: string) =>
    ask('PUT /api/admin/policies/:slug', { params: { slug }, body: { markdown: given } }),
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.run(text)
  }
  return (
    <Panel
      title={title}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <Mark tone={isSample ? 'wait' : 'good'}>{isSample ? 'Sample to check' : 'Yours'}</Mark>
          <a className={buttonLook()} href={policyPath(slug)}>
            See it in the shop
          </a>
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Close' : mayEdit ? `Edit ${title}` : `Read ${title}`}
          </Button>
        </div>
      }
    >
      {isOpen ? (
        <div className="grid gap-5 lg:grid-cols-2">
          <form onSubmit={onSubmit} className="grid content-start gap-3">
            <Area
              label={`${title}, in Markdown`}
              rows={18}
              maxLength={30_000}
              value={text}
              disabled={!mayEdit}
              onChange={({ target }) => setText(target.value)}
              hint="## Heading, **bold**, - list, [link](/contact)"
            />
            <Problem>{save.error}</Problem>
            {mayEdit ? (
              <div className="flex flex-wrap gap-2">
                <Button kind="primary" type="submit" disabled={save.isRunning || text.trim() === ''}>
                  Save as mine
                </Button>
                {isSample ? null : (
                  <Button kind="danger" disabled={save.isRunning} onClick={() => save.run('')}>
                    Back to the sample
                  </Button>
                )}
              </div>
            ) : null}
          </form>
          <section className="text-silver" aria-label={`Preview of ${title}`}>
            <Markdown text={text} />
          </section>
        </div>
      ) : null}
    </Panel>
  )
}
