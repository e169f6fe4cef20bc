import type { SharedFile } from '@portal/protocol/calls/files'
import { downloadPath } from '@portal/protocol/file-download'
import { sameOriginPath } from '@portal/protocol/rules/same-origin-path'
import { type MouseEvent, useState } from 'react'
import { getConfig } from '../lib/config/runtime-config.ts'
import { showDownloadFailure } from './download-failure-toast.ts'
import { sessionController } from './session-controller.ts'

/** The address of a file of the backend; undefined for any other, since the request carries the certificate. */
export function fileAddress(downloadUrl: string): string | undefined {
  const url = sameOriginPath(downloadUrl)
  return url?.pathname.startsWith(`${downloadPath}/`)
    ? getConfig().apiBase + url.pathname + url.search
    : undefined
}

/**
 * Link of a file that the portal downloads itself: a browser link carries no certificate and fails silently. `failed`
 * is the message for other failures. Undefined for files outside the backend.
 */
export function useDownload(file: SharedFile, failed: string) {
  const { fileName } = file
  const [isLoading, setLoading] = useState(false)
  const address = fileAddress(file.downloadUrl)

  async function download(event: MouseEvent) {
    event.preventDefault()
    if (isLoading || address === undefined) return
    setLoading(true)
    // Loaded on demand: not needed for the first render of the home page.
    await import('../lib/api/download.ts')
      .then(({ fetchAndSave }) => fetchAndSave(address, file, sessionController))
      .catch((error: unknown) => showDownloadFailure(error, fileName, failed))
    setLoading(false)
  }

  return address === undefined
    ? undefined
    : {
        href: address,
        download: fileName,
        'aria-busy': isLoading,
        onClick: (event: MouseEvent) => void download(event),
      }
}
