/** What a page says about itself to the browser's tab, to search engines and to sites that link here. */
export interface Head {
  title: string
  description: string
  /** Path of the one address that this content belongs to, such as `/packages`. */
  canonicalPath: string
  /** Path of a 1200x630 picture. */
  imagePath?: string
  /** HTTP status of the page when it is rendered on the server; 200 when absent. */
  status?: number
  isPrivate?: boolean
  jsonLd?: readonly object[]
}

export const SHOP_NAME = 'Adrenaline Performance'
const DEFAULT_IMAGE = '/pictures/og/default.jpg'

interface MetaTag {
  key: 'name' | 'property'
  name: string
  content: string
}

export function pageTitle(head: Head): string {
  return head.title === SHOP_NAME ? head.title : `${head.title} | ${SHOP_NAME}`
}

/** The meta tags of a page. `origin` is the shop's own, without a slash at the end. */
export function metaTags(head: Head, origin: string): MetaTag[] {
  const named = (name: string, content: string): MetaTag => ({ key: 'name', name, content })
  const property = (name: string, content: string): MetaTag => ({ key: 'property', name, content })
  const isHidden = head.isPrivate || (head.status ?? 200) !== 200
  return [
    named('description', head.description),
    named('robots', isHidden ? 'noindex' : 'index,follow'),
    property('og:site_name', SHOP_NAME),
    property('og:type', 'website'),
    property('og:title', pageTitle(head)),
    property('og:description', head.description),
    property('og:url', origin + head.canonicalPath),
    property('og:image', origin + (head.imagePath ?? DEFAULT_IMAGE)),
    named('twitter:card', 'summary_large_image'),
  ]
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** JSON that may stand inside a script element: no `<` can end it early. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The head's tags as HTML, for the server. */
export function headHtml(head: Head, origin: string): string {
  return [
    `<title>${escapeHtml(pageTitle(head))}</title>`,
    ...metaTags(head, origin).map((tag) => `<meta ${tag.key}="${tag.name}" content="${escapeHtml(tag.content)}">`),
    `<link rel="canonical" href="${escapeHtml(origin + head.canonicalPath)}">`,
    ...(head.jsonLd ?? []).map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
  ].join('\n')
}

/** Brings the document's head up to date after a navigation in the browser. */
export function applyHead(head: Head, origin: string): void {
  document.title = pageTitle(head)
  for (const tag of metaTags(head, origin)) {
    let element = document.head.querySelector(`meta[${tag.key}="${tag.name}"]`)
    if (!element) {
      element = document.createElement('meta')
      element.setAttribute(tag.key, tag.name)
      document.head.append(element)
    }
    element.setAttribute('content', tag.content)
  }
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', origin + head.canonicalPath)
}
