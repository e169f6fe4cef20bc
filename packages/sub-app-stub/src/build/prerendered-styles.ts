import type { Plugin } from 'vite'
import type { PrerenderedStyles } from '../styles/prerendered-style.ts'
import { drawStyles } from './prerender-styles.ts'

/** The components of a page's first render; antd computes all other styles on demand. */
export const firstComponents: ReadonlySet<string> = new Set([
  ...['Shared', 'ant-design-icons', 'App', 'Button', 'Flex', 'Grid', 'Space', 'Typography', 'Wave'],
  ...['Alert', 'Card', 'Checkbox', 'Descriptions', 'Empty', 'Pagination', 'Segmented'],
  ...['Skeleton', 'Spin', 'Statistic', 'Steps', 'Table', 'Tag', 'Tooltip'],
  ...['AutoComplete', 'DatePicker', 'Form', 'Input', 'InputNumber', 'Select'],
])

/** Not as one object, which each living page would keep as a whole. */
function lookUp(styles: PrerenderedStyles): string {
  const cases = Object.entries(styles).map(
    ([name, style]) => `case ${JSON.stringify(name)}: return ${JSON.stringify(style)}`,
  )
  return `export function prerenderedStyle(name) { switch (name) {\n${cases.join('\n')}\n} }`
}

/**
 * Puts antd's styles into the script as strings: computing them took a third of the script's time for opening a list.
 * As files, each living page would parse all of them and use a tenth.
 */
export function prerenderedStyles(): Plugin {
  return {
    name: 'prerendered-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/styles\/prerendered\.ts$/ },
      handler: () => ({ code: lookUp(drawStyles(firstComponents)), map: null }),
    },
  }
}
