import { Link as BrowserLink, type LinkProps, type NavLinkProps, useLocation } from 'react-router'

export * from 'react-router'

/**
 * A link as the server writes it: the same HTML, without what only a browser needs (where a click leads, prefetching).
 * A page has a hundred links, which took a fifth of its rendering. The build of the renderer puts this in the place of
 * react-router.
 */
export function Link(props: LinkProps) {
  const { to, discover, prefetch, relative, reloadDocument, replace, mask, state, ...rest } = props
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, target, onClick, ...attributes } = rest
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || discover === 'none') return <BrowserLink {...props} />
  return <a {...attributes} href={to} target={target} data-discover="true" />
}

const PLAIN = { isPending: false, isTransitioning: false }

function isShown(to: string, pathname: string, isWhole = false): boolean {
  const [here, there] = [pathname.toLowerCase(), to.toLowerCase()]
  return here === there || (!isWhole && here.startsWith(`${there}/`))
}

/** Which links of the bar lead to the page at a path. */
export const shownLinks = (links: readonly { to: string }[], pathname: string): string =>
  links.flatMap(({ to }) => (isShown(to, pathname, to === '/') ? [to] : [])).join(' ')

/** The links of the bar, which knows whether its page is shown: nine on every page took a quarter of its rendering. */
export function NavLink({ to, end, caseSensitive, className, style, children, ...rest }: NavLinkProps) {
  const isActive = isShown(String(to), useLocation().pathname, end)
  const state = { ...PLAIN, isActive }
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={typeof className === 'function' ? className(state) : className}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  )
}
