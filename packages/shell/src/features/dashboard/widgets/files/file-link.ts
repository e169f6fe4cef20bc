import { sameOriginPath } from '@portal/protocol/rules/same-origin-path'

/** The address of a file below the API base; undefined for one that a browser could read as another origin's. */
export function fileLink(apiBase: string, downloadUrl: string): string | undefined {
  const url = sameOriginPath(downloadUrl)
  return url && apiBase + url.pathname + url.search
}
