import { type ComponentType, createElement, lazy } from 'react'

/** Makes the next request retry what failed. */
const forget = new WeakMap<object, () => void>()

/** Caches a failure until `failureShown` is called with it: then `act` allows a retry. */
export const forgetOnceShown = (error: object, act: () => void): void => void forget.set(error, act)

/**
 * A component whose code loads on its first render. React's `lazy` caches a failed download for good; this one only
 * until `failureShown` is called with it, so that rendering never retries.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fresh = (before: () => void = () => {}) =>
    lazy(() => {
      before()
      return load().then(
        (component) => ({ default: component }),
        (error: object) => {
          forgetOnceShown(error, () => {
            current = fresh(requestMissingStyles)
          })
          throw error
        },
      )
    })
  let current = fresh()
  // React's types can't express that `lazy` returns a component with the same props.
  return (props: Props) => createElement(current as ComponentType<Props>, props)
}

/** The bundler requests each style sheet once: without this, a part whose style sheet failed would come without it. */
function requestMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}

/** A failure is visible: from now on a request, e.g. "Try again", fetches again. */
export function failureShown(error: unknown): void {
  if (typeof error === 'object' && error !== null) forget.get(error)?.()
}
