import type { SharedFile } from '@portal/protocol/calls/files'
import { type MouseEvent, useState } from 'react'
import { fileAddress } from '../api/file-address.ts'
import { showToast } from '../ui/toasts.ts'

/**
 * The link of a file, which the portal fetches itself: a link of the browser's own carries no certificate and fails
 * in silence. `failed` is what to say of a failure about which the server says nothing. Without an address, the file is
 * none of the backend's.
 */
export function useDownload({ downloadUrl, fileName }: SharedFile, failed: string) {
  const [isLoading, setLoading] = useState(false)
  const address = fileAddress(downloadUrl)

  async function download(event: MouseEvent) {
    event.preventDefault()
    if (isLoading || address === undefined) return
    setLoading(true)
    // Nobody downloads anything at the first sight of the home page.
    const problem = await import('./fetch-and-save.ts')
      .then(({ fetchAndSave }) => fetchAndSave(address, fileName))
      .catch(() => failed)
    if (problem) showToast({ kind: 'error', text: problem, seconds: 5 })
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
