import { isTextList } from './checks.ts'
import { storedKey } from './stored-key.ts'

/**
 * Sub-apps that come from this machine, such as `oms http://localhost:7101/`; see `portal sub-app link`. Apart from the
 * other keys, which the sign-in page loads.
 */
export const linkKey = storedKey('subAppLinks', isTextList)
