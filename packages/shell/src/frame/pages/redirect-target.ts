/** The address after `/redirect`, query included; unchecked. */
export const redirectTarget = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname.replace(/^\/redirect(?=\/|$)/, '') + search
