// The smallest page, but for a listener that it never takes back: nothing of its scripts can serve the next opening.
import { startPage } from '../page.ts'

startPage('untidy', () => {
  document.addEventListener('portal-benchmark', () => {})
  return null
})
