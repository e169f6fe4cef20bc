import type { SubAppName } from '@portal/protocol/systems'
import { subAppHost } from '../../../lib/config/sub-app-config.ts'

let prefetch: ((app: SubAppName) => Promise<void>) | undefined

/** Loaded separately: the frame itself needs neither the library nor its adapter. */
const warmUp = async () => {
  const { warmUpQiankun } = await import('./qiankun-adapter.ts')
  await warmUpQiankun()
}

/** Prefetches a sub-app's files. Never rejects: what can't be prefetched is fetched when the page is opened. */
export async function prefetchSubApp(app: SubAppName): Promise<void> {
  try {
    // An iframe loads its files by itself.
    if (subAppHost(app) === 'iframe') return
    const { createPrefetch } = await import('../loading/prefetch.ts')
    prefetch ??= createPrefetch({ warmUp })
    await prefetch(app)
  } catch {
    // Opening the page reports it.
  }
}
