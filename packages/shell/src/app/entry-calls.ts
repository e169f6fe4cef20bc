import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { arrivals } from '../lib/arrival/arrival.ts'
import { currentAddress } from '../lib/base-path.ts'
import { setConfig } from '../lib/config/runtime-config.ts'
import { readStored, storedKeys } from '../lib/storage/stored.ts'
import { api } from '../session/api.ts'
import { type LoadSessionOptions, loadSession, type SessionData } from '../session/load-session.ts'
import { useSession } from '../session/session-store.ts'
import { isOutsideFrame } from './guard.ts'

type EntryOptions = Omit<LoadSessionOptions, 'api' | 'storedDepartments'>

const load = (options: EntryOptions): Promise<SessionData> =>
  loadSession({ api, storedDepartments: readStored(storedKeys.departments), ...options })

interface Begun {
  readonly certificate: string
  readonly data: Promise<SessionData>
  readonly left: AbortController
  share: number
  progressed: (share: number) => void
}

/** The calls of the session that the page began with, until its entry takes them over. */
const early: { begun?: Begun | undefined } = {}

/** Starts the entry calls while the frame's code is loading, unless something has to be settled first. */
export function beginEntryCalls(config: RuntimeConfig): void {
  const { certificate } = useSession.getState()
  // The debug panel lists all calls (specification §2), so with it none may start before it listens.
  if (!certificate || arrivals.waiting() || isOutsideFrame(currentAddress()) || config.environment === 'test')
    return
  setConfig(config)
  const left = new AbortController()
  const progressed = (share: number) => {
    now.share = share
    now.progressed(share)
  }
  const data = load({ certificate, signal: left.signal, progressed })
  const now: Begun = { certificate, data, left, share: 0, progressed: () => undefined }
  // The consumer of the calls handles a failure.
  data.catch(() => undefined)
  early.begun = now
  // Creating a browser's first formatter takes some 15 ms: do it while waiting for the frame's code.
  setTimeout(() => new Intl.DateTimeFormat().format())
}

/** The entry calls and their progress, in a chunk apart from the frame and the sign-in page. */
export function runEntryCalls(options: EntryOptions): Promise<SessionData> {
  const taken = early.begun
  early.begun = undefined
  if (taken?.certificate !== options.certificate) return load(options)
  taken.progressed = options.progressed ?? taken.progressed
  taken.progressed(taken.share)
  options.signal?.addEventListener('abort', () => taken.left.abort(), { once: true })
  return taken.data
}
