import type errors from './locales/en/errors.json'
import type frame from './locales/en/frame.json'
import type login from './locales/en/login.json'
import type password from './locales/en/password.json'
import type session from './locales/en/session.json'
import type subApps from './locales/en/sub-apps.json'

/** The texts of each namespace: the English files say which keys there are. */
export interface Texts {
  login: typeof login
  errors: typeof errors
  frame: typeof frame
  'sub-apps': typeof subApps
  password: typeof password
  session: typeof session
}

export type TextNamespace = keyof Texts
