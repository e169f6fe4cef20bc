import type { JsonSchema } from '@portal/protocol/assumptions/call-assumptions'
import type { Client } from '@portal/protocol/client'
import type { Endpoint } from '@portal/protocol/endpoint'
import { type CallId, calls } from '@portal/protocol/registry'
import { describe, expect, it } from 'vitest'
import { conditionNames, type ListDefinition } from './list-definition.ts'
import { firstPage, type ListQuery } from './list-query.ts'
import { listPages } from './pages.ts'

/** What a list sends for a query, and the fields that its call takes. */
async function sentBy(list: ListDefinition, query: ListQuery) {
  let sent: object = {}
  let takes: Readonly<Record<string, JsonSchema>> = {}
  const call = (id: CallId) => async (input: Readonly<Record<'query' | 'body', object>>) => {
    const { query, body }: Endpoint = calls[id]
    sent = { ...input.query, ...input.body }
    takes = { ...propertiesOf(query), ...propertiesOf(body) }
    return { data: Object.assign([], { records: [] }), count: 0 }
  }
  const client = new Proxy({} as Client, { get: (_client, id: CallId) => call(id) }) // has every call
  await list.load(client, query, new AbortController().signal)
  return { sent, takes }
}

const propertiesOf = (schema: JsonSchema | undefined) => schema?.properties

const lists = Object.entries(listPages).flatMap(([app, pages]) =>
  Object.entries(pages).map(([path, list]) => ({ page: app + path, list })),
)

describe.each(lists)('the list $page', ({ list }) => {
  it('has conditions that its call takes', async () => {
    const names = [...conditionNames(list.filters)]
    if (list.hasDetail) names.push(list.numberFilter ?? list.number)
    const conditions = Object.fromEntries(names.map((name) => [name, '1']))
    const { sent, takes } = await sentBy(list, { ...firstPage, conditions })
    expect(Object.keys(takes)).toEqual(expect.arrayContaining(Object.keys(sent)))
  })

  it('has orders that its call takes', async () => {
    const orders = list.sortable.flatMap((field) => [field, `-${field}`])
    const { takes } = await sentBy(list, firstPage)
    expect(takes.sort?.enum ?? []).toEqual(expect.arrayContaining(orders))
  })
})
