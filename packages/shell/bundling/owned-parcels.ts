import { type AppProps, mountRootParcel as mountAtRoot, type ParcelConfig } from 'single-spa'

type MountParcel = AppProps['mountParcel']

// biome-ignore lint/performance/noBarrelFile: stands in for the module, whose other exports stay as they are.
export * from 'single-spa'

let mountOwned: MountParcel = mountAtRoot

/** Stands all the time, shows nothing, and owns each page that is mounted after it. */
const owner: ParcelConfig = {
  name: 'portal',
  bootstrap: async () => {},
  mount: async ({ mountParcel }) => {
    mountOwned = mountParcel
  },
  unmount: async () => {},
}

// Its lifecycles wait for nothing; a page that comes before it stands is mounted at the root.
mountAtRoot(owner, { domElement: document.createElement('div') })

/** In place of single-spa's own, which never forgets what it mounted, with its elements; a parcel forgets what it owns once that is unmounted. */
export const mountRootParcel: MountParcel = (config, props) => mountOwned(config, props)
