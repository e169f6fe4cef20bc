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
  const typed = () => {
    page.hasTyped = true
  }
  container.addEventListener('input', typed, { capture: true, passive: true })
  return {
    tellsInput() {
      page.tellsInput = true
    },
    end() {
      pages.delete(page)
      container.removeEventListener('input', typed, { capture: true })
    },
  }
}

/** Tabs whose page may hold input that no one but its user knows of. */
export const tabsTypedIn = (): string[] =>
  [...pages].filter(({ hasTyped, tellsInput }) => hasTyped && !tellsInput).map(({ tabId }) => tabId)
