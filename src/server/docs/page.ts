import { z } from 'zod'
import type { Call } from '../../contract/call.ts'
import { CALLS, type CallName } from '../../contract/calls.ts'
import { PROBLEMS, type ProblemCode } from '../../contract/problems.ts'
import { operationId, problemsOf } from './open-api.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const STYLE = `
:root{color-scheme:dark}
body{margin:0;background:#0a0a0b;color:#e9e9ec;font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}
h1{font-size:2.2rem;line-height:1.15;margin:0 0 .5rem}
h2{margin:3rem 0 .5rem;font-size:1.4rem;text-transform:capitalize;border-bottom:1px solid #333;padding-bottom:.4rem}
article{border:1px solid #2a2a2e;border-radius:.6rem;padding:.9rem 1.1rem;margin:1rem 0;background:#111113}
h3{margin:0;font:600 1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
h3 b{color:#ffb020;margin-right:.6rem}
p{margin:.35rem 0;color:#c4c4cb}
summary{cursor:pointer;color:#ffcf70}
pre{overflow-x:auto;background:#0a0a0b;padding:.9rem;border-radius:.4rem;font-size:.82rem;line-height:1.45}
code{font-family:ui-monospace,monospace}
a{color:#ffcf70}
dt{font-family:ui-monospace,monospace;margin-top:.7rem}
dd{margin:0 0 0 1rem;color:#c4c4cb}
a:focus-visible,summary:focus-visible{outline:2px solid #ffb020;outline-offset:3px}
`

/** A page that a person can read: every call, what it takes, what it answers, what it refuses. */
export function docsPage(origin: string): string {
  const byTag = Map.groupBy(Object.keys(CALLS) as CallName[], (name) => CALLS[name].tag)
  const problems = (Object.entries(PROBLEMS) as [ProblemCode, { status: number; title: string }][]).map(
    ([code, { status, title }]) => `<dt id="problem-${code}">${status} ${code}</dt><dd>${escapeHtml(title)}.</dd>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | Adrenaline Performance</title>
<meta name="description" content="Every call of the Adrenaline Performance API.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>The shop's API</h1>
<p>JSON over HTTP at <code>${escapeHtml(origin)}</code>. The same list for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.
Power is at the wheels unless a name says crank. A refusal is <code>application/problem+json</code> with one of the
<a href="#problems">codes below</a>, the wrong fields by name, and in <code>help</code> what you need next.</p>
${[...byTag].map(([tag, names]) => `<h2>${escapeHtml(tag)}</h2>\n${names.map(callSection).join('\n')}`).join('\n')}
<h2 id="problems">Problems</h2>
<dl>${problems.join('\n')}</dl>
</main>
</body>
</html>
`
}

function callSection(name: CallName): string {
  const call: Call = CALLS[name]
  const [method = '', path = ''] = name.split(' ')
  const shapes = [
    ['Query', call.query, 'input'],
    ['Body', call.body, 'input'],
    [`Reply, ${call.status ?? 200}`, call.reply, 'output'],
  ] as const
  const details = shapes.flatMap(([title, schema, io]) =>
    schema
      ? [`<details><summary>${title}</summary><pre><code>${escapeHtml(shapeOf(schema, io))}</code></pre></details>`]
      : [],
  )
  const refusals = problemsOf(name)
    .map((code) => `<a href="#problem-${code}">${code}</a>`)
    .join(', ')
  return `<article id="${operationId(name)}">
<h3><b>${method}</b>${escapeHtml(path)}</h3>
<p>${escapeHtml(call.summary)}.${call.admin ? TOKEN_WORDS[call.admin] : ''}</p>
${details.join('\n')}
<p>May refuse with ${refusals}.</p>
</article>`
}

const TOKEN_WORDS = {
  control: ' Asks for the shop token where ADMIN_TOKEN is set.',
  owner: ' Asks for the shop token.',
}

const shapeOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return JSON.stringify(rest, null, 2)
}
