import { cookieNames } from '@portal/protocol/rules/stored-names'
import { readCookie } from '../storage/cookies.ts'

function link(file: string): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
  if (element.rel === 'preload') element.as = 'style'
  element.crossOrigin = 'anonymous'
  element.href = file
  return element
}

/** Downloads files without running them; `files` are addresses separated by spaces. */
function prefetch(files: string, head: ParentNode): void {
  head.append(...files.split(' ').map(link))
}

/** Downloads the frame together with the page when there is a session, instead of after the first screens' code has run. */
export function prefetchFrameFiles(files: string | undefined, head: ParentNode = document.head): void {
  if (files && readCookie(cookieNames.certificate)) prefetch(files, head)
}

/** Downloads the deferred part of the frame, once; to be called when the frame's own files have arrived. */
export function prefetchDeferredFiles(page: Document = document): void {
  const { dataset } = page.querySelector<HTMLScriptElement>('script[data-deferred]') ?? {}
  if (dataset?.deferred) prefetch(dataset.deferred, page.head)
  delete dataset?.deferred
}
