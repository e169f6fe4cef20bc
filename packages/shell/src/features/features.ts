import { isFeatureOn } from '../lib/config/runtime-config.ts'
import type { Feature, Page } from '../lib/feature.ts'
import { approvals } from './approvals/feature.tsx'
import { changePassword } from './change-password/feature.tsx'
import { notices } from './notices/feature.tsx'
import { profile } from './profile/feature.tsx'
import { settings } from './settings-drawer/feature.tsx'
import { language, signOut } from './top-bar/feature.tsx'

/** The features of the portal, in the order in which the search and menus offer their parts. */
const all: readonly Feature[] = [approvals, notices, profile, changePassword, language, settings, signOut]

/** Those that this installation has not switched off; the frame takes their parts from here. */
export const features = (): readonly Feature[] => all.filter(({ name }) => !name || isFeatureOn(name))

export const featurePages = (): readonly Page[] => features().flatMap(({ pages = [] }) => pages)
