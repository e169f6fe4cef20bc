import type { BusinessUnit, ProcessSubject } from '../generated/client.ts'

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
  readonly page: Readonly<Record<BusinessUnit, readonly [system: string, path: string]>>
  readonly steps: readonly ApprovalStep[]
}

/** Placeholder for the people of the subject's distributor. */
export const byDistributor = 'distributor'

const samePage = (system: string, path: string) =>
  ({ ceramic: [system, path], bathroom: [system, path] }) as const

const salesCheck = { name: '销售审核', nameEn: 'Sales check', by: 'LTC_SALES' } as const
const businessApproval = { name: '业务审批', nameEn: 'Business approval', by: 'LTC_MANAGER' } as const
const areaCheck = { name: '区域核实', nameEn: 'Area check', by: 'CZDP_SALES' } as const
const channelApproval = { name: '渠道审批', nameEn: 'Channel approval', by: 'CZDP_MANAGER' } as const

/** How the companies of the fixtures approve things; one without these responsibilities has its own people do it (assumed). */
export const approvalKinds: Readonly<Record<ProcessSubject, ApprovalKind>> = {
  salesOrder: {
    name: '销售订单审批',
    nameEn: 'Sales order approval',
    appliedBy: byDistributor,
    page: { ceramic: ['OSS', '/approvals'], bathroom: ['OSS', '/approvals'] },
    steps: [
      { name: '订单审核', nameEn: 'Order check', by: 'LTC_CLERK' },
      { name: '资金复核', nameEn: 'Funds check', by: 'LTC_FINANCE' },
      businessApproval,
    ],
  },
  project: {
    name: '工程报备评审',
    nameEn: 'Project review',
    appliedBy: byDistributor,
    page: { ceramic: ['LTC', '/projects/review'], bathroom: ['LTC', '/bathroom/projects'] },
    steps: [{ name: '区域审核', nameEn: 'Regional check', by: 'LTC_SALES' }, businessApproval],
  },
  contract: {
    name: '经销商合同登记',
    nameEn: 'Contract registration',
    appliedBy: 'LTC_PROJECT',
    page: { ceramic: ['LTC', '/contracts/waiting'], bathroom: ['LTC', '/bathroom/contracts'] },
    steps: [
      { name: '经销商确认', nameEn: 'Confirmation by the distributor', by: byDistributor },
      salesCheck,
      { name: '合同审批', nameEn: 'Contract approval', by: 'LTC_MANAGER' },
    ],
  },
  tileSample: {
    name: '样砖申请',
    nameEn: 'Tile sample request',
    appliedBy: byDistributor,
    page: samePage('OSS', '/orders/ceramic/sample'),
    steps: [{ name: '样砖审核', nameEn: 'Sample check', by: 'LTC_CLERK' }],
  },
  orderChange: {
    name: '订单变更',
    nameEn: 'Order change',
    appliedBy: byDistributor,
    page: samePage('OSS', '/orders/ceramic/changes'),
    steps: [{ name: '订单核对', nameEn: 'Order check', by: 'LTC_CLERK' }, businessApproval],
  },
  projectChange: {
    name: '报备变更',
    nameEn: 'Registration change',
    appliedBy: byDistributor,
    page: samePage('LTC', '/projects/changes'),
    steps: [salesCheck, businessApproval],
  },
  projectExtension: {
    name: '报备延期',
    nameEn: 'Registration extension',
    appliedBy: byDistributor,
    page: samePage('LTC', '/projects/extensions'),
    steps: [salesCheck, businessApproval],
  },
  contractChange: {
    name: '合同变更',
    nameEn: 'Contract change',
    appliedBy: byDistributor,
    page: samePage('LTC', '/contracts/changes'),
    steps: [salesCheck, businessApproval],
  },
  contractRenewal: {
    name: '合同续签',
    nameEn: 'Contract renewal',
    appliedBy: byDistributor,
    page: samePage('LTC', '/contracts/renewals'),
    steps: [salesCheck, businessApproval],
  },
  specialPrice: {
    name: '特价申请',
    nameEn: 'Special price request',
    appliedBy: 'LTC_PROJECT',
    page: samePage('LTC', '/key-accounts/prices'),
    steps: [
      { name: '价格核算', nameEn: 'Price check', by: 'LTC_FINANCE' },
      { name: '特价审批', nameEn: 'Special price approval', by: 'LTC_MANAGER' },
    ],
  },
  payment: {
    name: '回款登记',
    nameEn: 'Payment received',
    appliedBy: 'LTC_PROJECT',
    page: samePage('LTC', '/receivables/payments'),
    steps: [{ name: '到账核对', nameEn: 'Payment check', by: 'LTC_FINANCE' }],
  },
  invoice: {
    name: '开票申请',
    nameEn: 'Invoice request',
    appliedBy: 'LTC_PROJECT',
    page: samePage('LTC', '/receivables/invoices'),
    steps: [{ name: '开票审核', nameEn: 'Invoice check', by: 'LTC_FINANCE' }],
  },
  deposit: {
    name: '保证金登记',
    nameEn: 'Deposit',
    appliedBy: 'LTC_PROJECT',
    page: samePage('LTC', '/receivables/deposits'),
    steps: [{ name: '到账核对', nameEn: 'Payment check', by: 'LTC_FINANCE' }],
  },
  dealerApplication: {
    name: '加盟申请',
    nameEn: 'Distributor application',
    appliedBy: 'CZDP_SALES',
    page: samePage('CZDP', '/dealers/applications'),
    steps: [channelApproval],
  },
  renovation: {
    name: '装修补贴',
    nameEn: 'Renovation subsidy',
    appliedBy: byDistributor,
    page: samePage('CZDP', '/stores/renovation'),
    steps: [areaCheck, channelApproval],
  },
  expenseClaim: {
    name: '费用核销',
    nameEn: 'Expense claim',
    appliedBy: byDistributor,
    page: samePage('CZDP', '/promotions/claims'),
    steps: [areaCheck, channelApproval],
  },
  retailReturn: {
    name: '零售退货',
    nameEn: 'Retail return',
    appliedBy: 'WYDP_CLERK',
    page: samePage('WYDP', '/retail-orders/returns'),
    steps: [{ name: '退货审核', nameEn: 'Return check', by: 'WYDP_MANAGER' }],
  },
}
