import { useLayoutEffect, useRef, useState } from 'react'

type Acts<All> = { readonly [Name in keyof All]: (...asked: never[]) => unknown }

/**
 * The same function identities on each render, which call those of the last render: components that get them don't re-render
 * because of them. For event handlers, not for rendering.
 */
export function useStableCallbacks<All extends Acts<All>>(acts: All): All {
  const now = useRef(acts)
  useLayoutEffect(() => {
    now.current = acts
  })
  const [steady] = useState(() => {
    // Object.keys knows the names as texts only, and each function asks its namesake for what it gets itself.
    const names = Object.keys(acts) as (keyof All)[]
    const entries = names.map((name) => [name, (...asked: never[]) => now.current[name](...asked)])
    return Object.fromEntries(entries) as All
  })
  return steady
}
