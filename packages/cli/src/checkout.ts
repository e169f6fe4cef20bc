/** What the set-up scripts of the checkout know and lend to the commands. */
export interface Checkout {
  /** Folder of the checkout, absolute. */
  readonly root: string
  readonly version: string
  /** File of a browser that starts on this machine, if there is one. */
  findBrowser(): Promise<string | undefined>
  /** Names of the set-up steps whose result is missing or older than its sources. */
  staleSteps(): string[]
}
