import type { BuildOptions, Plugin } from 'vite'
import { subAppBackend } from './vite-backend.ts'
import { type SubAppDevOptions, subAppDev } from './vite-dev.ts'

const entryScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
/** The base of the built files, known only at run time: from qiankun, else the entry script's folder. */
const assetBase = '__portalAssetBase'

const output = {
  format: 'iife',
  entryFileNames: '[name]-[hash].js',
  // First: styles, which Vite puts before the code, refer to files by it.
  banner:
    `var ${assetBase} = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ ` +
    `|| new URL('.', document.currentScript.src).href;`,
} as const

const rolldown: BuildOptions = {
  rolldownOptions: {
    // A classic script has no `import.meta.url`; Vite's code for dynamic imports needs it.
    transform: { define: { 'import.meta.url': 'undefined' } },
    // It also warns about other uses, if any: nothing that the user could fix.
    checks: { emptyImportMeta: false },
    output: { ...output, codeSplitting: false },
  },
}

/** For Vite 6 and 7; Rollup puts an address in for `import.meta.url` itself. */
const rollup: BuildOptions = { rollupOptions: { output: { ...output, inlineDynamicImports: true } } }

/**
 * Builds a sub-app that works in the portal and standalone: one classic script, marked as the entry, that finds its
 * assets at any address.
 */
function subAppBuild(): Plugin {
  return {
    name: 'portal-sub-app-build',
    apply: 'build',
    enforce: 'post',
    config() {
      const isRolldown = this?.meta !== undefined && 'rolldownVersion' in this.meta
      return {
        base: './',
        build: { modulePreload: false, ...(isRolldown ? rolldown : rollup) },
        experimental: {
          renderBuiltUrl: (file, { hostType }) =>
            hostType === 'js' ? { runtime: `${assetBase} + ${JSON.stringify(file)}` } : { relative: true },
        },
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(entryScript, '<script defer entry src="$1"></script>'),
    },
  }
}

interface SubAppOptions extends SubAppDevOptions {
  /** Address of the portal whose backend a standalone page uses. */
  readonly backend?: string
}

/** All that a sub-app's `vite.config` needs, for the build and for the dev server. */
export const portalSubApp = ({ backend, ...dev }: SubAppOptions = {}): Plugin[] => [
  subAppBuild(),
  subAppDev(dev),
  ...(backend === undefined ? [] : [subAppBackend(backend)]),
]
