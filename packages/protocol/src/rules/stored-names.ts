/** Cookies of the portal; the name of the language cookie is assumed. Apart from all keys: the page's head reads one. */
export const cookieNames = { certificate: 'Admin-Token', language: 'language' } as const

/** What the names of all values begin with that the portal keeps in Web Storage (specification §9). */
export const keyPrefix = 'RTM_'
