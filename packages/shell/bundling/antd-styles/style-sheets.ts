import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { extractStyle as drawComponents } from '@ant-design/static-style-extract'
import { once } from '@portal/protocol/once'
import { ConfigProvider, Form, type ThemeConfig } from 'antd'
import { createElement } from 'react'

type Cache = ReturnType<typeof createCache>
type SheetOf = (name: string) => string | undefined

const textOf = (cache: Cache) => extractStyle(cache, { plain: true, types: 'style' })

/** Renders every component of antd once, so that each leaves its styles. */
function draw(theme: ThemeConfig): Cache {
  const drawn = createCache()
  // Form fields render only inside a form.
  const field = createElement(Form, null, createElement(Form.Item))
  drawComponents((components) =>
    createElement(
      StyleProvider,
      { cache: drawn },
      createElement(ConfigProvider, { theme: { ...theme, hashed: false } }, components, field),
    ),
  )
  return drawn
}

export function drawSheets(theme: ThemeConfig = {}): SheetOf {
  const drawn = draw(theme)
  return (name) => {
    const own = createCache()
    for (const [key, value] of drawn.cache) {
      const [kind, , owner] = key.split('%')
      if (kind === 'style' && owner === name) own.opUpdate(key, () => value)
    }
    return own.cache.size === 0 ? undefined : textOf(own)
  }
}

const ownSheets = once(() => drawSheets())

/**
 * The styles that antd would write into the page for a name, as `Button-compact`. Colours and sizes in them are
 * variables, which the page's theme sets. None for components that don't render by themselves.
 */
export const styleSheet: SheetOf = (name) => ownSheets()(name)

/** The styles of all components. */
export const wholeStyleSheet = (): string => textOf(draw({}))
