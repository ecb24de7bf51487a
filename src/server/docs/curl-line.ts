import type { Call } from '../../contract/call.ts'
import { CALLS, type CallName } from '../../contract/calls.ts'
import type { Example } from './examples.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The path and query of an example. */
export function exampleAddress(name: CallName, { params = {}, query = {} }: Omit<Example, 'reply'>): string {
  const path = (name.split(' ')[1] ?? '').replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** An example as a command to paste into a terminal. */
export function curlLine(origin: string, name: CallName, example: Omit<Example, 'reply'>): string {
  const call: Call = CALLS[name]
  const [method = 'GET'] = name.split(' ')
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(origin + exampleAddress(name, example))}`,
    ...(call.admin ? ['-H "authorization: Bearer $ADMIN_TOKEN"'] : []),
    ...(call.body ? [`-H 'content-type: application/json'`, `-d ${quoted(JSON.stringify(example.body))}`] : []),
  ].join(' \\\n  ')
}
