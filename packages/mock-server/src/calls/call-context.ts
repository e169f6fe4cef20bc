import type { DataOf, InputOf } from '@portal/protocol/client'
import type { Endpoint } from '@portal/protocol/endpoint'
import type { CallId, calls } from '@portal/protocol/registry'
import type { SystemsTable } from '@portal/protocol/systems'
import type { User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import type { RowInput } from './row-ids.ts'

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
export type CallContext<E extends Endpoint> = {
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
export type Handler<E extends Endpoint> = (context: CallContext<E>) => Promise<Result<E>>

/** One handler per call of the registry: a missing or misspelt one does not compile. */
export type Handlers = { readonly [Id in CallId]: Handler<(typeof calls)[Id]> }
