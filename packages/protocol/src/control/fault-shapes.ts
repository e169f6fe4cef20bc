/** What a shape changes; a fault takes one of each. */
type Aspect =
  | 'ids'
  | 'dates'
  | 'flags'
  | 'numbers'
  | 'count'
  | 'lists'
  | 'data'
  | 'objects'
  | 'session'
  | 'compression'
  | 'answer'

/**
 * Forms of answers that the specification allows, or that enterprise backends and the proxies before them send: what a
 * fault of kind `shape` gives to the answers of a call.
 */
export const faultShapes = {
  textIds: { of: 'ids', says: 'ids as text of 19 digits' },
  longIds: { of: 'ids', says: 'ids as numbers of 19 digits, more than JavaScript holds exactly' },
  letterIds: { of: 'ids', says: 'ids as opaque text such as K7-00001C3' },
  spaceDates: { of: 'dates', says: 'dates as 2026-11-20 10:00:00, in the time zone of the company' },
  epochDates: { of: 'dates', says: 'dates as milliseconds since 1970' },
  nullDates: { of: 'dates', says: 'dates as null' },
  invalidDates: { of: 'dates', says: 'dates as 0000-00-00 00:00:00, which is no date' },
  numberFlags: { of: 'flags', says: 'true and false as 1 and 0' },
  textFlags: { of: 'flags', says: 'true and false as the texts true and false' },
  letterFlags: { of: 'flags', says: 'true and false as Y and N' },
  textNumbers: { of: 'numbers', says: 'numbers as text' },
  textCount: { of: 'count', says: 'the count of an envelope and the total of a page as text' },
  nullEmptyLists: { of: 'lists', says: 'empty lists as null' },
  nullLists: { of: 'lists', says: 'every list as null' },
  nullData: { of: 'data', says: 'the data of accepted list calls as null' },
  bareLists: { of: 'data', says: 'a page as the bare list of its rows, its total as count' },
  extraFields: { of: 'objects', says: 'unknown fields in every object' },
  http401: { of: 'session', says: "HTTP 401 with Spring's JSON where the session has ended (E with 4001)" },
  http403: { of: 'session', says: "HTTP 403 with Spring's JSON where the session has ended (E with 4001)" },
  gzip: { of: 'compression', says: 'compressed however short, where the client reads gzip' },
  proxyError: { of: 'answer', says: 'the error page of a proxy, HTTP 502' },
  proxySignIn: { of: 'answer', says: 'the sign-in page of a proxy, HTTP 200' },
  proxyRedirect: { of: 'answer', says: 'a redirect (302) to such a page on the same origin' },
  foreignRedirect: { of: 'answer', says: 'a redirect (302) to such a page on another origin' },
  movedPath: { of: 'answer', says: 'a redirect (307) to another path of the same call, which answers it' },
  emptyBody: { of: 'answer', says: 'HTTP 200 without a body; what was to be done is done' },
  noContent: { of: 'answer', says: 'HTTP 204; what was to be done is done' },
} as const satisfies Readonly<Record<string, { readonly of: Aspect; readonly says: string }>>

export type FaultShape = keyof typeof faultShapes

export const faultShapeNames = Object.keys(faultShapes) as readonly FaultShape[] // keys of a const object are its names

export const isFaultShape = (name: string): name is FaultShape => Object.hasOwn(faultShapes, name)

/** The error in the shapes of one fault, as a sentence; undefined if valid. */
export function shapesProblem(shapes: readonly FaultShape[]): string | undefined {
  for (const shape of shapes) {
    const same = shapes.filter((other) => faultShapes[other].of === faultShapes[shape].of)
    if (same.length > 1) return `A fault has one shape of ${faultShapes[shape].of}, not ${same.join(' and ')}`
  }
  return undefined
}

/** The first shape of each aspect, where several faults have one. */
export const oneOfEach = (shapes: readonly FaultShape[]): FaultShape[] =>
  shapes.filter(
    (shape, place) => shapes.findIndex((other) => faultShapes[other].of === faultShapes[shape].of) === place,
  )
