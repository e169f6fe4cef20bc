import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The user name that the screen before this one was left with: it travels in the history, never in the address. */
export function useTypedName(): string | undefined {
  const state: unknown = useLocation().state
  const named = typeof state === 'object' && state !== null && 'typedName' in state
  return (named && typeof state.typedName === 'string' && state.typedName) || undefined
}

/** A user name as it stands in its field, and what a link to the next screen before the frame hands on of it. */
export function useNameToHandOn(firstName: string) {
  const [typedName, setTypedName] = useState(firstName)
  return { setTypedName, handedOn: { typedName: typedName.trim() } }
}
