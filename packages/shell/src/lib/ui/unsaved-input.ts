import { createContext } from 'react'

/** Whether a reload would throw away what somebody has typed in one of the tabs. */
export const UnsavedInputContext = createContext(false)
