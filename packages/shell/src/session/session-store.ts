import type { Position, Responsibility, UserInfo } from '@portal/protocol/entities/user'
import {
  currentPosition,
  currentResponsibility,
  heldPosition,
  heldResponsibility,
  named,
} from '@portal/protocol/rules/current-roles'
import { type Id, positionKey, responsibilityKey, sameId } from '@portal/protocol/rules/ids'
import { cookieNames } from '@portal/protocol/rules/stored-names'
import { create } from 'zustand'
import { knownSecrets } from '../lib/errors/known-secrets.ts'
import { readCookie, removeCookie, writeCookie } from '../lib/storage/cookies.ts'
import { clearStored, readStored, storedKeys, writeStored } from '../lib/storage/stored.ts'
import type { SignOnProblem } from './sign-on-problem.ts'

export interface Session {
  readonly certificate?: string | undefined
  /** Former certificates of this session, e.g. from before its user signed in again in place. */
  readonly formerCertificates: readonly string[]
  /** False where the browser blocks cookies: this window's session is then separate. */
  readonly certificateStored: boolean
  /** Number of sessions of this page; when it grows, everything of the previous one is discarded. */
  readonly visit: number
  readonly user?: UserInfo | undefined
  /** userId of the session that this browser tab showed last, which may have been another user's. */
  readonly lastUserId?: Id | undefined
  /** This session begins at an address that another user has left; until its first page is shown. */
  readonly takesOver?: boolean
  readonly responsibility?: Responsibility | undefined
  readonly position?: Position | undefined
  /** Codes of the selected departments. */
  readonly departments: readonly string[]
  /** `signedOut`: no certificate; `loading`: a certificate whose user is not known yet; `ready`: both. */
  readonly status: 'signedOut' | 'loading' | 'ready'
  /** Why the last session ended and where the next one begins. */
  readonly lastSignOut?: SignOutReason | undefined
}

interface SessionEvents {
  signedIn: (certificate: string) => void
  /** The same user has a new certificate; everything goes on with it. */
  certificateReplaced: (certificate: string) => void
  userLoaded: (user: UserInfo, departments: readonly string[]) => void
  /**
   * The same user in another language. This window keeps its responsibility and position, even if another window has
   * stored others.
   */
  userRenamed: (user: UserInfo) => void
  /** An empty selection is ignored (specification §4), and so is one after the end of its session. */
  departmentsChosen: (codes: readonly string[]) => void
  /** Departments that became known later: all of them, unless some are chosen. */
  departmentsKnown: (codes: readonly string[]) => void
  /** Stores the choice; the caller notifies the sub-apps and reloads (specification §4). */
  responsibilitySwitched: (responsibility: Responsibility) => void
  /** Stores the choice and notifies OMS (specification §4). */
  positionSwitched: (position: Position) => void
  firstPageShown: () => void
  signedOut: (lastSignOut?: SignOutReason) => void
  /** What its user had confirmed could not be sent any more. */
  decisionsUnsent: (numbers: readonly string[]) => void
  /** The guard redirects to the start of the next sign-in; from there the user may navigate freely. */
  returnTaken: () => void
}

const noUser = { user: undefined, responsibility: undefined, position: undefined, departments: [] } as const

const storedCertificate = () => readCookie(cookieNames.certificate)

function atStart(): Session {
  const certificate = storedCertificate()
  const lastUserId = readStored(storedKeys.shownTo)
  // Leftovers of a session that ended while this browser tab was discarded; other windows may still wait to continue
  // theirs.
  if (!certificate) clearStored(['session'], storedKeys.signOn)
  return {
    ...noUser,
    certificate,
    lastUserId,
    formerCertificates: [],
    certificateStored: certificate !== undefined,
    visit: 0,
    status: certificate ? 'loading' : 'signedOut',
  }
}

const withNames = (user: UserInfo): UserInfo => ({
  ...user,
  userFullName: user.userFullName || user.userName,
  userRespList: user.userRespList.map(named),
  baseUserPosition: user.baseUserPosition.map((one) => ({
    ...one,
    positionName: one.positionName || one.organzationCode,
  })),
})

/**
 * Stores the certificate; one that another window has stored keeps its expiry. Returns whether the browser stores it.
 */
function keep(certificate: string): boolean {
  if (storedCertificate() !== certificate) writeCookie(cookieNames.certificate, certificate)
  return storedCertificate() === certificate
}

/** How the last session ended, for the sign-in page. */
export interface SignOutReason {
  readonly reason?: 'sessionEnded' | 'noResponsibilities' | 'loadFailed' | 'passwordReset' | 'signOnRefused'
  /** Why loading failed. */
  readonly error?: unknown
  /** Why a single sign-on failed. */
  readonly problem?: SignOnProblem
  /** Numbers of approvals whose decisions were not sent. */
  readonly unsent?: readonly string[]
  /** User name to prefill. */
  readonly userName?: string
  /** Where the next sign-in leads, until the sign-in page has taken it over; by default to the requested address. */
  readonly returnTo?: string | undefined
}

/** Who is signed in and in which role. The certificate is stored in a cookie (specification §9). */
export const useSession = create<Session & SessionEvents>()((set, get) => ({
  ...atStart(),
  signedIn: (certificate) => {
    // Leftovers of an earlier session, e.g. an expired one, don't belong to this user; shared storage does if another
    // window has signed them in.
    clearStored(storedCertificate() === certificate ? ['session'] : undefined)
    const certificateStored = keep(certificate)
    const fresh = { formerCertificates: [], certificateStored, visit: get().visit + 1 }
    set({ ...noUser, ...fresh, certificate, status: 'loading', lastSignOut: undefined })
  },
  certificateReplaced: (certificate) => {
    const { certificate: replaced, formerCertificates, user } = get()
    const certificateStored = keep(certificate)
    const former = replaced ? [...formerCertificates, replaced] : formerCertificates
    // Expires with the certificate that was renewed together with it.
    if (user) writeStored(storedKeys.shownTo, user.userId)
    // One that another window restores is current again, no longer a former one.
    set({ certificate, certificateStored, formerCertificates: former.filter((one) => one !== certificate) })
  },
  userLoaded: (loaded, departments) => {
    const user = withNames(loaded)
    const { lastUserId } = get()
    // Another window may have signed in another user while this browser tab was discarded.
    if (!sameId(readStored(storedKeys.shownTo), user.userId)) clearStored(['session'], storedKeys.signOn)
    writeStored(storedKeys.shownTo, user.userId)
    set({
      user,
      departments,
      lastUserId: user.userId,
      takesOver: lastUserId !== undefined && !sameId(lastUserId, user.userId),
      responsibility: currentResponsibility(user.userRespList, readStored(storedKeys.responsibility)),
      position: currentPosition(user.baseUserPosition, readStored(storedKeys.position)),
      status: 'ready',
    })
  },
  userRenamed: (renamed) => {
    const user = withNames(renamed)
    const { responsibility, position } = get()
    set({
      user,
      responsibility:
        responsibility &&
        (heldResponsibility(user.userRespList, responsibilityKey(responsibility)) ?? responsibility),
      position: position && (heldPosition(user.baseUserPosition, positionKey(position)) ?? position),
    })
  },
  departmentsChosen: (codes) => {
    if (codes.length === 0 || get().status !== 'ready') return
    writeStored(storedKeys.departments, [...codes])
    set({ departments: codes })
  },
  departmentsKnown: (codes) => {
    const isChosen = get().departments.some((code) => codes.includes(code))
    if (!isChosen && codes.length > 0) set({ departments: codes })
  },
  responsibilitySwitched: (responsibility) => {
    writeStored(storedKeys.responsibility, responsibilityKey(responsibility))
    set({ responsibility })
  },
  positionSwitched: (position) => {
    writeStored(storedKeys.position, positionKey(position))
    set({ position })
  },
  firstPageShown: () => set({ takesOver: false }),
  signedOut: (lastSignOut) => {
    // Never the cookie of a user who has meanwhile signed in in another window.
    if (storedCertificate() === get().certificate) removeCookie(cookieNames.certificate)
    set({ ...noUser, certificate: undefined, formerCertificates: [], status: 'signedOut', lastSignOut })
  },
  decisionsUnsent: (numbers) =>
    set(({ lastSignOut }) => ({
      lastSignOut: { ...lastSignOut, unsent: [...(lastSignOut?.unsent ?? []), ...numbers] },
    })),
  returnTaken: () =>
    set(({ lastSignOut }) => ({ lastSignOut: lastSignOut && { ...lastSignOut, returnTo: undefined } })),
}))

const noteCertificate = ({ certificate }: Session): void => {
  if (certificate) knownSecrets.add(certificate)
}
noteCertificate(useSession.getState())
useSession.subscribe(noteCertificate)
