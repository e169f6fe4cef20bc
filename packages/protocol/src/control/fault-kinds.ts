import shapes from './fault-shapes.json' with { type: 'json' }
import type { FaultEffect, FaultStep } from './faults.ts'

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

/** What a fault does to one request, and the values that it takes for that. */
const strikeKinds = {
  latency: { says: 'answers later', needs: ['ms'], takes: ['ms', 'toMs'] },
  rejection: { says: 'answers status E', needs: [], takes: ['code', 'message'] },
  sessionEnded: { says: 'answers E with 4001', needs: [], takes: ['message'] },
  httpStatus: { says: 'answers an HTTP status', needs: ['httpStatus'], takes: ['httpStatus', 'message'] },
  answer: {
    says: 'answers what you give',
    needs: ['body'],
    takes: ['body', 'httpStatus', 'contentType'],
  },
  reset: { says: 'breaks the connection', needs: [], takes: [] },
  noAnswer: { says: 'never answers', needs: [], takes: [] },
  truncated: { says: 'cuts the JSON short', needs: [], takes: [] },
  malformed: { says: 'spoils the JSON', needs: [], takes: [] },
  contentType: { says: 'names a wrong content type', needs: [], takes: ['contentType'] },
  notArray: { says: 'gives an object where an array is due', needs: [], takes: [] },
  shape: { says: 'answers in other forms', needs: ['shape'], takes: ['shape'] },
  misbehave: {
    says: 'has a stand-in sub-app do wrong, where its page is struck',
    needs: ['misbehave'],
    takes: ['misbehave'],
  },
} as const satisfies Record<string, KindSheet>

/** What a fault does to an answer, and the values that it takes for that. */
export const faultKinds = {
  ...strikeKinds,
  sequence: {
    says: 'takes one step after the other, each for a request',
    needs: ['steps'],
    takes: ['steps'],
  },
} as const satisfies Record<string, KindSheet>

interface KindSheet {
  readonly says: string
  readonly needs: readonly Parameter[]
  readonly takes: readonly Parameter[]
}

export type StrikeKind = keyof typeof strikeKinds
export type FaultKind = keyof typeof faultKinds
const parameters = [
  'ms',
  'toMs',
  'code',
  'message',
  'httpStatus',
  'contentType',
  'shape',
  'misbehave',
  'body',
  'steps',
] as const
type Parameter = (typeof parameters)[number]

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
  called: (name: Parameter) => string = (name) => name,
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
  called: (name: Parameter) => string = (name) => name,
): string | undefined {
  const { kind, ms, toMs, httpStatus, shape = [], body } = effect
  const given = (name: Parameter) => Reflect.get(effect, name) !== undefined
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
