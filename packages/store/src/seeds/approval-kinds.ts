import type { BusinessUnit, ProcessSubject } from '../generated/client.ts'
import kinds from './approval-kinds.json' with { type: 'json' }

/** A step of an approval, done by a user with the responsibility, or by the distributor's own people. */
export interface ApprovalStep {
  readonly name: string
  readonly nameEn: string
  readonly by: string
}

interface ApprovalKind {
  readonly name: string
  readonly nameEn: string
  /** Who submits it, by default: the distributor's own people, or users with the responsibility. */
  readonly appliedBy: string
  /** System and path of the page where it is handled, whatever a company's menu calls it; all participants see it. */
  readonly page: string
  /** That of bathroom ware, where it is another one. */
  readonly bathroomPage?: string
  readonly steps: readonly ApprovalStep[]
}

/** Placeholder for the people of the subject's distributor. */
export const byDistributor = 'distributor'

/** How the companies of the fixtures approve things; one without these responsibilities has its own people do it (assumed). */
export const approvalKinds: Readonly<Record<ProcessSubject, ApprovalKind>> = kinds

/** The system and the path of a page. */
const placeOf = (page: string) => {
  const slash = page.indexOf('/')
  return { system: page.slice(0, slash), path: page.slice(slash) }
}

/** Where approvals of a kind are handled. */
export function pageOf(subject: ProcessSubject, unit: BusinessUnit | null) {
  const { page, bathroomPage = page } = approvalKinds[subject]
  return placeOf(unit === 'bathroom' ? bathroomPage : page)
}

/** Every page where approvals are handled. */
export const approvalPages = Object.values(approvalKinds).flatMap(({ page, bathroomPage = page }) =>
  [page, bathroomPage].map(placeOf),
)
