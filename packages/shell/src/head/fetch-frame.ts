import { cookieNames } from '../storage/cookie-names.ts'
import { readCookie } from '../storage/cookies.ts'

function link(file: string): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
  if (element.rel === 'preload') element.as = 'style'
  element.crossOrigin = 'anonymous'
  element.href = file
  return element
}

/**
 * Asks for the files of the frame with the page itself where somebody is signed in: without it they'd be asked for only
 * once the code of the first screens has come and run. `files` are addresses with spaces between them.
 */
export function fetchFrame(files: string | undefined, head: ParentNode = document.head): void {
  if (files && readCookie(cookieNames.certificate)) head.append(...files.split(' ').map(link))
}
