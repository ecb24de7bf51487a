import { options } from 'preact'

/** By it libraries know an element from other children. */
const REACT_ELEMENT = Symbol.for('react.element')
/** A drawing's own attributes stand outside of it for the renderer; a field's say what it begins with. */
const RENAMED = new Set(['svg', 'select', 'textarea', 'input'])

/**
 * Preact copies the attributes of every element to tell React's names from the browser's. The renderer tells them itself
 * while it writes, but for styles and a few elements: the copies took a tenth of a page's rendering.
 */
export function attributesAsWritten(): void {
  const asReact = options.vnode
  options.vnode = (node) => {
    const { type, props } = node
    if (typeof type !== 'string' || RENAMED.has(type) || 'style' in props) asReact?.(node)
    else (node as { $$typeof?: symbol }).$$typeof = REACT_ELEMENT
  }
}
