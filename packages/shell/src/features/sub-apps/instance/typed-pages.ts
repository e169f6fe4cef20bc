/** The pages that are mounted now, with what they know of their input. */
const pages = new Set<TypedPage>()

interface TypedPage {
  readonly tabId: string
  hasTyped: boolean
  /** It tells what is unsaved by `setDirty`. */
  tellsInput: boolean
}

/** Follows what is typed into a page, of which sub-apps without the bridge tell nothing. */
export function watchTyping(tabId: string, container: HTMLElement) {
  const page: TypedPage = { tabId, hasTyped: false, tellsInput: false }
  pages.add(page)
  /** Its dialogs are in the body of the portal. */
  const isOfPage = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return false
    const overlay = target.closest<HTMLElement>('[data-sub-app-overlay]')?.dataset.subAppOverlay
    return (
      container.contains(target) || (overlay !== undefined && overlay === container.dataset.subAppInstance)
    )
  }
  const typed = ({ target }: Event) => {
    if (isOfPage(target)) page.hasTyped = true
  }
  const listening = { capture: true, passive: true }
  document.addEventListener('input', typed, listening)
  return {
    tellsInput() {
      page.tellsInput = true
    },
    end() {
      pages.delete(page)
      document.removeEventListener('input', typed, listening)
    },
  }
}

/** Tabs whose page may hold input that no one but its user knows of. */
export const tabsTypedIn = (): string[] =>
  [...pages].filter(({ hasTyped, tellsInput }) => hasTyped && !tellsInput).map(({ tabId }) => tabId)
