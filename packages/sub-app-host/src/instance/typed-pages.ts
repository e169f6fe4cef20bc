/** The mounted pages, with what is known about their input. */
const pages = new Set<TypedPage>()

interface TypedPage {
  readonly tabId: string
  /** One per form with unsent input, and one for all fields outside forms. */
  readonly typedInto: Set<object>
  /** It reports unsaved input by `setDirty`. */
  reportsInput: boolean
}

/** Search fields: their input isn't saved. */
const searchFields = '[type=search], [role=searchbox], [role=search] *, search *'

const formOf = (field: Element): Element | null => {
  const form: unknown = Reflect.get(field, 'form')
  return form instanceof Element ? form : field.closest('form')
}

/** Observes input into a page, for sub-apps without the bridge, which don't report it. */
export function watchTyping(tabId: string, container: HTMLElement) {
  const page: TypedPage = { tabId, typedInto: new Set(), reportsInput: false }
  pages.add(page)
  /** The forms may be removed before the page; they are not kept in memory. */
  const markOf = new WeakMap<Element, object>()
  /** Its dialogs are in the portal's body. */
  const isOfPage = (target: Element) => {
    const overlay = target.closest<HTMLElement>('[data-sub-app-overlay]')?.dataset.subAppOverlay
    return (
      container.contains(target) || (overlay !== undefined && overlay === container.dataset.subAppInstance)
    )
  }
  const typed = ({ target }: Event) => {
    if (!(target instanceof Element) || !isOfPage(target) || target.matches(searchFields)) return
    const place = formOf(target) ?? container
    const mark = markOf.get(place) ?? {}
    markOf.set(place, mark)
    page.typedInto.add(mark)
  }
  const sent = ({ target }: Event) => {
    const mark = target instanceof Element ? markOf.get(target) : undefined
    if (mark) page.typedInto.delete(mark)
  }
  const listening = { capture: true, passive: true }
  document.addEventListener('input', typed, listening)
  document.addEventListener('submit', sent, listening)
  return {
    reportsInput() {
      page.reportsInput = true
    },
    end() {
      pages.delete(page)
      document.removeEventListener('input', typed, listening)
      document.removeEventListener('submit', sent, listening)
    },
  }
}

/** Tabs whose page may hold input that it doesn't report. */
export const tabsTypedIn = (): string[] =>
  [...pages]
    .filter(({ typedInto, reportsInput }) => typedInto.size > 0 && !reportsInput)
    .map(({ tabId }) => tabId)
