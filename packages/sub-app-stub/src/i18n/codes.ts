import type { Texts } from './texts.ts'

export type CodeGroup = keyof Texts['codes']

/** Colours of the codes that say how far something is; other codes are plain words. The codes are assumed. */
export const codeColors: Readonly<Partial<Record<CodeGroup, Readonly<Record<string, string>>>>> = {
  orderStatus: {
    draft: 'default',
    submitted: 'gold',
    approved: 'cyan',
    producing: 'blue',
    shipped: 'geekblue',
    completed: 'green',
    cancelled: 'red',
  },
  pickupStatus: { requested: 'gold', booked: 'cyan', loading: 'blue', collected: 'green', cancelled: 'red' },
  sampleStatus: { requested: 'gold', shipped: 'blue', displayed: 'green' },
  fittingStatus: { measuring: 'gold', scheduled: 'blue', fitted: 'green' },
  projectStage: { registered: 'default', review: 'gold', bidding: 'blue', signed: 'green' },
  contractStatus: { waiting: 'gold', effective: 'green', completed: 'blue', terminated: 'red' },
  outcome: { approved: 'green', rejected: 'red' },
  frozen: { Y: 'red', N: 'green' },
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
