import { prefetchFrameFiles } from '../lib/code-loading/prefetch-files.ts'
import { beginConfigRequest } from '../lib/config/config-request.ts'
import { keepEarlyErrors } from '../lib/errors/early-errors.ts'
import { readLook } from '../lib/storage/stored-look.ts'
import { applyLook } from '../lib/theme/look.ts'
import { isSupportedBrowser, showUnsupported } from './supported-browser.ts'
import { watchStart } from './watch-start.ts'

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
