import type errors from './locales/en/errors.json'
import type frame from './locales/en/frame.json'
import type jump from './locales/en/jump.json'
import type login from './locales/en/login.json'
import type password from './locales/en/password.json'
import type resetPassword from './locales/en/reset-password.json'
import type session from './locales/en/session.json'
import type signOn from './locales/en/sign-on.json'
import type subApps from './locales/en/sub-apps.json'
import type verification from './locales/en/verification.json'

/** The texts of each namespace: the English files say which keys there are. */
export interface Texts {
  login: typeof login
  errors: typeof errors
  frame: typeof frame
  'sub-apps': typeof subApps
  password: typeof password
  /** Codes sent to a telephone, and the second step of a sign-in. */
  verification: typeof verification
  'reset-password': typeof resetPassword
  'sign-on': typeof signOn
  jump: typeof jump
  session: typeof session
}

export type TextNamespace = keyof Texts
