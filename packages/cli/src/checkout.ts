/** The set-up functions of the checkout or installed package that commands use. */
export interface Checkout {
  /** Folder of the checkout or of the package, absolute. */
  readonly root: string
  /** Folder below which worlds and recordings are kept unless one is named: the checkout, or where an installed command is called. */
  readonly dataHome: string
  readonly version: string
  /** File of a browser that starts on this machine, if there is one. */
  findBrowser(): Promise<string | undefined>
  /** Names of the set-up steps whose result is missing or older than its sources. */
  staleSteps(): string[]
}
