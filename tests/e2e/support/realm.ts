import type { Page } from '@playwright/test'

/** Of the next document: what is prepared in an idle moment, which would change members too early, waits until it is released. */
export async function holdIdleWork(page: Page): Promise<{ release(): Promise<unknown> }> {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window
    const waiting: Parameters<typeof requestIdleCallback>[] = []
    let isHeld = true
    window.requestIdleCallback = (...one) => (isHeld ? waiting.push(one) : requestIdleCallback(...one))
    addEventListener('idle-released', () => {
      isHeld = false
      for (const one of waiting) requestIdleCallback(...one)
    })
  })
  return { release: () => page.evaluate(() => dispatchEvent(new Event('idle-released'))) }
}

/**
 * Own members of what all scripts of a window share: window, document, its three elements, history, the registry of
 * custom elements, both storages and each prototype. Marks that libraries of a page leave don't count (React, jQuery),
 * nor what is stored.
 */
export const realmOf = (page: Page) =>
  page.evaluateHandle(() => {
    const { documentElement: html, head, body } = document
    const shared = new Map<object, string>(
      Object.entries({
        ...{ window, document, html, head, body, history, customElements },
        ...{ localStorage, sessionStorage },
      }).map(([name, object]) => [object, name]),
    )
    for (const name of Object.getOwnPropertyNames(window)) {
      const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {}
      const prototype: unknown = typeof value === 'function' ? value.prototype : undefined
      // Some have two names.
      if (typeof prototype === 'object' && prototype && !shared.has(prototype))
        shared.set(prototype, `${name}.prototype`)
    }
    const membersOf = (object: object) =>
      Reflect.ownKeys(object).flatMap((key) => {
        if (/^(?:_+react|jQuery\d|uidEvent$|__playwright)/i.test(String(key))) return []
        if (object instanceof Storage && !(key in Storage.prototype)) return []
        const { value, get, set } = Object.getOwnPropertyDescriptor(object, key) ?? {}
        return [[key, [value, get, set]] as const]
      })
    return [...shared].map(([object, name]) => ({ object, name, members: new Map(membersOf(object)) }))
  })

type Realm = Awaited<ReturnType<typeof realmOf>>

/** Names of the members that were replaced, added or removed in between. */
export const changedMembers = (before: Realm, after: Realm): Promise<string[]> =>
  before.evaluate((realm, later) => {
    const now = new Map(later.map(({ object, members }) => [object, members]))
    return realm.flatMap(({ object, name, members }) => {
      const others = now.get(object) ?? new Map<PropertyKey, readonly unknown[]>()
      const isSame = (key: PropertyKey) => {
        const [one, other] = [members.get(key as string), others.get(key as string)]
        return one?.every((part: unknown, index: number) => Object.is(part, other?.[index]))
      }
      const keys = new Set<PropertyKey>([...members.keys(), ...others.keys()])
      return [...keys].filter((key) => !isSame(key)).map((key) => `${name}.${String(key)}`)
    })
  }, after)
