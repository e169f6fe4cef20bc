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
