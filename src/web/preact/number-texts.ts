import { options } from 'preact'

/**
 * Preact 11.2 compares loosely when it takes over what the server drew: it holds the text "606 " for the number 606,
 * leaves it, and adds the space that follows once more. Numbers between other children therefore go as texts.
 */
export function numbersAsTexts(): void {
  const before = options.vnode
  options.vnode = (node) => {
    const children: unknown = typeof node.props === 'object' ? node.props?.children : undefined
    if (Array.isArray(children)) {
      for (const [at, child] of children.entries()) if (typeof child === 'number') children[at] = String(child)
    }
    before?.(node)
  }
}
