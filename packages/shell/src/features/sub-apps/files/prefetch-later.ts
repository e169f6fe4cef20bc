import type { SubAppName } from '@portal/protocol/systems'

/**
 * Fetches a sub-app's files ahead (`prefetch.ts`); what does that comes after the frame, too. Never rejects: what can't
 * be fetched ahead is fetched as the page is opened.
 */
export const prefetchSubApp = (app: SubAppName): Promise<void> =>
  import('./prefetch.ts').then((loaded) => loaded.prefetchSubApp(app)).catch(() => undefined)
