/** What the Navigation API tells of a navigation before it begins. */
export interface Departure {
  readonly url: string
  readonly navigationType: NavigationType
  readonly isSameDocument: boolean
  readonly isDownload: boolean
  readonly isForm: boolean
}

/**
 * What becomes of a navigation that code of a page, a link or a form has begun: it `passes`, it waits for an answer of the
 * user when something would be lost, or the portal shows the address itself, so that all pages stay.
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
 * Sends a form again, as the element did that has caused the navigation; undefined where the browser tells of none.
 * @param source `sourceElement` of the event
 */
export function senderOf(source: unknown): (() => void) | undefined {
  if (source instanceof HTMLFormElement) return () => source.requestSubmit()
  if (!(source instanceof HTMLButtonElement || source instanceof HTMLInputElement)) return undefined
  const { form } = source
  return form ? () => form.requestSubmit(source) : undefined
}
