import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** A path of the portal. */
  readonly to: string
}

/**
 * A link inside the portal, of the parts that the router offers for it. Its own brings the fetching ahead of server-built
 * pages along, 3 KB which the sign-in page would wait for.
 */
export function Link({ to, target, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target === undefined ? {} : { target })
  return <a {...rest} href={href} target={target} onClick={follow} />
}
