import { createCache, StyleProvider } from '@ant-design/cssinjs'
import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider, Form } from 'antd'
import { createElement } from 'react'
import {
  type PrerenderedStyle,
  type PrerenderedStyles,
  prerenderedHash,
  prerenderedPrefix,
  styleOf,
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
        { prefixCls: prerenderedPrefix, iconPrefixCls: `${prerenderedPrefix}-icon` },
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
