import type { SharedFile } from '@portal/protocol/calls/files'
import { downloadPath } from '@portal/protocol/file-download'
import { sameOriginPath } from '@portal/protocol/rules/same-origin-path'
import { type MouseEvent, useState } from 'react'
import { getConfig } from '../lib/config/runtime-config.ts'
import { showDownloadFailure } from './download-failure-toast.ts'
import { sessionController } from './session-controller.ts'

/** The address of a file of the backend; undefined for any other: the certificate goes along with the request. */
export function fileAddress(downloadUrl: string): string | undefined {
  const url = sameOriginPath(downloadUrl)
  return url?.pathname.startsWith(`${downloadPath}/`)
    ? getConfig().apiBase + url.pathname + url.search
    : undefined
}

/**
 * The link of a file, which the portal fetches itself: a link of the browser's own carries no certificate and fails
 * in silence. `failed` is what to say of a failure of which nothing else is known. Without an address, the file is
 * none of the backend's.
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
