import { isOwnSelector as isOwn, isSharedId, portalRootId } from '@portal/protocol/rules/own-selector'
import { limits } from '../limits.ts'

/** The portal's, also where a sub-app has an element of the same id. */
const isShellId = (id: string): boolean => {
  if (isSharedId(id)) return true
  const shell = document.getElementById(id)?.parentElement
  return shell?.closest(`#${portalRootId}, [data-sub-app-instance]`)?.id === portalRootId
}

/** Whether a selector reaches only what has a name of the sub-app's own, by the ids that the portal has now. */
const isOwnSelector = (selector: string): boolean => isOwn(selector, isShellId)

/**
 * Each part between commas names, before anything that would have to be understood, a class that is not the portal's; it
 * may stand in a `:where`, as antd writes it.
 */
const namesOwn = /^(?:[^,.#[(\\]*(?::where\()?\.(?!ant)[^,]*(?:,|$))+$/

/**
 * A comment may hold anything, and so may a malformed address; imported rules are elsewhere, and the
 * declarations of a scope need no selector.
 */
const suspicious = /\/\*|@(?:import|scope)|url\((?!\s*["'])[^)]*["'(\\]/i

/** They may hold anything, too, but say where they end. */
const texts = /(["'])(?:\\.|(?!\1)[^\\\n\r\f])*\1/gs

/** A text without end, or an escape in a name, which then does not say what it is. */
const unclear = /["'\\]/

/**
 * It closes the brackets that it opens, no more than two in one another, and no others. What looks like the end of a rule
 * inside brackets is none: what follows closes an earlier one.
 */
const whole = /^(?:[^()[\]]|[([](?:[^()[\]]|[([][^()[\]]*[)\]])*[)\]])*$/

/**
 * Whether a style sheet, by its text, has rules for its own classes only: then there is no need to check its
 * rules one by one, which for the thousands that antd writes takes longer than the page. Where it can't tell it says no.
 */
export function hasOwnSelectorsOnly(css: string): boolean {
  const known = answers.get(css)
  if (known !== undefined) return known
  if (answers.size === limits.maxCheckedSheets) answers.clear()
  const answer = namesOwnOnly(css)
  answers.set(css, answer)
  return answer
}

/** The next page of a sub-app brings the same sheets; the texts are those that its style elements hold anyway. */
const answers = new Map<string, boolean>()

function namesOwnOnly(css: string): boolean {
  if (suspicious.test(css)) return false
  const bare = css.replace(texts, '')
  if (unclear.test(bare)) return false
  // Before each opening brace is a selector, or an at-rule with its condition.
  const pieces = bare.split('{')
  pieces.pop()
  return pieces.every((piece) => {
    const prelude = piece.slice(Math.max(piece.lastIndexOf('}'), piece.lastIndexOf(';')) + 1)
    return (namesOwn.test(prelude) || prelude.trimStart().startsWith('@')) && whole.test(prelude)
  })
}

/** `html`, `body` and `:root` of a sub-app are its own container. */
const rootNames = /^(?:html|body|:root)(?:\s+(?:html|body))?(?=$|[\s>+~:])/i

/** A letter, or what may hold brackets and commas that are none: an escape, a text. */
const pieces = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|./gs

/** Splits at the commas that stand outside brackets. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const piece of list.match(pieces) ?? []) {
    if ('(['.includes(piece)) depth += 1
    if (')]'.includes(piece)) depth -= 1
    if (piece === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop()}${piece}`)
  }
  return selectors.map((selector) => selector.trim())
}

/** Inside another rule `&` is what that one is about, and begins each selector that does not say it. */
const isOwnInside = (selector: string): boolean =>
  !selector.includes('&') || isOwnSelector(selector.replaceAll('&', '.own'))

/**
 * The selector as it counts inside `scope` alone, as strong as before. Selectors by the sub-app's own classes stay as
 * they are, so that its popups are styled anywhere.
 * @param isNested whether it is of a rule inside another one, which is scoped itself
 */
export function scopedSelector(list: string, scope: string, isNested = false): string {
  const prefix = `:where(${scope})`
  const isOwn = isNested ? isOwnInside : isOwnSelector
  return selectorsOf(list)
    .map((selector) => {
      if (selector.startsWith(prefix) || isOwn(selector)) return selector
      const root = rootNames.exec(selector)?.[0]
      return root === undefined ? `${prefix} ${selector}` : prefix + selector.slice(root.length)
    })
    .join(', ')
}
