import { createRoot } from 'react-dom/client'

/** React itself, in the file of its own that the bundle has for it: asking for this runs it. */
export const reactRoot = createRoot
