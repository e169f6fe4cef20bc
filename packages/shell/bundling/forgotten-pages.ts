import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ownedParcels = fileURLToPath(new URL('owned-parcels.ts', import.meta.url))

/** Gives the hosting library a way to mount pages that lets go of them after they were closed. */
export function forgottenPages(): Plugin {
  let isGiven = false
  let isAsked = false
  return {
    name: 'forgotten-pages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.endsWith('/qiankun/es/apis.js')) return undefined
      isAsked = true
      if (source !== 'single-spa') return undefined
      isGiven = true
      return ownedParcels
    },
    buildEnd(error) {
      if (!error && isAsked && !isGiven) throw new Error('qiankun mounts its pages by something else now')
    },
  }
}
