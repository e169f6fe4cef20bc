import { cookieNames } from '../lib/storage/cookie-names.ts'
import { readCookie } from '../lib/storage/cookies.ts'

function link(file: string): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
  if (element.rel === 'preload') element.as = 'style'
  element.crossOrigin = 'anonymous'
  element.href = file
  return element
}

/** Asks for files, addresses with spaces between them, ahead of their use. */
function fetchAhead(files: string, head: ParentNode): void {
  head.append(...files.split(' ').map(link))
}

/**
 * Asks for the files of the frame with the page itself where somebody is signed in: without it they'd be asked for only
 * once the code of the first screens has come and run. `files` are addresses with spaces between them.
 */
export function fetchFrame(files: string | undefined, head: ParentNode = document.head): void {
  if (files && readCookie(cookieNames.certificate)) fetchAhead(files, head)
}

/** Asks for what the frame draws second once the frame is there: earlier it would hold that up. Nothing of it runs yet. */
export function fetchSecondParts(page: Document = document): void {
  const files = page.querySelector<HTMLScriptElement>('script[data-second]')?.dataset.second
  if (files) fetchAhead(files, page.head)
}
