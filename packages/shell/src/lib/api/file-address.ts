import { downloadPath } from '@portal/protocol/file-download'
import { sameOriginPath } from '@portal/protocol/rules/same-origin-path'
import { getConfig } from '../config/runtime-config.ts'

/** The address of a file of the backend; undefined for any other: the certificate goes along with the request. */
export function fileAddress(downloadUrl: string): string | undefined {
  const url = sameOriginPath(downloadUrl)
  return url?.pathname.startsWith(`${downloadPath}/`)
    ? getConfig().apiBase + url.pathname + url.search
    : undefined
}
