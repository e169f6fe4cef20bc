import { onceDone } from '@portal/protocol/once'
import type { SubAppName } from '@portal/protocol/systems'
import { limits } from '@portal/sub-app-host/limits'
import { subAppEntry } from '../../../lib/config/sub-app-config.ts'
import { fetchText } from '../../../lib/fetch-text.ts'
import { hostOfSubApp } from '../links/link-store.ts'

/** Loaded separately: the frame itself needs neither the library nor its adapter. */
const warmUp = async () => {
  const { warmUpQiankun } = await import('@portal/sub-app-host/host/qiankun-adapter')
  await warmUpQiankun()
}

const loadPrefetch = onceDone(async () => {
  const { createPrefetch } = await import('@portal/sub-app-host/loading/prefetch')
  return createPrefetch({
    warmUp,
    entryOf: subAppEntry,
    fetchFile: (url) => fetchText(url, { timeoutMs: limits.mountTimeoutMs }),
  })
})

/** Prefetches a sub-app's files. Never rejects: what can't be prefetched is fetched when the page is opened. */
export async function prefetchSubApp(app: SubAppName): Promise<void> {
  try {
    // An iframe loads its files by itself.
    if (hostOfSubApp(app) === 'iframe') return
    const prefetch = await loadPrefetch()
    await prefetch(app)
  } catch {
    // Opening the page reports it.
  }
}
