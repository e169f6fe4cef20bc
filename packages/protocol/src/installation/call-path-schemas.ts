import { type TOptional, type TString, Type } from 'typebox'
import { type CallId, callIds, calls } from '../registry.ts'

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

type CallPathSchemas = Readonly<Record<CallId, TOptional<TString>>>

/** One schema for each call. */
export const callPathSchemas = Object.fromEntries(
  callIds.map((id) => {
    const { path } = calls[id]
    return [
      id,
      Type.Optional(Type.String({ pattern: pathPattern(path), expected: 'callPath', default: path })),
    ]
  }),
) as CallPathSchemas // the ids of the registry, by the line above
