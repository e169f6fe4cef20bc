/** Whether the panel is the one on the screen. Those behind it keep their layout, which `checkVisibility` takes for being seen. */
export const isOnScreen = (panel: Element): boolean => !panel.hasAttribute('aria-hidden')
