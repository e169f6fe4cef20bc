import type { TSchema } from 'typebox'

/** How a request carries its values (specification §7). `form-params`: one urlencoded field `params` holding JSON. */
export type Encoding = 'json' | 'form' | 'form-params' | 'query'

/** `certificate`: the session token is sent as a `Certificate` header; without a valid one the answer is E 4001. */
export type Access = 'public' | 'certificate'

/**
 * `assumed`: the specification does not show it; the choice is ours and appears in the assumption list and the OpenAPI
 * document. Of a part that is documented, only those fields are that are marked `specified`.
 */
export type Provenance = 'documented' | 'assumed'

/** What comes back: an envelope of data, a redirect of the browser to another system, or a stylesheet. */
export type AnswerKind = 'envelope' | 'redirect' | 'stylesheet'

export interface Endpoint {
  readonly method: 'GET' | 'POST'
  /** Path below the API base; `{name}` marks a path parameter. */
  readonly path: `/${string}`
  readonly access: Access
  readonly encoding: Encoding
  readonly area: string
  readonly summary: string
  readonly answer?: AnswerKind
  /** Done when the status is S; D and M refuse it, too. */
  readonly successOnly?: true
  readonly pathParams?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly data: TSchema
  readonly provenance: Readonly<
    Partial<Record<'path' | 'encoding' | 'pathParams' | 'query' | 'body' | 'data', Provenance>>
  >
}

/** Declares one call; its types are inferred from these schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
