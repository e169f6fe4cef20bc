import type { SharedFile } from '@portal/protocol/calls/external'
import { downloadPath } from '@portal/protocol/file-download'
import { languageTag } from '@portal/protocol/languages'
import { RemoteError } from '@portal/protocol/remote-error'
import { sameOriginPath } from '@portal/protocol/rules/safe-addresses'
import { fileSize } from '@portal/sub-app-sdk/file-size'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../lib/config/runtime-config.ts'
import { numberFormat } from '../lib/format/intl-formats.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import { reactionTo } from '../lib/ui/error-policy.ts'
import { needsReload, specialMeaningOf } from '../lib/ui/failure-text.ts'
import { showToast, type Toast } from '../lib/ui/toasts.ts'
import { beforeSessionEnds } from './session-cleanup.ts'
import { sessionController } from './session-controller.ts'

/**
 * Reports which file could not be downloaded and why: the server's message, the kind of failure, or `otherwise`. The
 * end of the session is reported elsewhere.
 */
export async function showDownloadFailure(
  error: unknown,
  fileName: string,
  otherwise: string,
): Promise<void> {
  if (reactionTo(error) === 'none') return
  const texts = await loadTexts(useLanguage.getState().language, 'errors')
  const words = (error instanceof RemoteError && error.message) || specialMeaningOf(error, texts)
  const text = !words ? otherwise : words.includes(fileName) ? words : `${fileName} - ${words}`
  showToast({
    kind: 'error',
    text,
    seconds: 5,
    ...(needsReload(error) ? { action: { label: texts.reload, run: () => window.location.reload() } } : {}),
  })
}

/** The address of a file of the backend; undefined for any other, since the request carries the certificate. */
export function fileAddress(downloadUrl: string): string | undefined {
  const url = sameOriginPath(downloadUrl)
  return url?.pathname.startsWith(`${downloadPath}/`)
    ? getConfig().apiBase + url.pathname + url.search
    : undefined
}

/** How much of a file has arrived, with its share where the size that was named for it can be right. */
export function amountOf(bytes: number, sizeBytes: number, tag: string): string {
  if (bytes > sizeBytes) return fileSize(bytes, tag)
  const share = numberFormat(tag, { style: 'percent' }).format(bytes / (sizeBytes || 1))
  return `${fileSize(bytes, tag)} / ${fileSize(sizeBytes, tag)} (${share})`
}

/** Milliseconds between two amounts; what is done sooner shows none. */
const tellMs = 1_000

/**
 * Link of a file that the portal downloads itself: a browser link carries no certificate and fails silently. `failed`
 * is the message for other failures. Undefined for files outside the backend.
 */
export function useDownload(file: SharedFile, failed: string) {
  const { fileName, sizeBytes } = file
  const { t } = useTranslation('frame')
  const [isLoading, setLoading] = useState(false)
  const address = fileAddress(file.downloadUrl)

  async function download(event: MouseEvent) {
    event.preventDefault()
    if (isLoading || address === undefined) return
    setLoading(true)
    const cancel = new AbortController()
    const { signal } = cancel
    let bytes = 0
    const onProgress = (now: number) => {
      bytes = now
    }
    // Loaded on demand: not needed for the first render of the home page.
    const ended = import('../lib/api/download.ts')
      .then(({ fetchAndSave }) => fetchAndSave(address, file, sessionController, { signal, onProgress }))
      .catch((error: unknown) => showDownloadFailure(error, fileName, failed))
    const toast: Toast = {
      kind: 'loading',
      text: t('downloading', { name: fileName }),
      seconds: 5,
      until: ended,
      action: { label: t('cancelDownload'), run: () => cancel.abort() },
    }
    const telling = setInterval(() => {
      const tag = languageTag(useLanguage.getState().language)
      showToast({ ...toast, detail: amountOf(bytes, sizeBytes, tag) })
    }, tellMs)
    const unsubscribe = beforeSessionEnds(() => cancel.abort())
    try {
      await ended
    } finally {
      clearInterval(telling)
      unsubscribe()
      setLoading(false)
    }
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
