// The least that a sign-in page of React can be: one password field.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const container = document.querySelector('#main')
if (!container) throw new Error('The page has no element #main')
createRoot(container).render(createElement('input', { type: 'password', 'aria-label': 'Password' }))
