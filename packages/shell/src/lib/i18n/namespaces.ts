import type approvals from './locales/en/approvals.json'
import type config from './locales/en/config.json'
import type debug from './locales/en/debug.json'
import type errorLog from './locales/en/error-log.json'
import type errors from './locales/en/errors.json'
import type frame from './locales/en/frame.json'
import type health from './locales/en/health.json'
import type home from './locales/en/home.json'
import type jump from './locales/en/jump.json'
import type login from './locales/en/login.json'
import type menuSearch from './locales/en/menu-search.json'
import type notices from './locales/en/notices.json'
import type password from './locales/en/password.json'
import type profile from './locales/en/profile.json'
import type quickJump from './locales/en/quick-jump.json'
import type resetPassword from './locales/en/reset-password.json'
import type session from './locales/en/session.json'
import type settings from './locales/en/settings.json'
import type signOn from './locales/en/sign-on.json'
import type subApps from './locales/en/sub-apps.json'
import type tools from './locales/en/tools.json'
import type training from './locales/en/training.json'
import type verification from './locales/en/verification.json'

/** The texts of each namespace: the English files define the keys. */
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
  notices: typeof notices
  /** The inbox of approvals. */
  approvals: typeof approvals
  'quick-jump': typeof quickJump
  profile: typeof profile
  /** Errors of the runtime configuration. */
  config: typeof config
  /** The tools of the top bar, and the replacements for failed parts of the page. */
  tools: typeof tools
  settings: typeof settings
  'error-log': typeof errorLog
  debug: typeof debug
  'menu-search': typeof menuSearch
  /** The status page of administrators. */
  health: typeof health
  /** The ribbon, people and tour of a training world. */
  training: typeof training
}

export type TextNamespace = keyof Texts
