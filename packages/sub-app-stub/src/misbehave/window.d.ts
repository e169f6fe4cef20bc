import type { SubAppLifecycles } from '@portal/sub-app-sdk/lifecycle'

declare global {
  interface Window {
    /** Set by the SDK: where the portal finds the lifecycles. */
    portalSubApp?: SubAppLifecycles
  }
}
