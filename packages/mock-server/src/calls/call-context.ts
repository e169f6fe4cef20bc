import type { DataOf, InputOf } from '@portal/protocol/client'
import type { Endpoint } from '@portal/protocol/endpoint'
import { isIdSchema } from '@portal/protocol/entities/id'
import type { CallId, calls } from '@portal/protocol/registry'
import type { Id } from '@portal/protocol/rules/ids'
import type { SystemsTable } from '@portal/protocol/systems'
import type { User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { TSchema } from 'typebox'
import { decodeId } from '../domain/foreign-text.ts'
import type { NameOf } from '../domain/name-language.ts'

/** The input of a call as handlers get it: ids are the numbers of rows. */
type RowInput<Input> = [Id] extends [Input]
  ? number
  : Input extends readonly (infer Item)[]
    ? RowInput<Item>[]
    : Input extends object
      ? { [Name in keyof Input]: RowInput<Exclude<Input[Name], undefined>> }
      : Input

/** The number of no row. */
const noRow = 0
const largestRow = 2_147_483_647

/** The row that an id names, in whichever form it was given out; what names none gives the number of no row. */
export function rowIdOf(id: unknown): number {
  const row = typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : decodeId(id)
  return typeof row === 'number' && Number.isInteger(row) && row > 0 && row <= largestRow ? row : noRow
}

/** Checked input with its ids as numbers of rows; ids lie in fields, or in lists in fields. */
export function withRowIds(schema: TSchema, input: unknown): unknown {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, TSchema>> } // JSON Schema
  if (typeof input !== 'object' || input === null) return input
  const read = ([name, value]: [string, unknown]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined
    const { items } = (field ?? {}) as { items?: TSchema } // JSON Schema
    if (field && isIdSchema(field)) return [name, rowIdOf(value)] as const
    if (items && isIdSchema(items) && Array.isArray(value)) return [name, value.map(rowIdOf)] as const
    return [name, value] as const
  }
  return Object.fromEntries(Object.entries(input).map(read))
}

/** Who calls, proven by a live certificate. */
export interface Caller {
  readonly user: User
  readonly certificate: string
}

/** What handlers know about their server. */
export interface CallSettings {
  /** Key of the client-side password encryption (specification §7). */
  readonly cipherKey: string
  readonly systems: SystemsTable
}

/** What a handler gets: its world, its checked input and, unless the call is public, its caller. */
type CallContext<E extends Endpoint> = {
  readonly world: World
  readonly input: RowInput<InputOf<E>>
  readonly settings: CallSettings
  readonly nameOf: NameOf
} & (E['access'] extends 'certificate' ? Caller : unknown)

/** One page of a list with the total for the envelope's `count`. */
export class Paged<Data> {
  readonly data: Data
  readonly count: number

  constructor(data: Data, count: number) {
    this.data = data
    this.count = count
  }
}

/** The address that a browser window is sent on to. */
export class Redirect {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }
}

/** What a page loads as its stylesheet. */
export class Stylesheet {
  readonly css: string

  constructor(css: string) {
    this.css = css
  }
}

type Result<E extends Endpoint> = E extends { readonly answer: 'redirect' }
  ? Redirect
  : E extends { readonly answer: 'stylesheet' }
    ? Stylesheet
    : DataOf<E> | Paged<DataOf<E>>

/** Answers one call with its data; throws a Rejection to refuse it. */
type Handler<E extends Endpoint> = (context: CallContext<E>) => Promise<Result<E>>

/** One handler per call of the registry: a missing or misspelt one does not compile. */
export type Handlers = { readonly [Id in CallId]: Handler<(typeof calls)[Id]> }
