import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The parameters of the destination after the sign-in (specification §2); the sign-in page checks them. */
const destination = ['redirect', 'redirectUrl', 'redirectUrlCode', 'params', 'rtmSubsystem']

/**
 * The address of another screen before the frame, with the destination in `search`. The rest of the query isn't carried
 * over: it may hold secrets.
 */
export function authScreenAddress(path: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => destination.includes(name))
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

/** The user name typed on the previous screen; carried in the history state, never in the address. */
export function useCarriedUserName(): string | undefined {
  const state: unknown = useLocation().state
  const named = typeof state === 'object' && state !== null && 'typedName' in state
  return (named && typeof state.typedName === 'string' && state.typedName) || undefined
}

/** Tracks the typed user name, and provides the state of a link that passes it to the next screen. */
export function useUserNameToCarry(initialName: string) {
  const [userName, setUserName] = useState(initialName)
  return { setUserName, linkState: { typedName: userName.trim() } }
}
