/** Id of the portal's root element: not the one that pages of sub-apps look for. A file of its own, as the first screen asks for it. */
export const portalRootId = 'portal-root'
