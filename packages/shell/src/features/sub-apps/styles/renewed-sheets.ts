/**
 * Sheets of elements that left the document. A reinserted element gets an empty sheet, while libraries keep the one
 * that they have written into.
 */
const elementOf = new WeakMap<CSSStyleSheet, HTMLStyleElement>()

/** The current sheet in place of a kept one. */
const current = (sheet: CSSStyleSheet): CSSStyleSheet =>
  sheet.ownerNode ? sheet : (elementOf.get(sheet)?.sheet ?? sheet)

let insertRule: CSSStyleSheet['insertRule'] | undefined

/** Once, after all other patches of these methods: calls on a former sheet are applied to its successor. */
function followSheets(): CSSStyleSheet['insertRule'] {
  if (insertRule) return insertRule
  const { prototype } = CSSStyleSheet
  const { insertRule: insert, deleteRule } = prototype
  insertRule = insert
  prototype.insertRule = function (...args) {
    return insert.apply(current(this), args)
  }
  prototype.deleteRule = function (...args) {
    deleteRule.apply(current(this), args)
  }
  const rules = Object.getOwnPropertyDescriptor(prototype, 'cssRules')
  const get = rules?.get
  if (get)
    Object.defineProperty(prototype, 'cssRules', {
      ...rules,
      get(this: CSSStyleSheet) {
        return get.call(current(this))
      },
    })
  return insert
}

/** Moves `root` within the document; rules that scripts inserted into its style elements stay in force. */
export function moveWithRules(root: Element, move: () => void): void {
  const written = [...root.querySelectorAll('style')].flatMap((style) => {
    const { sheet, textContent } = style
    return sheet && !textContent ? { style, sheet, rules: [...sheet.cssRules] } : []
  })
  move()
  if (written.length === 0) return
  const insert = followSheets()
  for (const { style, sheet, rules } of written) {
    elementOf.set(sheet, style)
    if (style.sheet && style.sheet !== sheet)
      for (const [index, { cssText }] of rules.entries()) insert.call(style.sheet, cssText, index)
  }
}
