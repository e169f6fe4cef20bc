import { limits } from '../limits.ts'

/** Each part between commas starts with a class that isn't the portal's, possibly in a `:where`, as antd writes it. */
const namesOwn = /^(?:[^,.#[(\\]*(?::where\()?\.(?!ant|css-var)[^,]*(?:,|$))+$/

/**
 * Comments and malformed addresses may contain anything, imported rules are elsewhere, and declarations of a scope need
 * no selector.
 */
const suspicious = /\/\*|@(?:import|scope)|url\((?!\s*["'])[^)]*["'(\\]/i

/** They may contain anything, too, but have a clear end. */
const texts = /(["'])(?:\\.|(?!\1)[^\\\n\r\f])*\1/gs

/** An unterminated string, or an escape in a name, which hides what it is. */
const unclear = /["'\\]/

/**
 * It closes the brackets that it opens, at most two levels deep, and no others. Inside brackets the end of a rule
 * doesn't count.
 */
const whole = /^(?:[^()[\]]|[([](?:[^()[\]]|[([][^()[\]]*[)\]])*[)\]])*$/

/** Selectors of the root or the body are the portal's, whatever their class. */
export const root = /(?:^|[\s,>+~(])(?:html|body)(?![\w-])|:root/i

/**
 * Whether a style sheet's text contains rules for its own classes only, so that its rules needn't be checked one by
 * one, which takes long for antd's thousands. In doubt the answer is no.
 */
export function hasOwnSelectorsOnly(css: string): boolean {
  const known = answers.get(css)
  if (known !== undefined) return known
  if (answers.size === limits.maxCheckedSheets) answers.clear()
  const answer = namesOwnOnly(css)
  answers.set(css, answer)
  return answer
}

/** Later pages of a sub-app bring the same sheets; their style elements keep the texts in memory anyway. */
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
