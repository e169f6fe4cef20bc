/** A form is sent a moment after its submission. */
const formDelayMs = 1_000

let leavingUntil = 0

/** Whether the portal itself is leaving this page; all else that would is asked about (`frame/unsaved/leaving.ts`). */
export const isLeavingByItself = (): boolean => performance.now() < leavingUntil

/** Loads another page in place of this one: the question about unsaved input was answered. */
export function leaveFor(go: () => void): void {
  leavingUntil = performance.now() + formDelayMs
  go()
}
