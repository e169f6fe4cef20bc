import { portalRootId } from './portal-root.ts'

/** Prefixes of the classes of the portal's components, icons and antd variables. */
export const portalClassPrefixes = ['ant-', 'anticon', 'css-var-'] as const

/** Ids that belong to no single sub-app: the portal's root, and the one that most sub-apps render into. */
const isSharedId = (id: string): boolean => id === portalRootId || id === 'root'

const attribute = /\[(?:[^\]"']|"[^"]*"|'[^']*')*\]/g
const innermost = /:([\w-]+)\(([^()]*)\)/

/**
 * Whether a selector of a sub-app matches only by its own classes or ids; negations, contents and attributes don't
 * count. `portal sub-app check` reports any other, which would style a page around it in plain qiankun.
 * @param isTaken whether the id is the portal's, or shared
 */
export function isOwnSelector(selector: string, isTaken: (id: string) => boolean = isSharedId): boolean {
  const namesOwnPart = (part: string): boolean =>
    [...part.matchAll(/([.#])([^\s.#:>+~,()[\]|]+)/g)].some(([, mark, name = '']) =>
      mark === '.' ? !portalClassPrefixes.some((prefix) => name.startsWith(prefix)) : !isTaken(name),
    )
  let left = selector.replace(/\\./g, '_').replace(attribute, '')
  for (let found = innermost.exec(left); found; found = innermost.exec(left)) {
    const [call, name, list = ''] = found
    // The browser accepts any one of several, so each of them has to be the page's own.
    const isOwn = (name === 'is' || name === 'where') && list.split(',').every(namesOwnPart)
    left = left.replace(call, () => (isOwn ? '.own' : ''))
  }
  return namesOwnPart(left)
}
