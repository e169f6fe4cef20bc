import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { createContext, useContext } from 'react'

/** Which of the stand-ins a page is of. */
export const Identity = createContext<SpecifiedSubApp>('oms')

export const useIdentity = (): SpecifiedSubApp => useContext(Identity)
