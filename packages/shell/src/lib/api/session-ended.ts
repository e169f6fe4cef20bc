/** Resolves with whether the call may be sent again, with another certificate. */
type Listener = (certificate: string) => Promise<boolean>

let listener: Listener = async () => false

/** The one place that hears of a refused certificate; set at start. */
export function onSessionEnded(next: Listener): void {
  listener = next
}

export const reportSessionEnded: Listener = (certificate) => listener(certificate)
