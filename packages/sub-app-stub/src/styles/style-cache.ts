import { createCache } from '@ant-design/cssinjs'
import { type PrerenderedStyle, prerenderedHash, prerenderedPrefix, styleOf } from './prerendered-style.ts'

type Cache = ReturnType<typeof createCache>
type Change = Parameters<Cache['opUpdate']>[1]

/**
 * antd's style cache of one page, filled with the styles that the build has rendered.
 * @param prefix of the sub-app's class names
 */
export function styleCache(drawn: (name: string) => PrerenderedStyle | undefined, prefix: string): Cache {
  const find = (key: string): Parameters<Change>[0] => {
    const style = styleOf(key)
    const found = style && drawn(style.name.replaceAll(`%${prefix}`, `%${prerenderedPrefix}`))
    if (!found) return null
    const own = (text: string) =>
      text.replaceAll(prerenderedHash, style.hash).replaceAll(`${prerenderedPrefix}-`, `${prefix}-`)
    const [css, effects, clientOnly, order] = found
    const ownEffects = Object.entries(effects).map(([name, effect]) => [own(name), own(effect)])
    // As antd itself keeps it: how often it is in use, then its text, the id of its element and the rest.
    return [0, [own(css), key, Object.fromEntries(ownEffects), clientOnly, order]]
  }
  const cache = createCache()
  const { opUpdate } = cache
  cache.opUpdate = (key: string, change: Change) =>
    opUpdate.call(cache, key, (before) => change(before ?? find(key)))
  return cache
}
