import { modalsShown } from '../focus/modal-dialogs.ts'

export interface StrayGuard {
  keep(elements: readonly Element[]): void
  /** Its page is on the screen now, or no longer. */
  shown(isShown: boolean): void
  /** A page is about to be mounted: what the scripts themselves have put there is back. */
  begin(): void
  /** All of them are gone, and no new ones come. */
  end(): void
}

interface Stray {
  readonly element: Element
  /** Put there while the scripts of the sub-app ran for the first time: they do not run again. */
  readonly isLasting: boolean
}

/** Whatever a page does to the element's style (`sub-app-panel.module.css`). */
const behind = 'data-sub-app-behind'

/**
 * Elements that a sub-app instance puts into the document beside the portal, such as dialogs that name no container: they
 * would stand over the pages of others, with a mask over the portal. They are to be seen with their page alone.
 */
export function guardStrays(isShown: () => boolean): StrayGuard {
  let strays: readonly Stray[] = []
  let isLoading = true
  let isOver = false
  const mark = (isHidden: boolean) => {
    for (const { element } of strays) {
      element.toggleAttribute(behind, isHidden)
      modalsShown(element, !isHidden)
    }
  }
  return {
    keep(elements) {
      if (isOver) {
        for (const element of elements) element.remove()
        return
      }
      const others = strays.filter(({ element }) => element.isConnected && !elements.includes(element))
      strays = [...others, ...elements.map((element) => ({ element, isLasting: isLoading }))]
      mark(!isShown())
    },
    shown: (isShownNow) => mark(!isShownNow),
    begin() {
      if (isOver) document.body.append(...strays.map(({ element }) => element))
      isLoading = false
      isOver = false
      mark(!isShown())
    },
    end() {
      if (isOver) return
      isOver = true
      // A splash that the page itself has taken out stays out.
      const there = strays.filter(({ element }) => element.isConnected)
      for (const { element } of there) element.remove()
      strays = there.filter(({ isLasting }) => isLasting)
    },
  }
}
