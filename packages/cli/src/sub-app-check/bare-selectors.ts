import { isOwnSelector } from '@portal/protocol/rules/own-selector'
import { parse, type Rule } from 'postcss'

/** Selectors that name nothing of the sub-app's own, by the rule that the portal itself goes by. */
export function bareSelectors(css: string): string[] {
  const bare = new Set<string>()
  parse(css).walkRules((rule) => {
    if (isKeyframe(rule) || setsOnlyVariables(rule)) return
    for (const selector of rule.selectors) if (!isOwnSelector(selector) && !isInside(rule)) bare.add(selector)
  })
  return [...bare]
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))

/** A nested rule reaches no further than the one around it. */
function isInside({ parent }: Rule): boolean {
  for (let outer: typeof parent = parent; outer; outer = outer.parent as typeof parent) {
    if (outer.type === 'rule') return true
  }
  return false
}

/** Custom properties of a name of one's own disturb nobody. */
const setsOnlyVariables = ({ nodes }: Rule) =>
  nodes.length > 0 &&
  nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--')))
