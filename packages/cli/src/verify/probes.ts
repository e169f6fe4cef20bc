import type { AnswerShape, ObjectShape, PageShape } from '@portal/protocol/answers/read-answer'
import type { CallInput, CallMetadata } from '@portal/protocol/encoding'
import {
  type ReadOnlyCall,
  readOnlyCalls,
  readOnlyExtensions,
  uncachedExtensions,
} from '@portal/protocol/registry'

/** What the portal reads a place in an answer as. */
export interface ReadAs {
  readonly shape: AnswerShape
  /** One of the totals beside the rows of a page. */
  readonly isTotal: boolean
  /** Whether the call fails without an object there. */
  readonly isNeeded: boolean
}

/**
 * How the portal reads the field of a response at a JSON pointer; undefined outside its data, and for unknown fields.
 */
export function readAsAt(
  { shape, needsRecord }: Pick<CallMetadata, 'shape' | 'needsRecord'>,
  pointer: string,
): ReadAs | undefined {
  const [, first, ...names] = pointer.split('/')
  if (first !== 'data') return undefined
  let here = shape
  let around: ObjectShape = {}
  let isTotal = false
  for (const name of names) {
    if (typeof here !== 'object') return undefined
    if (isObject(here)) around = here
    isTotal = isPage(here) && totals.has(name)
    const inner = isTotal ? 'number' : shapeIn(here, name)
    here = inner === 'self' || inner === '?self' ? around : inner
  }
  return here === undefined
    ? undefined
    : { shape: here, isTotal, isNeeded: needsRecord === true && names.length === 0 }
}

/** Metadata of a page; a backend may leave it to the envelope's count. */
const totals: ReadonlySet<string> = new Set(['total', 'current', 'size', 'pages'])

/** Of a field, of the rows of a page or what is beside them, or of an item. */
function shapeIn(shape: Exclude<AnswerShape, string>, name: string): AnswerShape | undefined {
  if (isObject(shape)) return shape[name] ?? shape[`${name}?`]
  if (!isPage(shape)) return shape[0]
  return name === 'records' ? [shape[1]] : shapeIn(shape[2], name)
}

// TypeScript does not narrow a readonly union by `Array.isArray`.
export const isPage = (shape: AnswerShape): shape is PageShape => Array.isArray(shape) && shape.length === 3
const isObject = (shape: AnswerShape): shape is ObjectShape =>
  typeof shape === 'object' && !Array.isArray(shape)

type Fields = Readonly<Record<string, unknown>>

/** Values of earlier answers, unchanged; of departments a list. */
export type Learned = Readonly<Partial<Record<LearnedName, unknown>>>
type LearnedName =
  | 'certificate'
  | 'messFromSystem'
  | 'userId'
  | 'userName'
  | 'orgCode'
  | 'systemCode'
  | 'headId'
  | 'insMessId'
  | 'taskId'
  | 'processInstanceId'
  | 'distributorCode'
  | 'orderNo'
  | 'questionnaireCode'

interface Probe {
  /** What must be known before. */
  readonly needs?: readonly LearnedName[]
  readonly input: (learned: Learned) => CallInput
}

const rows = { pageIndex: 1, pageRows: 5 }
const page = { current: 1, size: 5 }
const pageOfQuery: Probe = { input: () => ({ query: page }) }
const rowsOfBody: Probe = { input: () => ({ body: rows }) }
const nothing: Probe = { input: () => ({ body: {} }) }

const extensions = [...readOnlyExtensions, ...uncachedExtensions] as const
type Extension = (typeof extensions)[number]

/** Read-only calls, ordered so that earlier ones provide the input of later ones. */
export const triedCalls = [...readOnlyCalls, 'findUserByQuery', ...extensions] as const

/** Whether the specification lacks the call: a backend need not have it. */
export const isExtension = (call: string): boolean => extensions.some((one) => one === call)

/** How each call is tried: with few rows, and with values of earlier answers. */
export const probes: Readonly<Record<ReadOnlyCall | Extension | 'findUserByQuery', Probe>> = {
  getUserInfo: { input: ({ certificate }) => ({ query: { token: certificate } }) },
  findOrganization: nothing,
  findMenuInfoAllSystem: {
    needs: ['orgCode'],
    input: ({ orgCode }) => ({ body: { sybCodes: orgCode } }),
  },
  findMenuList: { needs: ['systemCode'], input: ({ systemCode }) => ({ body: { systemCode } }) },
  findDic: nothing,
  findInCollection: nothing,
  findNoticeList: {
    needs: ['userId'],
    input: ({ userId, messFromSystem }) => ({
      body: { messReceiverId: userId, messFromSystem, ...rows },
    }),
  },
  findMessagePagination: rowsOfBody,
  findNoticeDetail: { needs: ['headId'], input: ({ headId }) => ({ body: { headId } }) },
  findMessInstationDetail: { needs: ['insMessId'], input: ({ insMessId }) => ({ body: { insMessId } }) },
  findDealerNoticeById: { needs: ['headId'], input: ({ headId }) => ({ query: { id: headId } }) },
  findFilesPagination: { input: () => ({ query: rows }) },
  findTodoTasks: rowsOfBody,
  findHistoricTasks: rowsOfBody,
  getTaskUrl: { needs: ['taskId'], input: ({ taskId }) => ({ body: { taskId } }) },
  getProcessInformation: {
    needs: ['processInstanceId'],
    input: ({ processInstanceId }) => ({ body: { processInstanceId } }),
  },
  ceramicSalesOrderPage: { input: () => ({ query: page, body: {} }) },
  gatherList: pageOfQuery,
  wyRetailOrderPage: pageOfQuery,
  pickOrderList: pageOfQuery,
  wyPickupPage: pageOfQuery,
  ceramicPickupOrderHeadList: { input: () => ({ body: page }) },
  bathSamplePage: pageOfQuery,
  bathDealerPage: pageOfQuery,
  projectReviewPagination: rowsOfBody,
  contractWaitRegisterPagination: rowsOfBody,
  contractPagination: rowsOfBody,
  integralPostDetail: rowsOfBody,
  findBalanceAndIntegral: {
    needs: ['distributorCode'],
    input: ({ distributorCode }) => ({ body: { distributorCode } }),
  },
  checkAccountFreeze: {
    needs: ['distributorCode'],
    input: ({ distributorCode }) => ({ query: { distributorCode } }),
  },
  findUserByQuery: { needs: ['userName'], input: ({ userName }) => ({ body: { userName } }) },
  productPage: pageOfQuery,
  distributorPage: pageOfQuery,
  salesOrderDetail: { needs: ['orderNo'], input: ({ orderNo }) => ({ query: { orderNo } }) },
  salesOrderPage: pageOfQuery,
  storePage: pageOfQuery,
  applicationPage: { input: () => ({ query: { ...page, kind: 'specialPrice' } }) },
  homeFigures: nothing,
  findQuestionnaire: {
    needs: ['questionnaireCode'],
    input: ({ questionnaireCode }) => ({ body: { questionnaireCode } }),
  },
}

const learnable: readonly LearnedName[] = [
  'userId',
  'userName',
  'orgCode',
  'systemCode',
  'headId',
  'insMessId',
  'taskId',
  'processInstanceId',
  'distributorCode',
  'orderNo',
  'questionnaireCode',
]

/** As many departments as the call for their menus takes. */
const mostDepartments = 200

/** The values that a response provides for later calls: the first of each in a list, a page or a record. */
export function learnFrom(data: unknown, known: Learned): Learned {
  const values = rowsOf(data).flatMap(Object.entries<unknown>)
  const learned = learnable.flatMap((name) => {
    const found = values.flatMap(([field, value]) => (field === name && hasValue(value) ? [value] : []))
    if (found.length === 0 || known[name] !== undefined) return []
    return [[name, name === 'orgCode' ? found.slice(0, mostDepartments) : found[0]]]
  })
  return { ...known, ...Object.fromEntries(learned) }
}

const hasValue = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '')

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function rowsOf(data: unknown): readonly Fields[] {
  if (Array.isArray(data)) return data.filter(isFields)
  if (!isFields(data)) return []
  return Array.isArray(data.records) ? data.records.filter(isFields) : [data]
}
