import { isFeatureOn } from '../lib/config/runtime-config.ts'
import type { Feature, Page } from '../lib/feature.ts'
import { approvals } from './approvals/feature.tsx'
import { changePassword } from './change-password/feature.tsx'
import { changePosition } from './change-position/feature.tsx'
import { diagnostics } from './diagnostics/feature.tsx'
import { health } from './health/feature.tsx'
import { search } from './menu-search/feature.ts'
import { notices } from './notices/feature.tsx'
import { profile } from './profile/feature.tsx'
import { settings } from './settings-drawer/feature.tsx'
import { fullscreen, language, signOut } from './top-bar/feature.tsx'

/** The features of the portal, in the order in which search, menus and top bar offer their parts. */
export const allFeatures: readonly Feature[] = [
  ...[approvals, notices, profile, changePassword, changePosition, language],
  ...[diagnostics, fullscreen, settings, search, health, signOut],
]

/** Those that this installation has not switched off; the frame takes their parts from here. */
export const features = (): readonly Feature[] => allFeatures.filter(({ name }) => !name || isFeatureOn(name))

export const featurePages = (of = features()): readonly Page[] => of.flatMap(({ pages = [] }) => pages)
