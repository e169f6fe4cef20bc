import kinds from './fault-kinds.json' with { type: 'json' }
import shapes from './fault-shapes.json' with { type: 'json' }
import type { FaultEffect, FaultStep } from './faults.ts'

/**
 * Forms of answers that the specification allows, or that enterprise backends and the proxies before them send: what a
 * fault of kind `shape` gives to the answers of a call. Each with what it changes; a fault takes one of each.
 */
export const faultShapes: Readonly<Record<FaultShape, { readonly of: string; readonly says: string }>> =
  shapes

export type FaultShape = keyof typeof shapes

export const faultShapeNames = Object.keys(shapes) as readonly FaultShape[] // keys of a const object are its names

export const isFaultShape = (name: string): name is FaultShape => Object.hasOwn(faultShapes, name)

/** The error in the shapes of one fault, as a sentence; undefined if valid. */
function shapesProblem(shapes: readonly FaultShape[]): string | undefined {
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

interface KindSheet {
  readonly says: string
  /** The values that it must have, of those that it takes. */
  readonly needs: readonly string[]
  readonly takes: readonly string[]
}

/** What a fault does to one request; a sequence takes such steps in turn. */
export type StrikeKind = keyof typeof kinds.strikes
export type FaultKind = StrikeKind | keyof typeof kinds.others

const strikeKinds: Readonly<Record<StrikeKind, KindSheet>> = kinds.strikes
export const faultKinds: Readonly<Record<FaultKind, KindSheet>> = { ...strikeKinds, ...kinds.others }

const parameters = [...new Set(Object.values(faultKinds).flatMap(({ takes }) => takes))]

const strikeKindNames = Object.keys(strikeKinds) as StrikeKind[] // keys of a const object are its kinds
export const faultKindNames = Object.keys(faultKinds) as FaultKind[] // as above

/** A step that lets its request be answered as ever. */
export const pass = 'pass'
export const stepKindNames: readonly (StrikeKind | typeof pass)[] = [pass, ...strikeKindNames]

/** Every fault is read again whenever its world changes. */
const longestBody = 262_144

/**
 * The error in the values of a fault, as a sentence; undefined if valid.
 * @param called the name of a value where it was given; steps are JSON everywhere
 */
export function effectProblem(
  effect: FaultEffect,
  called: (name: string) => string = (name) => name,
): string | undefined {
  for (const [index, step] of (effect.steps ?? []).entries()) {
    const problem = stepProblem(step)
    if (problem !== undefined) return `Step ${index + 1}: ${problem}`
  }
  return valuesProblem(effect, faultKinds[effect.kind], called)
}

const stepProblem = (step: FaultStep): string | undefined =>
  valuesProblem(step, step.kind === pass ? { needs: [], takes: [] } : strikeKinds[step.kind])

function valuesProblem(
  effect: FaultEffect | FaultStep,
  { needs, takes }: Pick<KindSheet, 'needs' | 'takes'>,
  called: (name: string) => string = (name) => name,
): string | undefined {
  const { kind, ms, toMs, httpStatus, shape = [], body } = effect
  const given = (name: string) => Reflect.get(effect, name) !== undefined
  const missing = needs.find((name) => !given(name))
  if (missing) return `A fault ${kind} needs ${called(missing)}`
  const foreign = parameters.find((name) => given(name) && !takes.includes(name))
  if (foreign)
    return `A fault ${kind} takes no ${called(foreign)}; expected ${takes.map(called).join(', ') || 'none'}`
  if (toMs !== undefined && toMs < (ms ?? 0)) {
    return `A range of latencies ends at ${toMs} before it begins at ${ms}`
  }
  if (kind === 'httpStatus' && httpStatus !== undefined && httpStatus < 400) {
    return `A fault httpStatus needs a status from 400 to 599, not ${httpStatus}; an answer may have any`
  }
  if (body !== undefined && JSON.stringify(body).length > longestBody) {
    return `The body of an answer is longer than ${longestBody} characters`
  }
  return shapesProblem(shape)
}

/** How many requests a sequence takes to go once through its steps. */
export const requestsOf = (steps: readonly FaultStep[]): number =>
  steps.reduce((sum, { times = 1 }) => sum + times, 0)

/** The step of a sequence for a request, counted from 0; after the last one comes the first. Undefined without steps. */
export function stepAt(steps: readonly FaultStep[], index: number): FaultStep | undefined {
  if (steps.length === 0) return undefined
  let left = index % requestsOf(steps)
  return steps.find(({ times = 1 }) => {
    left -= times
    return left < 0
  })
}
