import type { SentCode } from '@portal/protocol/control/codes'
import { controlOf } from './control.ts'
import type { RunningPortal } from './portal-process.ts'

/** The code that somebody's telephone shows; the control API tells it, as there is no telephone. */
export async function codeOf(
  portal: RunningPortal,
  world: string,
  user: string,
  purpose: SentCode['purpose'],
): Promise<string> {
  const codes = await controlOf(portal).listCodes({ pathParams: { world }, query: { user } })
  const found = codes.find((one) => one.purpose === purpose)
  if (!found) throw new Error(`No code for ${purpose} waits for ${user}`)
  return found.code
}

/** Six digits that are not the code. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')
