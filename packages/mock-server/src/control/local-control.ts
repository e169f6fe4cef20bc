import type { ControlClient } from '@portal/protocol/control/control-client-of'
import type { Store } from '@portal/store/store'
import type { ControlAccess } from '../access/control-access.ts'
import { controlHandlers } from './control-handlers.ts'

/** The control API over a store of this process, without HTTP: callers are typed, so that nothing is checked again. */
export function localControl(store: Store): ControlClient {
  const methods = Object.entries(controlHandlers).map(([id, handler]) => {
    // The types of a call's input and handler are bound together by its id, which a loop over all ids cannot express.
    const handle = handler as (store: Store, input: unknown, access: ControlAccess) => Promise<unknown>
    return [id, (input: unknown) => handle(store, input, 'open')]
  })
  return Object.fromEntries(methods) as ControlClient // one method for each id, with its own types
}
