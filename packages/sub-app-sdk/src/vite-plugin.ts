import type { Plugin } from 'vite'
import { unplacedErrors } from './unplaced-errors.ts'
import { subAppBackend } from './vite-backend.ts'
import { subAppBuild } from './vite-build.ts'
import { type SubAppDevOptions, subAppDev } from './vite-dev.ts'

interface SubAppOptions extends SubAppDevOptions {
  /** Address of the portal whose backend the page asks when it runs by itself. */
  readonly backend?: string
}

/** All that a sub-app's `vite.config` needs, for the build and for the dev server. */
export const portalSubApp = ({ backend, ...dev }: SubAppOptions = {}): Plugin[] => [
  subAppBuild(),
  unplacedErrors(),
  subAppDev(dev),
  ...(backend === undefined ? [] : [subAppBackend(backend)]),
]
