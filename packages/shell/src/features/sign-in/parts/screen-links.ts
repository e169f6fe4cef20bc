import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The parameters that say where a sign-in leads (specification §2); the sign-in page checks them before it goes there. */
const destination = ['redirect', 'redirectUrl', 'redirectUrlCode', 'params', 'rtmSubsystem']

/**
 * The address of another screen before the frame, with the destination in `search`. Nothing else of the query is
 * carried over: it may hold secrets.
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

/** Tracks the typed user name, and gives the state of a link that carries it to the next screen. */
export function useUserNameToCarry(initialName: string) {
  const [userName, setUserName] = useState(initialName)
  return { setUserName, linkState: { typedName: userName.trim() } }
}
