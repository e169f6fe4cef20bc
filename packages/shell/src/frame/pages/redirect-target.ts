/** What stands behind `/redirect`, with its query; any text, until it is checked. */
export const redirectTarget = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname.replace(/^\/redirect(?=\/|$)/, '') + search
