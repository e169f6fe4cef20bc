/** Runs when somebody looks at this window: what is said in the background would be over by then. */
export function onceVisible(act: () => void): void {
  if (document.visibilityState === 'visible') {
    act()
    return
  }
  const end = new AbortController()
  const look = () => {
    if (document.visibilityState !== 'visible') return
    end.abort()
    act()
  }
  document.addEventListener('visibilitychange', look, { signal: end.signal })
}
