import { type AppProps, mountRootParcel as mountAtRoot, type ParcelConfig } from 'single-spa'

type MountParcel = AppProps['mountParcel']

// biome-ignore lint/performance/noBarrelFile: stands in for the module, whose other exports stay as they are.
export * from 'single-spa'

/** Shows nothing, and hands out what mounts pages as its own. */
const ownerFor = (give: (mount: MountParcel) => void): ParcelConfig => ({
  name: 'portal',
  bootstrap: async () => {},
  mount: async ({ mountParcel }) => give(mountParcel),
  unmount: async () => {},
})
const nowhere = () => ({ domElement: document.createElement('div') })

let mountOwner: MountParcel | undefined
let mountPage: MountParcel = mountAtRoot

/**
 * The owner of the page that comes next is gone before it comes: single-spa remembers what is owned by whatever stands,
 * for good where it never gets mounted, and this one nobody remembers.
 */
function renewOwner(): void {
  const owner = mountOwner?.(
    ownerFor((mount) => {
      mountPage = mount
    }),
    nowhere(),
  )
  void owner?.mountPromise.then(() => owner.unmount())
}

// The one that stands for good. Its lifecycles wait for nothing; a page that comes before it is mounted at the root.
mountAtRoot(
  ownerFor((mount) => {
    mountOwner = mount
    renewOwner()
  }),
  nowhere(),
)

/** In place of single-spa's own, which never forgets what it mounted, with its elements. */
export const mountRootParcel: MountParcel = (config, props) => {
  const page = mountPage(config, props)
  renewOwner()
  return page
}
