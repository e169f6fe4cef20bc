import type { Store } from '@portal/store/store'

const broken = () => Promise.reject(new Error('disk full while looking for secret-certificate'))

/** A store none of whose methods succeeds. */
export const unusableStore: Store = {
  world: broken,
  lease: broken,
  leaseExisting: broken,
  worlds: broken,
  hasWorld: broken,
  ensureWorld: broken,
  makeWorld: broken,
  createWorld: broken,
  removeWorld: broken,
  resetWorld: broken,
  replaceWorlds: broken,
  snapshots: broken,
  takeSnapshot: broken,
  restoreSnapshot: broken,
  removeSnapshot: broken,
  companyDir: '',
  templatesDir: '',
  scenariosDir: '',
  copyWorld: broken,
  exportWorld: broken,
  importWorld: broken,
  checkWritable: broken,
  close: async () => {},
}
