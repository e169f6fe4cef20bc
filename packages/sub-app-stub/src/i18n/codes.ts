import type { Texts } from './texts.ts'

export type CodeGroup = keyof Texts['codes']

/** How the codes look that say how far something is, in the portal's own tones; other codes are plain words. The codes are assumed. */
export const codeColors: Readonly<Partial<Record<CodeGroup, Readonly<Record<string, string>>>>> = {
  orderStatus: {
    draft: 'default',
    submitted: 'warning',
    approved: 'processing',
    producing: 'processing',
    shipped: 'processing',
    completed: 'success',
    cancelled: 'error',
  },
  pickupStatus: {
    requested: 'warning',
    booked: 'processing',
    loading: 'processing',
    collected: 'success',
    cancelled: 'error',
  },
  sampleStatus: { requested: 'warning', shipped: 'processing', displayed: 'success' },
  fittingStatus: { measuring: 'warning', scheduled: 'processing', fitted: 'success' },
  projectStage: { registered: 'default', review: 'warning', bidding: 'processing', signed: 'success' },
  contractStatus: { waiting: 'warning', effective: 'success', completed: 'processing', terminated: 'error' },
  outcome: { approved: 'success', rejected: 'error' },
  frozen: { Y: 'error', N: 'success' },
}

const groups = [
  'orderStatus',
  'pickupStatus',
  'sampleStatus',
  'fittingStatus',
  'projectStage',
  'contractStatus',
  'dealerLevel',
  'businessUnit',
  'frozen',
  'outcome',
  'postingStatus',
  'fileCategory',
  'changeKind',
  'samplePurpose',
] as const satisfies readonly CodeGroup[]

export const isCodeGroup = (name: string): name is CodeGroup => (groups as readonly string[]).includes(name)

/** The codes of a group with their words, in the order of the texts. */
export const codesOf = (texts: Texts, group: CodeGroup): readonly (readonly [code: string, text: string])[] =>
  Object.entries(texts.codes[group])

export const codeText = (texts: Texts, group: CodeGroup, code: string): string =>
  new Map(codesOf(texts, group)).get(code) ?? code
