import { createCache, StyleProvider } from '@ant-design/cssinjs'
import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider, Form } from 'antd'
import { createElement } from 'react'
import type { Plugin } from 'vite'
import {
  type PrerenderedStyle,
  type PrerenderedStyles,
  prerenderedHash,
  prerenderedPrefix,
  styleOf,
  variablePrefix,
} from '../styles/prerendered-style.ts'

/**
 * Renders every component of antd once, and returns the styles written for some of them. Colours and sizes are
 * variables, set by the page's theme.
 * @param components by antd's names; `Shared` is common to all
 */
export function drawStyles(components: ReadonlySet<string>): PrerenderedStyles {
  const cache = createCache()
  // Form fields render only inside a form.
  const field = createElement(Form, null, createElement(Form.Item))
  extractStyle((all) =>
    createElement(
      StyleProvider,
      { cache },
      createElement(
        ConfigProvider,
        {
          prefixCls: prerenderedPrefix,
          iconPrefixCls: `${prerenderedPrefix}-icon`,
          theme: { cssVar: { prefix: variablePrefix } },
        },
        all,
        field,
      ),
    ),
  )
  return Object.fromEntries(
    [...cache.cache].flatMap(([key, [, kept]]) => {
      const style = styleOf(key)
      if (!style || !components.has(style.component)) return []
      const [css, , effects, clientOnly, order] = kept
      const text = JSON.stringify([css, effects, clientOnly, order] satisfies PrerenderedStyle)
      const drawn: PrerenderedStyle = JSON.parse(
        style.hash ? text.replaceAll(style.hash, prerenderedHash) : text,
      )
      return [[style.name, drawn]]
    }),
  )
}

/** The components of a page's first render; antd computes all other styles on demand. */
export const firstComponents: ReadonlySet<string> = new Set([
  ...['Shared', 'ant-design-icons', 'App', 'Button', 'Flex', 'Grid', 'Space', 'Typography', 'Wave'],
  ...['Alert', 'Card', 'Checkbox', 'Descriptions', 'Empty', 'Pagination', 'Segmented'],
  ...['Skeleton', 'Spin', 'Steps', 'Table', 'Tag', 'Tooltip'],
  ...['DatePicker', 'Form', 'Input', 'InputNumber', 'Select'],
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
