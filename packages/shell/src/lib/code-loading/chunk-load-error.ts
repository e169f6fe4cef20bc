import { basePath } from '../base-path.ts'
import { fetchText } from '../fetch-text.ts'

/** Error messages of browsers and the bundler when a file of this build could not be loaded. */
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
 * Reloads the page to get the newest build. Returns false where that wouldn't help: offline, or when this page is
 * itself the result of such a reload, to prevent a loop.
 */
export function reloadOnce(): boolean {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
  if (isReloaded || !navigator.onLine) return false
  window.location.reload()
  return true
}
