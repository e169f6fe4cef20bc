/** What the Navigation API reports about a navigation before it starts. */
export interface Departure {
  readonly url: string
  readonly navigationType: NavigationType
  readonly isSameDocument: boolean
  readonly isDownload: boolean
  readonly isForm: boolean
}

/**
 * What happens with a navigation started by a page's code, a link or a form: it `passes`, waits for the user's answer
 * when something would be lost, or is handled by the portal, so that all pages stay.
 */
export type DepartureStep = 'pass' | 'ask' | { readonly goTo: string }

/**
 * @param insideAddress the portal's address of a URL; undefined for one that leads out of it
 * @param isShownHere whether the portal shows this address (path with query) itself
 */
export function departureStep(
  { url, navigationType, isSameDocument, isDownload, isForm }: Departure,
  insideAddress: (url: URL) => string | undefined,
  isShownHere: (address: string) => boolean,
): DepartureStep {
  const loadsPage = navigationType === 'push' || navigationType === 'replace'
  const to = new URL(url)
  if (!loadsPage || isSameDocument || isDownload || !/^https?:$/.test(to.protocol)) return 'pass'
  // Pages of other applications on the portal's host are none of its own.
  const address = isForm ? undefined : insideAddress(to)
  return address !== undefined && isShownHere(address.replace(/#.*$/s, '')) ? { goTo: address } : 'ask'
}

/**
 * Submits a form's data by a form of the portal's own: the page may have removed its form, whose handlers have already
 * run.
 * @param source `sourceElement` of the event, the form or its button, if the browser reports it
 */
export function sendForm(url: string, data: FormData, source: unknown): void {
  const form = document.createElement('form')
  form.hidden = true
  // Not a page's own (`watch-document.ts` of the sub-apps).
  form.dataset.portal = ''
  form.method = 'post'
  form.action = url
  form.enctype = encodingOf(source) ?? (hasFiles(data) ? 'multipart/form-data' : urlEncoded)
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of data) formData.append(name, value)
  })
  document.body.append(form)
  form.submit()
  form.remove()
}

const urlEncoded = 'application/x-www-form-urlencoded'

const hasFiles = (data: FormData) => [...data.values()].some((value) => typeof value !== 'string')

function encodingOf(source: unknown): string | undefined {
  if (source instanceof HTMLFormElement) return source.getAttribute('enctype') ?? urlEncoded
  if (!(source instanceof HTMLButtonElement || source instanceof HTMLInputElement)) return undefined
  return source.getAttribute('formenctype') ?? (source.form ? encodingOf(source.form) : undefined)
}

/** Endings and words in addresses of files that are saved. */
const fileAddress = /\.(?:csv|docx?|pdf|pptx?|rar|txt|xlsx?|zip)$|\/api\/|export|download|attachment/i

/**
 * Whether the response for this address may be saved as a file instead of replacing the portal: only the response shows
 * it.
 */
export const mayBeFile = (url: string): boolean => fileAddress.test(new URL(url).pathname)

/** How long an answer is waited for. */
const frameLifeMs = 600_000

/**
 * Loads the address where it replaces nothing: a file is saved.
 * @param onPage called when a page came, or an error, which takes the place of the portal once it is loaded there
 */
export function saveFile(url: string, onPage: () => void): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  // A page that comes runs no scripts before the user has agreed to it.
  frame.setAttribute('sandbox', 'allow-downloads')
  frame.src = url
  const remains = setTimeout(() => frame.remove(), frameLifeMs)
  frame.addEventListener(
    'load',
    () => {
      clearTimeout(remains)
      frame.remove()
      onPage()
    },
    { once: true },
  )
  // Not a page's own (`watch-document.ts` of the sub-apps).
  frame.dataset.portal = ''
  document.body.append(frame)
}
