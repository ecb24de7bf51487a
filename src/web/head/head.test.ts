import { describe, expect, test } from 'vitest'
import { headHtml, scriptJson } from './head.ts'

describe('the head of a page', () => {
  test('text from the catalog cannot break out of its tag', () => {
    const html = headHtml(
      { title: '<b>"x"', description: 'a & b', canonicalPath: '/', jsonLd: [{ name: '</script><script>' }] },
      'https://shop.example',
    )
    expect(html).toContain('<title>&lt;b&gt;&quot;x&quot; | Adrenaline Performance</title>')
    expect(html).not.toContain('</script><script>')
  })

  test('a page that is missing is kept out of search engines', () => {
    const html = headHtml({ title: 'x', description: 'y', canonicalPath: '/z', status: 404 }, '')
    expect(html).toContain('content="noindex"')
  })

  test('state survives the way through a script element', () => {
    const value = { text: '<!-- </script>' }
    expect(scriptJson(value)).not.toContain('<')
    expect(JSON.parse(scriptJson(value))).toEqual(value)
  })
})
