import { isOwnSelector } from '@portal/protocol/rules/own-selector'
import { CssSyntaxError, parse, type Rule } from 'postcss'
import { advice, type Finding, ok, problem, some } from './finding.ts'

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

/** Custom properties with an own name have no side effects. */
const setsOnlyVariables = ({ nodes }: Rule) =>
  nodes.length > 0 &&
  nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--')))

interface StyleText {
  /** Location, for the person who fixes it. */
  readonly name: string
  readonly css: string
}

/** What the styles of a page would reach in the portal. */
export function styleFindings(styles: readonly StyleText[]): Finding[] {
  const bare: string[] = []
  const broken: Finding[] = []
  for (const { name, css } of styles) {
    try {
      bare.push(...bareSelectors(css))
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error
      broken.push(notRead(name, error))
    }
  }
  if (bare.length > 0) {
    return [
      ...broken,
      problem(
        'styles',
        `${some(bare)} would style whatever shares the page. The portal keeps such a rule inside your own page, so pop-ups ` +
          'and all else that stands outside it go without. Put them below a class of your own.',
      ),
    ]
  }
  if (broken.length > 0) return broken
  return [
    ok(
      'styles',
      styles.length === 0
        ? 'No style sheet to look at; those that its scripts bring are looked at when it is mounted.'
        : 'Every rule is below a name of its own.',
    ),
  ]
}

const notRead = (name: string, { line, column, reason }: CssSyntaxError) =>
  advice(
    'styles',
    `${name} is no valid CSS at line ${line}, column ${column}: ${reason}. A browser leaves out what stands there, and no ` +
      'rule of it could be looked at. Correct it there, and check again.',
  )
