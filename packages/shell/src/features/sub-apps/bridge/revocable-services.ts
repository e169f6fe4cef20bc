import type { SubAppServices } from './sub-app-services.ts'

/**
 * The frame for one page of a tab, until it is revoked: a page that comes late, or lives on after its end, must not act
 * on the tab that another page has by then. It may still see the session, and its errors are still told.
 */
export function revocable(frame: SubAppServices): { services: SubAppServices; revoke: () => void } {
  let isRevoked = false
  const before =
    <Asked extends readonly unknown[]>(act: (...asked: Asked) => void) =>
    (...asked: Asked) => {
      if (!isRevoked) act(...asked)
    }
  return {
    services: {
      ...frame,
      openTab: async (target) => (isRevoked ? 'refused-permission' : frame.openTab(target)),
      navigate: (tabId, page) => (isRevoked ? 'refused-permission' : frame.navigate(tabId, page)),
      closeTab: before(frame.closeTab),
      setTabTitle: before(frame.setTabTitle),
      setDirty: before(frame.setDirty),
      routeChanged: before(frame.routeChanged),
      sessionExpired: before(frame.sessionExpired),
      notify: before(frame.notify),
    },
    revoke() {
      isRevoked = true
    },
  }
}
