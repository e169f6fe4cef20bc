/** Resolves when the browser has nothing better to do; at once where it can't tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else resolve()
  })
