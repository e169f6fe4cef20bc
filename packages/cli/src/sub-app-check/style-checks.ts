import { isOwnSelector } from '@portal/protocol/rules/own-selector'
import { CssSyntaxError, parse, type Rule } from 'postcss'
import { advice, type Finding, ok, some } from './finding.ts'

/** What a compiler or a library marks its own elements with: `[data-v-7ba5bd90]`, `[class^="el-icon-"]`. */
const ownMark = /\[(?:data-v-[\da-f]+|class[\^*]=["']?(?:\\? )?[a-z][\w-]*-["']?)\]/i
/** Vendor-specific parts of controls: `button::-moz-focus-inner`. */
const vendorPart = /:-(?:moz|ms|webkit|o)-/

const isHarmless = (selector: string) =>
  isOwnSelector(selector) || ownMark.test(selector) || vendorPart.test(selector)

/** Selectors without own names, by the portal's own rule. */
export function bareSelectors(css: string): string[] {
  const bare = new Set<string>()
  parse(css).walkRules((rule) => {
    if (isKeyframe(rule) || setsOnlyVariables(rule)) return
    for (const selector of rule.selectors) if (!isHarmless(selector) && !isInside(rule)) bare.add(selector)
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
      advice(
        'styles',
        `${some(bare)} would style whatever shares the page. The portal keeps such rules inside your own page and what it puts into ` +
          'the body, at the cost of reading each sheet. Below a class of your own they are right in any place.',
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
    `${name} is no valid CSS at line ${line}, column ${column}: ${reason}. A browser ignores what is there, and no ` +
      'rule of it could be looked at. Correct it there, and check again.',
  )
