/** After so many ms without input a person isn't about to press something. */
const pause = 800

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Watches input, so that nothing appears under a click: `whenQuiet` runs its callback immediately if there was none
 * lately, else after a pause; `stop` ends the watch and drops pending callbacks.
 */
export function watchInput() {
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const noted = () => {
    last = performance.now()
  }
  for (const name of inputs) window.addEventListener(name, noted, { capture: true, passive: true })
  const stop = () => {
    clearTimeout(timer)
    for (const name of inputs) window.removeEventListener(name, noted, { capture: true })
  }
  const whenQuiet = (then: () => void): void => {
    const left = last + pause - performance.now()
    if (left <= 0) then()
    else timer = setTimeout(() => whenQuiet(then), left)
  }
  return { whenQuiet, stop }
}
