import type { CallName } from '../../contract/calls.ts'

/** "GET /api/brands/:slug" becomes "getBrandsBySlug". */
export function operationId(name: CallName): string {
  const [method = '', path = ''] = name.split(' ')
  const words = path
    .replace(/^\/api\//, '')
    .split(/[/-]/)
    .map((word) => (word.startsWith(':') ? `by-${word.slice(1)}` : word))
    .flatMap((word) => word.split('-'))
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
