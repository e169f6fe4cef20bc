import { loadInIframe } from '@portal/sub-app-host/host/iframe/iframe-adapter'
import { loadWithQiankun } from '@portal/sub-app-host/host/qiankun-adapter'
import { createSubAppHost } from '@portal/sub-app-host/host/sub-app-host'
import { fileFetcher } from '@portal/sub-app-host/loading/fetch-file'
import { browserAddress } from '../../lib/base-path.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { subAppEntry, subAppOwnNames, subAppPermissions } from '../../lib/config/sub-app-config.ts'
import { fetchText } from '../../lib/fetch-text.ts'
import { hostOfSubApp, linkOfThisLoad } from './links/link-store.ts'

/** The sub-app host of this page, with the systems of the installation. */
export const openSubApp = createSubAppHost({
  loadFor: (app) => (hostOfSubApp(app) === 'iframe' ? loadInIframe(subAppPermissions(app)) : loadWithQiankun),
  entryOf: (app) => linkOfThisLoad(app)?.entry ?? subAppEntry(app),
  fetchFile: fileFetcher(fetchText),
  ownNames: subAppOwnNames,
  prefixOf: (app) => browserAddress(`/${getConfig().childRoot}/${app}`),
})
