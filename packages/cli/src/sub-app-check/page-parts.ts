/** A script of a page, as the hosting library reads it. */
export interface PageScript {
  readonly isModule: boolean
  readonly isEntry: boolean
  /** Undefined for code that stands in the page. */
  readonly src: string | undefined
  readonly code: string
}

export interface PageParts {
  readonly scripts: readonly PageScript[]
  /** Addresses of style sheets. */
  readonly styleSheets: readonly string[]
  /** Styles that stand in the page. */
  readonly styles: readonly string[]
}

const comment = /<!--[\s\S]*?-->/g
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const style = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi
const link = /<link\b([^>]*)>/gi

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*["']?([^"'\\s>]*))?(?=[\\s"'/>]|$)`, 'i').exec(attributes)

/** What the hosting library neither loads nor runs. */
const isLeftOut = (attributes: string) => attribute(attributes, 'ignore') !== null

/** The parts of a sub-app's page that decide whether it can be mounted; data blocks are no scripts. */
export function partsOf(html: string): PageParts {
  const page = html.replace(comment, '')
  const scripts = [...page.matchAll(script)].flatMap(([, attributes = '', code = '']): PageScript[] => {
    const type = attribute(attributes, 'type')?.[1] ?? ''
    if (!/^(|module|(text|application)\/(java|ecma)script)$/i.test(type)) return []
    if (attribute(attributes, 'nomodule') || isLeftOut(attributes)) return []
    const src = attribute(attributes, 'src')?.[1] || undefined
    return [{ isModule: /^module$/i.test(type), isEntry: attribute(attributes, 'entry') !== null, src, code }]
  })
  const styleSheets = [...page.matchAll(link)].flatMap(([, attributes = '']) => {
    const href = attribute(attributes, 'href')?.[1]
    return href && !isLeftOut(attributes) && /^stylesheet$/i.test(attribute(attributes, 'rel')?.[1] ?? '')
      ? [href]
      : []
  })
  const styles = [...page.matchAll(style)].flatMap(([, attributes = '', css = '']) =>
    isLeftOut(attributes) ? [] : [css],
  )
  return { scripts, styleSheets, styles }
}

/** The script whose last global are the lifecycles: the one marked `entry`, else the last. */
export const entryOf = ({ scripts }: PageParts): PageScript | undefined =>
  scripts.find((one) => one.isEntry) ?? scripts.filter((one) => !one.isModule).at(-1)
