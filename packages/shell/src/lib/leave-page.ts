/** A form is sent a moment after its submission. */
const formDelayMs = 1_000

/** The page that the user agreed to leave for; undefined for any other. */
const agreed: { page: string | undefined; until: number } = { page: undefined, until: 0 }

/** A GET form adds its fields to the address. */
function pageOf(address: string): string {
  const { origin, pathname } = new URL(address, window.location.href)
  return origin + pathname
}

/** Whether the portal itself is leaving this page; other navigations need a question (`frame/unsaved/leaving.ts`). */
export const isLeavingByItself = (): boolean => performance.now() < agreed.until

/** The same for an address: any other needs a question, since a file may be served instead of the agreed page. */
export const isLeavingFor = (address: string): boolean =>
  isLeavingByItself() && (agreed.page === undefined || agreed.page === pageOf(address))

/**
 * Loads another page in place of this one: the question about unsaved input was answered.
 * @param address that of the page, where it is known
 */
export function leaveFor(go: () => void, address?: string): void {
  agreed.page = address && pageOf(address)
  agreed.until = performance.now() + formDelayMs
  go()
}
