import { isOfRoot } from '../loading/hosted-page.ts'
import { modalsShown } from '../portal/modal-dialogs.ts'

export interface BodyOverlayGuard {
  add(elements: readonly Element[]): void
  /** The page is shown or hidden. */
  shown(isShown: boolean): void
  /** A page is being mounted: elements that the scripts inserted are back. */
  begin(): void
  /** Removes all of them; later ones are removed at once. */
  end(): void
}

interface BodyOverlay {
  readonly element: Element
  /** Inserted while the scripts were evaluated, which happens once. */
  readonly isOfScripts: boolean
}

/** Marks its instance (`styles/scope.ts`). */
const overlayAttribute = 'data-sub-app-overlay'

/** Marks the element, and copies what was set on the page's root, which the element is not below. */
function mark(element: Element, container: HTMLElement | undefined): void {
  element.setAttribute(overlayAttribute, container?.dataset.subAppInstance ?? '')
  if (!container || !(element instanceof HTMLElement)) return
  const { style } = container
  for (let index = 0; index < style.length; index += 1) {
    const property = style.item(index)
    if (/^(?:--|color-scheme$)/.test(property))
      element.style.setProperty(property, style.getPropertyValue(property))
  }
  element.classList.add(...container.classList)
  for (const { name, value } of container.attributes)
    if (isOfRoot(name) && !element.hasAttribute(name)) element.setAttribute(name, value)
}

/** Hides the element even against its own style (`sub-app-panel.module.css`). */
const hiddenAttribute = 'data-sub-app-behind'

/**
 * Elements that a sub-app instance inserts beside the portal, visible only while its page is, and marked for its
 * styles. Prevents: a dialog of one sub-app over the page of another, with its mask over the portal.
 * @param container of the mounted page
 */
export function guardBodyOverlays(
  isShown: () => boolean,
  container: () => HTMLElement | undefined,
  onLeft = () => {},
): BodyOverlayGuard {
  let overlays: readonly BodyOverlay[] = []
  let isLoading = true
  let isOver = false
  const update = (isHidden: boolean) => {
    for (const { element } of overlays) {
      element.toggleAttribute(hiddenAttribute, isHidden)
      modalsShown(element, !isHidden)
    }
  }
  return {
    add(elements) {
      if (isOver) {
        for (const element of elements) element.remove()
        if (elements.length > 0) onLeft()
        return
      }
      const others = overlays.filter(({ element }) => element.isConnected && !elements.includes(element))
      overlays = [...others, ...elements.map((element) => ({ element, isOfScripts: isLoading }))]
      for (const element of elements) mark(element, container())
      update(!isShown())
    },
    shown: (isShownNow) => update(!isShownNow),
    begin() {
      if (isOver) document.body.append(...overlays.map(({ element }) => element))
      isLoading = false
      isOver = false
      update(!isShown())
    },
    end() {
      if (isOver) return
      isOver = true
      // A splash screen that the page itself has removed stays removed.
      const remaining = overlays.filter(({ element }) => element.isConnected)
      for (const { element } of remaining) element.remove()
      overlays = remaining.filter(({ isOfScripts }) => isOfScripts)
      // A library that shares one container among its pop-ups would continue to render into it.
      if (overlays.length < remaining.length) onLeft()
    },
  }
}
