import type { BusinessUnit, ProcessSubject } from '../generated/client.ts'

/** A step of an approval, done by somebody who holds the responsibility, or by the distributor's own people. */
export interface ApprovalStep {
  readonly name: string
  readonly nameEn: string
  readonly by: string
}

interface ApprovalKind {
  readonly name: string
  readonly nameEn: string
  /** System and code of the menu item where it is dealt with; everybody who takes part sees it. */
  readonly menu: Readonly<Record<BusinessUnit, readonly [system: string, menu: string]>>
  readonly steps: readonly ApprovalStep[]
}

/** Stands for the people of the distributor whom the subject belongs to. */
export const byDistributor = 'distributor'

/** How the demo company approves things (assumed). */
export const approvalKinds: Readonly<Record<ProcessSubject, ApprovalKind>> = {
  salesOrder: {
    name: '销售订单审批',
    nameEn: 'Sales order approval',
    menu: { ceramic: ['OSS', 'OSS_APPROVALS'], bathroom: ['OSS', 'OSS_APPROVALS'] },
    steps: [
      { name: '订单审核', nameEn: 'Order check', by: 'LTC_CLERK' },
      { name: '资金复核', nameEn: 'Funds check', by: 'LTC_FINANCE' },
      { name: '业务审批', nameEn: 'Business approval', by: 'LTC_MANAGER' },
    ],
  },
  project: {
    name: '工程报备评审',
    nameEn: 'Project review',
    menu: { ceramic: ['LTC', 'LTC_PROJECT_REVIEW'], bathroom: ['LTC', 'LTC_BATH_PROJECTS'] },
    steps: [
      { name: '区域审核', nameEn: 'Regional check', by: 'LTC_SALES' },
      { name: '业务审批', nameEn: 'Business approval', by: 'LTC_MANAGER' },
    ],
  },
  contract: {
    name: '经销商合同登记',
    nameEn: 'Contract registration',
    menu: { ceramic: ['LTC', 'LTC_CONTRACT_WAITING'], bathroom: ['LTC', 'LTC_BATH_CONTRACTS'] },
    steps: [
      { name: '经销商确认', nameEn: 'Confirmation by the distributor', by: byDistributor },
      { name: '销售审核', nameEn: 'Sales check', by: 'LTC_SALES' },
      { name: '合同审批', nameEn: 'Contract approval', by: 'LTC_MANAGER' },
    ],
  },
}
