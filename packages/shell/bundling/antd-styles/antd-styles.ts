import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { portalOnly } from './portal-only.ts'
import { styleCalls } from './style-calls.ts'
import { styleSheet } from './style-sheets.ts'

const sheet = /^virtual:antd-styles\/(.+)\.css$/
const address = (name: string) => `virtual:antd-styles/${name}.css`

/** Paths in antd of the functions that compute its styles, those of icons, and the shared ones. */
const makers = /\/antd\/es\/.*\.js$/
const icons = /\/antd\/es\/theme\/util\/useResetIconStyle\.js$/
const shared = /\/antd\/es\/theme\/util\/genStyleUtils\.js$/

/** What computes styles at run time, which `zeroRuntime` never calls. */
const styleUtils = /\/@ant-design\/cssinjs-utils\/es\/util\/genStyleUtils\.js$/
const noStyleRegister = fileURLToPath(new URL('no-style-register.ts', import.meta.url))

/** Styles that antd has only for its `wireframe` look, which the portal doesn't use. */
const foreign: ReadonlySet<string> = new Set(['Pagination-bordered'])

/**
 * antd's styles as stylesheets next to the code that uses them, as its `zeroRuntime` expects. Computing them in the
 * page took half the time until the frame was there.
 */
export function antdStyles(): Plugin {
  const missing = new Set<string>()
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (sheet.test(source)) return `\0${source}`
      return source === '@ant-design/cssinjs' && styleUtils.test(importer ?? '') ? noStyleRegister : undefined
    },
    load(id) {
      const [, name] = sheet.exec(id.replace('\0', '')) ?? []
      if (name === undefined) return undefined
      const styles = styleSheet(name)
      if (styles === undefined && !foreign.has(name)) missing.add(id)
      return portalOnly(styles ?? '')
    },
    transform: {
      filter: {
        id: makers,
        code: /genStyleHooks|genComponentStyleHook|genSubStyleComponent|useResetIconStyle/,
      },
      handler(code, id) {
        if (icons.test(id))
          return {
            code: `import '${address('ant-design-icons')}'\nexport default () => undefined`,
            map: null,
          }
        if (shared.test(id)) return { code: `import '${address('Shared')}'\n${code}`, map: null }
        const calls = styleCalls(this.parse(code), code)
        const lean = calls.reduceRight(
          (text, { computing }) => `${text.slice(0, computing.start)}null${text.slice(computing.end)}`,
          code,
        )
        const imports = calls.map(({ name }) => `import '${address(name)}'\n`)
        return { code: imports.join('') + lean, map: null }
      },
    },
    // antd is loaded as a whole, and unused exports are dropped.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        for (const id of file.type === 'chunk' ? file.moduleIds : [])
          if (missing.has(id)) this.error(`antd draws nothing with the styles of ${id}`)
    },
  }
}
