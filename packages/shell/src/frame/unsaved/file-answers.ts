/** Endings and words in addresses of files that are saved. */
const fileAddress = /\.(?:csv|docx?|pdf|pptx?|rar|txt|xlsx?|zip)$|\/api\/|export|download|attachment/i

/**
 * Whether the response for this address may be saved as a file instead of replacing the portal: only the response shows
 * it.
 */
export const mayBeFile = (url: string): boolean => fileAddress.test(new URL(url).pathname)

/** How long an answer is waited for. */
const frameLifeMs = 600_000

/**
 * Loads the address where it replaces nothing: a file is saved.
 * @param onPage called when a page came, or an error, which takes the place of the portal once it is loaded there
 */
export function saveFile(url: string, onPage: () => void): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  // A page that comes runs no scripts before the user has agreed to it.
  frame.setAttribute('sandbox', 'allow-downloads')
  frame.src = url
  const remains = setTimeout(() => frame.remove(), frameLifeMs)
  frame.addEventListener(
    'load',
    () => {
      clearTimeout(remains)
      frame.remove()
      onPage()
    },
    { once: true },
  )
  // Not a page's own (`watch-document.ts` of the sub-apps).
  frame.dataset.portal = ''
  document.body.append(frame)
}
