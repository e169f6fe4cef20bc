import type { Feature, Page } from '../lib/feature.ts'
import { approvals } from './approvals/feature.ts'
import { notices } from './notices/feature.ts'
import { profile } from './profile/feature.ts'

/** The features of the portal; the frame takes their parts from here, in this order. */
const features: readonly Feature[] = [approvals, notices, profile]

/** Pages of all features. */
export const featurePages: readonly Page[] = features.flatMap(({ pages = [] }) => pages)
