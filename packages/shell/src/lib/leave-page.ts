/** A form is sent a moment after its submission. */
const formDelayMs = 1_000

/** The page that the user agreed to leave for; undefined for whatever comes next. */
let agreed: { readonly page: string | undefined; readonly until: number } = { page: undefined, until: 0 }

/** A form that is sent by GET adds its fields to the address. */
function pageOf(address: string): string {
  const { origin, pathname } = new URL(address, window.location.href)
  return origin + pathname
}

/** Whether the portal itself is leaving this page; all else that would is asked about (`frame/unsaved/leaving.ts`). */
export const isLeavingByItself = (): boolean => performance.now() < agreed.until

/** The same for an address: another one is asked about, since a file may have come in place of the page that was agreed to. */
export const isLeavingFor = (address: string): boolean =>
  isLeavingByItself() && (agreed.page === undefined || agreed.page === pageOf(address))

/**
 * Loads another page in place of this one: the question about unsaved input was answered.
 * @param address that of the page, where it is known
 */
export function leaveFor(go: () => void, address?: string): void {
  agreed = { page: address && pageOf(address), until: performance.now() + formDelayMs }
  go()
}
