import postcss from 'postcss'

/** Pages of sub-apps, and what they put beside the portal; weightless, so that the order of rules stays as antd has it. */
const outsideSubApps =
  ':where(:not([data-sub-app-instance] *, [data-sub-app-overlay], [data-sub-app-overlay] *))'

/** Nothing of the kind may follow a pseudo-element. */
const pseudoElement =
  /(?:::[\w-]+|:(?:before|after|first-line|first-letter)\b)(?:\([^()]*\))?(?::[\w-]+(?:\([^()]*\))?)*$/

/**
 * The rules as they count for the portal's own elements alone. Sub-apps made with another antd have the same class names,
 * and the rules of this one would win over theirs where they are more specific.
 */
export function portalOnly(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const { parent } = rule
    // The steps of an animation.
    if (parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')) return
    rule.selectors = rule.selectors.map((selector) => {
      const end = selector.search(pseudoElement)
      return end < 0
        ? selector + outsideSubApps
        : selector.slice(0, end) + outsideSubApps + selector.slice(end)
    })
  })
  return root.toString()
}
