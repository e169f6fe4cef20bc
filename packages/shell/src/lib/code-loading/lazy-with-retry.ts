import { type ComponentType, createElement, lazy } from 'react'

/** What to do so that whoever asks next fetches what failed. */
const forget = new WeakMap<object, () => void>()

/** Keeps a failure until `failureShown` is told of it: then `act` lets it be asked for again. */
export const forgetOnceShown = (error: object, act: () => void): void => void forget.set(error, act)

/**
 * A component whose code comes when it is first drawn. React's `lazy` keeps a failed download for good; this one keeps
 * it until `failureShown` was told of it, so that no drawing asks again by itself.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fresh = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: object) => {
          forgetOnceShown(error, () => {
            current = fresh()
          })
          throw error
        },
      ),
    )
  let current = fresh()
  // React's types can't tell that what `lazy` takes is what it gives: the same props.
  return (props: Props) => createElement(current as ComponentType<Props>, props)
}

/** A failure is on the screen: who asks for the same from now on, e.g. with "Try again", has it fetched anew. */
export function failureShown(error: unknown): void {
  if (typeof error === 'object' && error !== null) forget.get(error)?.()
}
