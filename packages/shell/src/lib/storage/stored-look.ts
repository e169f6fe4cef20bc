/** The key of the stored look; a module of its own for use before the first paint. */
export const lookName = 'look'

/** The look that was stored last, unchecked. */
export function readLook(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(`RTM_${lookName}`) ?? '').value
  } catch {
    return undefined // none, or a browser that blocks its storage
  }
}
