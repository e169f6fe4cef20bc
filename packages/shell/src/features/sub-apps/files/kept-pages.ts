/** As long as a page that was fetched ahead counts as the one that is served (assumed); the library keeps it for good. */
const keptMs = 5 * 60_000

/** Pages that were fetched before they were opened, so that opening them soon after waits for nothing. */
export function createKeptPages(now: () => number = () => performance.now()) {
  const pages = new Map<string, { readonly html: string; readonly at: number }>()
  return {
    keep(entry: string, html: string): void {
      pages.set(entry, { html, at: now() })
    },
    /** Undefined when there is none, or when a newer one may be served by now. */
    take(entry: string): string | undefined {
      const page = pages.get(entry)
      pages.delete(entry)
      return page && now() - page.at < keptMs ? page.html : undefined
    },
  }
}
