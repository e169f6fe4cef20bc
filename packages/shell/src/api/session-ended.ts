type Listener = (certificate: string) => void

let listener: Listener | undefined

/** The one place that hears of a refused certificate; set at start. */
export function onSessionEnded(next: Listener): void {
  listener = next
}

export const reportSessionEnded: Listener = (certificate) => listener?.(certificate)
