import { limits } from '../limits.ts'

/**
 * Each part between commas names, before anything that would have to be understood, a class that is not the portal's; it
 * may be in a `:where`, as antd writes it.
 */
const namesOwn = /^(?:[^,.#[(\\]*(?::where\()?\.(?!ant|css-var)[^,]*(?:,|$))+$/

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

/** What is about the root or the body is the portal's, whatever class it has. */
export const root = /(?:^|[\s,>+~(])(?:html|body)(?![\w-])|:root/i

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
    const isOwn = namesOwn.test(prelude) && !root.test(prelude)
    return (isOwn || prelude.trimStart().startsWith('@')) && whole.test(prelude)
  })
}
