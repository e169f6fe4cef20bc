/** Resolves when the browser is idle; immediately if it can't report that. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else resolve()
  })
