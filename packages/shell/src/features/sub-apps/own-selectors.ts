/** Classes of the portal's own components, and of its icons. */
const shellClass = /^(?:ant-|anticon)/

/** The portal's, also where a sub-app has an element of the same id. */
const isShellId = (id: string): boolean => {
  if (id === 'root') return true
  const shell = document.getElementById(id)?.parentElement
  return shell?.closest('#root, [data-sub-app-instance]')?.id === 'root'
}

const attribute = /\[(?:[^\]"']|"[^"]*"|'[^']*')*\]/g
const innermost = /:([\w-]+)\(([^()]*)\)/

/**
 * Whether a selector reaches only what has a name of the sub-app's own: a class, or an id that the portal has not. What
 * an element is *not*, or holds, or has among its attributes, names nothing: the portal's are like that, too.
 */
export function isOwnSelector(selector: string): boolean {
  let left = selector.replace(/\\./g, '_').replace(attribute, '')
  for (let found = innermost.exec(left); found; found = innermost.exec(left)) {
    const [call, name, list = ''] = found
    // One of several will do for the browser, so each has to be own.
    const isOwn = (name === 'is' || name === 'where') && list.split(',').every(namesOwnPart)
    left = left.replace(call, () => (isOwn ? '.own' : ''))
  }
  return namesOwnPart(left)
}

const namesOwnPart = (part: string): boolean =>
  [...part.matchAll(/([.#])([^\s.#:>+~,()[\]|]+)/g)].some(([, mark, name = '']) =>
    mark === '.' ? !shellClass.test(name) : !isShellId(name),
  )

/** Each part between commas names, before anything that would have to be understood, a class that is not the portal's. */
const namesOwn = /^(?:\s*(?::where\(\.[\w-]+\)\s*)?[^,.#[(\\]*\.(?!ant)[^,]*(?:,|$))+$/

/** A comment may hold anything, and what is imported stands elsewhere. */
const suspicious = /\/\*|@import/i

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
