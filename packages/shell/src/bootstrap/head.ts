import { prefetchFrameFiles } from '../lib/code-loading/prefetch-files.ts'
import { beginConfigRequest } from '../lib/config/config-request.ts'
import { keepEarlyErrors } from '../lib/errors/early-errors.ts'
import { readLook } from '../lib/storage/stored-look.ts'
import { applyLook } from '../lib/theme/look.ts'
import { watchStart } from './watch-start.ts'

/**
 * Whether the portal works in this browser. These two are the newest features that it needs; they imply Chrome and Edge
 * 123, Firefox 124, Safari 17.5.
 */
const isSupportedBrowser = (): boolean =>
  CSS.supports('color', 'light-dark(red, red)') && 'any' in AbortSignal

/** Shows the list of supported browsers and keeps the portal from starting. */
function showUnsupported(): void {
  document.documentElement.dataset.unsupported = ''
  document.addEventListener('DOMContentLoaded', () =>
    document.getElementById('start-unsupported')?.removeAttribute('hidden'),
  )
}

// Runs before the first paint as a render-blocking script: every byte counts.
if (isSupportedBrowser()) {
  keepEarlyErrors()
  applyLook(readLook())
  beginConfigRequest()
  watchStart()
  prefetchFrameFiles(document.currentScript?.dataset.frame)
  // Other open windows follow the one in which the user chooses.
  window.addEventListener('storage', () => applyLook(readLook()))
} else showUnsupported()
