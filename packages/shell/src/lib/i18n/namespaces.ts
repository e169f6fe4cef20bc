import type config from './locales/en/config.json'
import type errors from './locales/en/errors.json'
import type frame from './locales/en/frame.json'
import type home from './locales/en/home.json'
import type jump from './locales/en/jump.json'
import type login from './locales/en/login.json'
import type password from './locales/en/password.json'
import type quickJump from './locales/en/quick-jump.json'
import type resetPassword from './locales/en/reset-password.json'
import type session from './locales/en/session.json'
import type signOn from './locales/en/sign-on.json'
import type subApps from './locales/en/sub-apps.json'
import type tools from './locales/en/tools.json'
import type training from './locales/en/training.json'
import type verification from './locales/en/verification.json'

/** The texts of each namespace: the English files define the keys. Features add theirs (`feature.tsx`). */
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
  home: typeof home
  jump: typeof jump
  session: typeof session
  'quick-jump': typeof quickJump
  /** Errors of the runtime configuration. */
  config: typeof config
  /** The tools of the top bar, and the replacements for failed parts of the page. */
  tools: typeof tools
  /** The ribbon, people and tour of a training world. */
  training: typeof training
}

export type TextNamespace = keyof Texts
