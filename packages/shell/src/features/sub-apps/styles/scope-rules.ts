import { scopedSelector } from './scoped-selector.ts'

// Browsers that have no such rules do not know their classes.
const isScopeRule = (rule: CSSRule | null): rule is CSSScopeRule =>
  typeof CSSScopeRule === 'function' && rule instanceof CSSScopeRule
const isDeclarations = (rule: CSSRule): rule is CSSNestedDeclarations =>
  typeof CSSNestedDeclarations === 'function' && rule instanceof CSSNestedDeclarations

/** The rule that says what this one, inside it, is about. */
function subjectOf({ parentRule }: CSSRule): CSSRule | null {
  if (!parentRule || parentRule instanceof CSSStyleRule || isScopeRule(parentRule)) return parentRule
  return subjectOf(parentRule)
}

/** Whether its selectors begin with those of a rule around it; in a `@scope` they do not. */
export const isNested = (rule: CSSRule): boolean => subjectOf(rule) instanceof CSSStyleRule

/** What stands in a `@scope` without a selector is about the elements where that begins, and so gets theirs. */
export function scopeDeclarations(rule: CSSRule, scope: string): void {
  const subject = subjectOf(rule)
  const { parentRule } = rule
  if (!isDeclarations(rule) || !isScopeRule(subject) || !(parentRule instanceof CSSGroupingRule)) return
  const { start } = subject
  if (start !== null && scopedSelector(start, scope) === start) return
  const at = [...parentRule.cssRules].indexOf(rule)
  const scoped = `${scopedSelector(':where(:scope)', scope)} { ${rule.style.cssText} }`
  parentRule.deleteRule(at)
  parentRule.insertRule(scoped, at)
}
