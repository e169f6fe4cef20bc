import { basePath } from '../base-path.ts'
import { fetchText } from '../fetch-text.ts'

/** What browsers and the bundler say when a file of this build could not be loaded. */
const sentences = [
  /dynamically imported module/i, // Chromium and Firefox
  /importing a module script failed/i, // Safari
  /unable to preload css/i,
]

/** Whether an error came from a lazily loaded part of the portal that failed to load. */
export const isLoadFailure = (error: unknown): error is Error =>
  error instanceof Error && sentences.some((sentence) => sentence.test(error.message))

const timeoutMs = 10_000

/** Whether the server has another build than this page: its first page no longer names this page's own script. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!own) return false
  const page = await fetchText(basePath(), { timeoutMs, cache: 'no-cache' }).catch(() => own)
  return !page.includes(own)
}

/**
 * Loads the page again, which brings the newest build. Answers false where that would not help: there is no
 * connection, or this page is the outcome of a reload already, so that nothing reloads for ever.
 */
export function reloadOnce(): boolean {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
  if (isReloaded || !navigator.onLine) return false
  window.location.reload()
  return true
}
