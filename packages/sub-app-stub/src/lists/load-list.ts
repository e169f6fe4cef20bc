import type { Answer } from '@portal/protocol/client'
import type { ListAnswer, Row } from './list-definition.ts'
import type { ListQuery } from './list-query.ts'

/** Pages of the calls that take `current` and `size`. */
export const pageQuery = ({ current, size }: ListQuery) => ({ current, size })

/** Pages of the calls that take `pageIndex` and `pageRows`. */
export const pageRows = ({ current, size }: ListQuery) => ({ pageIndex: current, pageRows: size })

/**
 * Conditions and order as a call's input. Their values come from an address, so they may be anything: the backend checks
 * them. Their names are those of the list's filters, which a test compares with the call: a backend ignores unknown ones.
 */
export const listInput = <Input>({ conditions, sort }: ListQuery): Input =>
  ({ ...conditions, ...(sort ? { sort } : {}) }) as Input

interface Page {
  readonly records: readonly object[]
  readonly total: number
  readonly pages: number
  readonly sums?: ListAnswer['sums']
}

// Entities of the protocol have more fields than lists show, each with a label where a definition names it.
const asRows = (records: readonly object[]) => records as readonly Row[]

export const fromPage = async (answer: Promise<Answer<Page>>): Promise<ListAnswer> => {
  const { records, ...page } = (await answer).data
  return { ...page, rows: asRows(records) }
}

export const fromCount = async (answer: Promise<Answer<readonly object[]>>): Promise<ListAnswer> => {
  const { data, count } = await answer
  return { rows: asRows(data), total: count ?? data.length }
}
