import type { Answer, Client, SendOptions } from '@portal/protocol/client'
import type { ListAnswer, ListDefinition, Row } from './list-definition.ts'
import type { ListQuery } from './list-query.ts'

/**
 * Conditions and order as a call's input. Their values come from an address, so they may be anything: the backend checks
 * them. Their names are those of the list's filters, which a test compares with the call: a backend ignores unknown ones.
 */
const listInput = ({ conditions, sort }: ListQuery): object => ({ ...conditions, ...(sort ? { sort } : {}) })

interface Page {
  readonly records: readonly object[]
  readonly total: number
  readonly pages: number
  readonly sums?: ListAnswer['sums']
}

// Entities of the protocol have more fields than lists show, each with a label where a definition names it.
const asRows = (records: readonly object[]) => records as readonly Row[]

/** A call with the input of a list. */
type Call<Paging, Data> = (client: Client, input: Paging, options: SendOptions) => Promise<Answer<Data>>

/** Loads a list by a call that takes `current` and `size`. */
export const loadPages =
  (call: Call<{ readonly current: number; readonly size: number }, Page>): ListDefinition['load'] =>
  async (client, query, signal) => {
    const { current, size } = query
    const { records, ...page } = (await call(client, { current, size, ...listInput(query) }, { signal })).data
    return { ...page, rows: asRows(records) }
  }

/** Loads a list by a call that takes `pageIndex` and `pageRows`. */
export const loadRows =
  (
    call: Call<{ readonly pageIndex: number; readonly pageRows: number }, readonly object[]>,
  ): ListDefinition['load'] =>
  async (client, query, signal) => {
    const paging = { pageIndex: query.current, pageRows: query.size }
    const { data, count } = await call(client, { ...paging, ...listInput(query) }, { signal })
    return { rows: asRows(data), total: count ?? data.length }
  }
