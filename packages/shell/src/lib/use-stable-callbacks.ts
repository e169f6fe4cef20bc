import { useLayoutEffect, useRef, useState } from 'react'

type Acts<All> = { readonly [Name in keyof All]: (...asked: never[]) => unknown }

/**
 * Stable function identities that call the latest render's functions: components that get them don't re-render because
 * of them. For event handlers, not for rendering.
 */
export function useStableCallbacks<All extends Acts<All>>(acts: All): All {
  const now = useRef(acts)
  useLayoutEffect(() => {
    now.current = acts
  })
  const [steady] = useState(() => {
    // Object.keys returns plain strings, and each function passes its arguments to its namesake.
    const names = Object.keys(acts) as (keyof All)[]
    const entries = names.map((name) => [name, (...asked: never[]) => now.current[name](...asked)])
    return Object.fromEntries(entries) as All
  })
  return steady
}
