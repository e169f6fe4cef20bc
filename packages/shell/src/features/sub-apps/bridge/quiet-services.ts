import type { SubAppServices } from './sub-app-services.ts'

export interface QuietServices {
  readonly services: SubAppServices
  /** The page is on the screen: what it told meanwhile is passed on, and from now on all of it. */
  shown(): void
}

/**
 * Services for a page that nobody has opened yet: it changes nothing of what people see. Of what it tells about its tab
 * the last is kept until there is one; one that acts by itself, or fails, is given up, as if it had never been there.
 */
export function quietServices(services: SubAppServices, giveUp: () => void): QuietServices {
  let isShown = false
  const kept = new Map<string, () => void>()

  const later =
    <Told extends readonly unknown[]>(name: string, tell: (...told: Told) => void) =>
    (...told: Told) => {
      if (isShown) tell(...told)
      else kept.set(name, () => tell(...told))
    }
  const refuse = (): 'refused-permission' => {
    giveUp()
    return 'refused-permission'
  }

  return {
    services: {
      ...services,
      setTabTitle: later('title', services.setTabTitle),
      setDirty: later('dirty', services.setDirty),
      routeChanged: later('route', services.routeChanged),
      notify: later('notice', services.notify),
      openTab: async (target) => (isShown ? services.openTab(target) : refuse()),
      navigate: (tabId, page) => (isShown ? services.navigate(tabId, page) : refuse()),
      closeTab: (tabId) => (isShown ? services.closeTab(tabId) : giveUp()),
      onFailure: (failure) => (isShown ? services.onFailure(failure) : giveUp()),
    },
    shown() {
      if (isShown) return
      isShown = true
      for (const tell of kept.values()) tell()
      kept.clear()
    },
  }
}
