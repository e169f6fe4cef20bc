import type { Plugin } from 'vite'
import { subAppBuild } from './vite-build.ts'
import { type SubAppDevOptions, subAppDev } from './vite-dev.ts'

/** All that a sub-app's `vite.config` needs, for the build and for the dev server. */
export const portalSubApp = (options: SubAppDevOptions = {}): Plugin[] => [subAppBuild(), subAppDev(options)]
