import { type RefObject, useLayoutEffect } from 'react'

/**
 * What a panel offers about its page goes away with the press on it. The focus waits in the panel itself, which scrolls the
 * page when that comes, and goes on to what can be done when it fails again; whoever moves it meanwhile keeps it.
 * @returns how to do what is offered
 */
export function useFocusInside(panel: RefObject<HTMLElement | null>, isFailed: boolean) {
  useLayoutEffect(() => {
    const element = panel.current
    if (isFailed && element === document.activeElement) element?.querySelector('button')?.focus()
  }, [panel, isFailed])

  return (act: () => void) => () => {
    panel.current?.focus({ preventScroll: true })
    act()
  }
}
