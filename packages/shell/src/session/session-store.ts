import type { Position, Responsibility, UserInfo } from '@portal/protocol/entities/user'
import { currentResponsibility } from '@portal/protocol/rules/responsibility'
import { create } from 'zustand'
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts'
import { cookieNames, storedKeys } from '../storage/keys.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import type { Farewell } from './farewell.ts'

export interface Session {
  readonly certificate?: string | undefined
  readonly user?: UserInfo | undefined
  readonly responsibility?: Responsibility | undefined
  readonly position?: Position | undefined
  /** Codes of the selected departments. */
  readonly departments: readonly string[]
  /** `signedOut`: no certificate; `loading`: a certificate whose user is not known yet; `ready`: both. */
  readonly status: 'signedOut' | 'loading' | 'ready'
  /** Why the last session ended and where the next one should begin. */
  readonly farewell?: Farewell | undefined
}

interface SessionEvents {
  signedIn: (certificate: string) => void
  userLoaded: (user: UserInfo, departments: readonly string[]) => void
  /** An empty selection does nothing (specification §4). */
  departmentsChosen: (codes: readonly string[]) => void
  /** Stores the choice; telling the sub-apps and reloading is the caller's (specification §4). */
  responsibilitySwitched: (responsibility: Responsibility) => void
  signedOut: (farewell?: Farewell) => void
}

const nobody = { user: undefined, responsibility: undefined, position: undefined, departments: [] } as const

function atStart(): Session {
  const certificate = readCookie(cookieNames.certificate)
  return { ...nobody, certificate, status: certificate ? 'loading' : 'signedOut' }
}

/** Who is signed in and in which capacity. The certificate is kept in a cookie (specification §9). */
export const useSession = create<Session & SessionEvents>()((set) => ({
  ...atStart(),
  signedIn: (certificate) => {
    writeCookie(cookieNames.certificate, certificate)
    set({ ...nobody, certificate, status: 'loading', farewell: undefined })
  },
  userLoaded: (user, departments) =>
    set({
      user,
      departments,
      responsibility: currentResponsibility(user.userRespList, readStored(storedKeys.responsibilityId)),
      position: user.baseUserPosition.find((one) => one.defaultPosition === 'Y'),
      status: 'ready',
    }),
  departmentsChosen: (codes) => {
    if (codes.length === 0) return
    writeStored(storedKeys.departments, [...codes])
    set({ departments: codes })
  },
  responsibilitySwitched: (responsibility) => {
    writeStored(storedKeys.responsibilityId, responsibility.responsibilityId)
    set({ responsibility })
  },
  signedOut: (farewell) => {
    removeCookie(cookieNames.certificate)
    set({ ...nobody, certificate: undefined, status: 'signedOut', farewell })
  },
}))
