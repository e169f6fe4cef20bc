import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Narrowing {
  /** Ends the id of the file that imports. */
  readonly in: string
  readonly from: string
  /** What holds what it needs, and nothing more. */
  readonly instead: string
}

const unusedRegister = fileURLToPath(new URL('antd-styles/unused-register.ts', import.meta.url))
const unusedStyles = fileURLToPath(new URL('antd-styles/unused-styles.ts', import.meta.url))
const noNotifications = fileURLToPath(new URL('no-notifications.ts', import.meta.url))
const notificationHook = fileURLToPath(new URL('notification-hook.ts', import.meta.url))
const nothing = fileURLToPath(new URL('nothing.ts', import.meta.url))
const computedPalettes = fileURLToPath(new URL('computed-palettes.ts', import.meta.url))
const singleQueries = fileURLToPath(new URL('single-queries.ts', import.meta.url))
const fewColors = fileURLToPath(new URL('few-colors.ts', import.meta.url))
const isBright = fileURLToPath(new URL('../src/lib/theme/is-bright.ts', import.meta.url))
const color = { from: '@rc-component/color-picker', instead: '@rc-component/color-picker/es/color' }
const presets = { from: '../../color-picker/components/ColorPresets', instead: isBright }

/** Where antd takes one thing out of a file and gets a whole component with it, for which the first page has no use. */
const narrowings: readonly Narrowing[] = [
  // One context for its dialogs and menus: forms with their validation, 14 KB.
  {
    in: '/antd/es/form/context.js',
    from: '@rc-component/form',
    instead: '@rc-component/form/es/FormContext',
  },
  // Styles come as files (antd-styles): what parses and writes them, 7 KB.
  {
    in: '/@ant-design/cssinjs-utils/es/util/genStyleUtils.js',
    from: '@ant-design/cssinjs',
    instead: unusedRegister,
  },
  // What only that sums with, 1 KB.
  ...['./calc', './maxmin', '../_util/hooks/useUniqueMemo'].map((from) => ({
    in: '/@ant-design/cssinjs-utils/es/util/genStyleUtils.js',
    from,
    instead: nothing,
  })),
  // Whose stylesheets would come along: grids and notifications, two fifths of what the frame's second part has of styles.
  { in: '/antd/es/modal/style/index.js', from: '../../grid/style', instead: unusedStyles },
  { in: '/antd/es/message/style/index.js', from: '../../notification/style', instead: unusedStyles },
  // Dialogs and toasts, without notifications.
  { in: '/antd/es/app/App.js', from: '../notification/useNotification', instead: noNotifications },
  // Dialogs and notices are drawn where they belong, and not from anywhere, 1.5 KB.
  { in: '/antd/es/index.js', from: './modal', instead: 'antd/es/modal/Modal' },
  { in: '/antd/es/index.js', from: './notification', instead: notificationHook },
  // What a dialog shows while it loads, which none of ours does, 4 KB.
  { in: '/antd/es/modal/Modal.js', from: '../skeleton', instead: nothing },
  // React has it itself.
  {
    in: '/react-i18next/dist/es/useTranslation.js',
    from: 'use-sync-external-store/shim',
    instead: 'react',
  },
  // A menu that drops down: beside it a button with an arrow that nobody uses, and groups of buttons with that, 3 KB.
  { in: '/antd/es/index.js', from: './dropdown', instead: 'antd/es/dropdown/dropdown' },
  // One sum for the colours of a button: the colour picker with its collapsible panels, 7 KB.
  { in: '/antd/es/color-picker/color.js', ...color },
  { in: '/antd/es/color-picker/util.js', ...color },
  { in: '/antd/es/button/style/token.js', ...presets },
  { in: '/antd/es/tag/style/index.js', ...presets },
  // Tables of preset colours, 1.5 KB.
  { in: '/@ant-design/colors/es/index.js', from: './presets', instead: computedPalettes },
  // One tooltip that wanders from place to place, which nobody asks for, 1 KB.
  { in: '/antd/es/config-provider/index.js', from: '../tooltip/UniqueProvider', instead: nothing },
  { in: '/antd/es/tooltip/index.js', from: './UniqueProvider', instead: nothing },
  // Queries that fetch one page after the other, 0.6 KB.
  {
    in: '/@tanstack/query-core/build/modern/query.js',
    from: './infiniteQueryBehavior.js',
    instead: singleQueries,
  },
  // The names of all colours of CSS, 1 KB.
  { in: '/@ant-design/fast-color/es/FastColor.js', from: './presetColors', instead: fewColors },
]

/** Leads these imports to where the thing is defined; one that is no more where it was fails the build. */
export function narrowImports(): Plugin {
  const unused = new Set(narrowings)
  return {
    name: 'narrow-imports',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const narrowing = narrowings.find((one) => one.from === source && importer?.endsWith(one.in))
      if (!narrowing) return undefined
      unused.delete(narrowing)
      return this.resolve(narrowing.instead, importer, { skipSelf: true })
    },
    buildEnd(error) {
      if (!error && unused.size > 0)
        throw new Error(`Imported otherwise now: ${[...unused].map((one) => one.in).join(', ')}`)
    },
  }
}
