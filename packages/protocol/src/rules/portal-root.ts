/**
 * Id of the portal's root element: not the one that sub-apps look for. A file of its own, since the first screen
 * imports it.
 */
export const portalRootId = 'portal-root'

/** Whether a page is the portal's own, with which a server may answer to any address that it has no file for. */
export const isOwnPage = (text: string): boolean => text.includes(`id="${portalRootId}"`)
