import { readLook } from '../storage/stored-look.ts'
import { applyLook } from '../theme/look.ts'
import { keepEarlyErrors } from './early-errors.ts'

// Runs before the first paint, as a script of its own that the page waits for: every byte counts.
keepEarlyErrors()
applyLook(readLook())
// Windows that are open follow the one in which people choose.
window.addEventListener('storage', () => applyLook(readLook()))
