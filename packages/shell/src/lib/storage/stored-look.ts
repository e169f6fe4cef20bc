/** What the look is stored under; read without everything else that storage needs, before the first paint. */
export const lookName = 'look'

/** The look that was stored last, unchecked. */
export function readLook(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(`RTM_${lookName}`) ?? '').value
  } catch {
    return undefined // none, or a browser that blocks its storage
  }
}
