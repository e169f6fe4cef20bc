import { api } from '../api/client.ts'
import { type LoadSessionOptions, loadSession } from '../session/load-session.ts'

/** The entry calls with the client of all calls: one file, apart from the frame's code and from the sign-in page's. */
export const runEntryCalls = (options: Omit<LoadSessionOptions, 'api'>) => loadSession({ api, ...options })
