import { getConfig } from '../../../lib/config/runtime-config.ts'
import { limits } from '../limits.ts'
import { linksOfThisLoad } from '../links/link-store.ts'
import { fetchFile } from '../loading/fetch-file.ts'
import { loadWithQiankun } from './qiankun-adapter.ts'
import { createSlotPool } from './slot-pool.ts'
import { createSubAppHost } from './sub-app-host.ts'

/** The sub-app host of this page, with the real hosting library. */
export const openSubApp = createSubAppHost({
  load: loadWithQiankun,
  entryOf: (app) => linksOfThisLoad()[app] ?? getConfig().subApps[app].entry,
  fetchFile,
  slots: createSlotPool(),
  mountTimeoutMs: limits.mountTimeoutMs,
  prefixOf: (app) => `/${getConfig().childRoot}/${app}`,
})
