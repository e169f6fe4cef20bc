import { type TOptional, type TUnsafe, Type } from 'typebox'
import { type CallId, callIds, calls, type EndpointId, endpoints } from '../registry.ts'

/** The parts of a path that a call fills, e.g. `systemCode`. */
const placesOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])

/** What may replace a path: an absolute one with the same places, which browsers don't resolve to another. */
function pathPattern(path: string): string {
  const places = placesOf(path)
  const each = places.map((name) => `(?=.*\\{${name}\\})`).join('')
  const braced = places.length > 0 ? `|\\{(?:${places.join('|')})\\}` : ''
  return `^/(?!/)(?!.*//)(?!.*/(?:\\.|%2[eE]){1,2}(?:/|$))${each}(?:[^\\s{}?#]${braced})+$`
}

type CallPathSchemas = {
  readonly [Id in CallId]: TOptional<TUnsafe<Id extends EndpointId ? string : string | null>>
}

/** One schema for each call; a backend may lack those that the specification does not list. */
export const callPathSchemas = Object.fromEntries(
  callIds.map((id) => {
    const { path } = calls[id]
    const own = Type.String({ pattern: pathPattern(path) })
    const schema = id in endpoints ? own : { anyOf: [own, { enum: [null] }] }
    return [id, Type.Optional(Type.Unsafe({ ...schema, expected: 'callPath', default: path }))]
  }),
) as CallPathSchemas // the ids of the registry, by the line above
