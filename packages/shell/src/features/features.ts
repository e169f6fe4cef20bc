import type { Feature, Page } from '../lib/feature.ts'
import { approvals } from './approvals/feature.tsx'
import { changePassword } from './change-password/feature.tsx'
import { notices } from './notices/feature.tsx'
import { profile } from './profile/feature.tsx'
import { settings } from './settings-drawer/feature.tsx'
import { language, signOut } from './top-bar/feature.tsx'

/** The features of the portal; the frame takes their parts from here, in this order. */
export const features: readonly Feature[] = [
  approvals,
  notices,
  profile,
  changePassword,
  language,
  settings,
  signOut,
]

/** Pages of all features. */
export const featurePages: readonly Page[] = features.flatMap(({ pages = [] }) => pages)
