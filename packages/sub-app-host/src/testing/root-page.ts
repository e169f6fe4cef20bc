import { portalRootId } from '@portal/protocol/rules/portal-root'
import { guardRootAttributes } from '../guards/root-attributes.ts'

export const { documentElement: root, body } = document
export const portal = document.createElement('div')
portal.id = portalRootId
body.append(portal)
const began: (() => void)[] = []

/** Ends all pages and removes what they left. */
export function endPages(): void {
  for (const end of began.splice(0)) end()
  for (const element of [root, body, portal])
    for (const { name } of [...element.attributes]) if (name !== 'id') element.removeAttribute(name)
}

/** Lets the observer run. */
export const noticed = () => Promise.resolve()

/** A page that may set something on the root and the body. */
export function page() {
  let isShown = true
  const container = document.createElement('div')
  const guard = guardRootAttributes(
    () => isShown,
    () => container,
  )
  guard.begin()
  began.push(() => guard.end())
  return {
    guard,
    container,
    show(isShownNow: boolean) {
      isShown = isShownNow
      guard.shown(isShownNow)
    },
  }
}
