import postcss from 'postcss'

/** Pages of sub-apps and their overlays; zero specificity keeps the order of antd's rules. */
const outsideSubApps =
  ':where(:not([data-sub-app-instance] *, [data-sub-app-overlay], [data-sub-app-overlay] *))'

/** Nothing like this may follow a pseudo-element. */
const pseudoElement =
  /(?:::[\w-]+|:(?:before|after|first-line|first-letter)\b)(?:\([^()]*\))?(?::[\w-]+(?:\([^()]*\))?)*$/

/**
 * Limits the rules to the portal's own elements. Sub-apps with another antd version use the same class names, and these
 * rules could win over theirs.
 */
export function portalOnly(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const { parent } = rule
    // Keyframes of an animation.
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
