import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** A path of the portal. */
  readonly to: string
  /** Travels with the history entry. */
  readonly state?: unknown
}

/**
 * A link inside the portal, of the parts that the router offers for it. Its own brings the fetching ahead of server-built
 * pages along, 3 KB which the sign-in page would wait for.
 */
export function Link({ to, state, target, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(target !== undefined && { target }),
  })
  return <a {...rest} href={href} target={target} onClick={follow} />
}
