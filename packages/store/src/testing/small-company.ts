import type { CompanyFile } from '../company/company-files.ts'

const small: Record<string, string> = {
  'departments.yaml':
    '- { code: HQ, name: 总部, nameEn: Head Office }\n- { code: TILE, name: 瓷砖, nameEn: Tiles }',
  'systems.yaml': `
- code: LTC
  realCode: LTC
  name: 合同
  realName: 合同管理
  nameEn: Contracts
  description: 合同
  departments: [HQ, TILE]
- { code: OSS, realCode: OMS, name: 订单, realName: 订单管理, nameEn: Orders, description: 订单, departments: [HQ] }`,
  'responsibilities.yaml': `
- { system: LTC, code: CLERK, name: 专员, nameEn: Clerk }
- { system: LTC, code: MANAGER, name: 经理, nameEn: Manager }`,
  'menus/LTC.yaml': `
- code: CONTRACTS
  name: 合同
  nameEn: Contracts
  path: /contracts
  departments: [TILE]
  children:
    - { code: LIST, name: 列表, nameEn: List, path: /list }
    - { code: REVIEW, name: 审批, nameEn: Review, path: /review, departments: [HQ], responsibilities: [MANAGER] }`,
  'menus/OSS.yaml': '- { code: HOME, name: 首页, nameEn: Home, path: /home }',
  'distributors.yaml': '[]',
  'users.yaml': `
password: Tiles@2026
users:
  - userName: wang
    fullName: 王静
    fullNameEn: Wang Jing
    kind: staff
    phone: '19900000001'
    departments: [HQ]
    responsibilities: [CLERK]`,
  'sign-on-codes.yaml': '- { code: OA-WANG, system: OA, user: wang }',
  'lookups.yaml': '- { system: PUBLIC, type: YES_NO, entries: [{ code: Y, name: 是, nameEn: Yes }] }',
  'notices.yaml': `
- { type: policy, title: 政策, body: 正文, status: published, startDate: -3d, endDate: +14d, recipients: all, system: IMS }`,
  'files.yaml': '- { name: 指引.txt, nameEn: guide.txt, category: guide, uploaded: -3d, text: 指引 }',
  'products.yaml': '[]',
}

/** The files of a company as small as it can be, with some of them replaced, for tests. */
export const smallCompany = (changes: Record<string, string> = {}): CompanyFile[] =>
  Object.entries({ ...small, ...changes }).map(([path, text]) => ({ path, text }))

/** The small company's files with one place changed, which must be there. */
export function changedCompany(path: string, from: string, to: string): CompanyFile[] {
  const text = small[path]
  if (!text?.includes(from)) throw new Error(`${path} has no ${from}`)
  return smallCompany({ [path]: text.replace(from, to) })
}
