/** Each part between commas names a class, id or attribute. */
const namesOwn = /^(?:[^,.#[]*[.#[][^,]*(?:,|$))+$/

/** A comment may hold anything, and the portal's own classes are not the sub-app's. */
const suspicious = /\/\*|\.ant-/

/**
 * Whether a style sheet, by its text, says something about classes of its own alone: then nobody needs to look at its
 * rules one by one, which for the thousands that antd writes takes longer than the page. Where it can't tell it says no.
 */
export function hasOwnSelectorsOnly(css: string): boolean {
  if (suspicious.test(css)) return false
  // Before each opening brace stands a selector, or an at-rule with its condition.
  const pieces = css.split('{')
  pieces.pop()
  return pieces.every((piece) => {
    const prelude = piece.slice(Math.max(piece.lastIndexOf('}'), piece.lastIndexOf(';')) + 1)
    return namesOwn.test(prelude) || prelude.trimStart().startsWith('@')
  })
}
