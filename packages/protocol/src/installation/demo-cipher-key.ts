/** Key of the demo company, which everybody can read; a real backend's key comes from the runtime configuration. */
export const demoCipherKey = 'portal-demo-key!'
