/**
 * Id of the portal's root element: not the one that sub-apps look for. A file of its own, since the first screen
 * imports it.
 */
export const portalRootId = 'portal-root'
