import shapes from './fault-shapes.json' with { type: 'json' }

/**
 * Forms of answers that the specification allows, or that enterprise backends and the proxies before them send: what a
 * fault of kind `shape` gives to the answers of a call.
 */
/** Each with what it changes; a fault takes one of each. */
export const faultShapes: Readonly<Record<FaultShape, { readonly of: string; readonly says: string }>> =
  shapes

export type FaultShape = keyof typeof shapes

export const faultShapeNames = Object.keys(shapes) as readonly FaultShape[] // keys of a const object are its names

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
