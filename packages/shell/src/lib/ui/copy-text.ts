import { showToast } from './toasts.ts'

/** Puts a text into the clipboard; false where the browser refuses, e.g. outside https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Puts a text into the clipboard and says whether it is there. */
export async function copyAndTell(text: string, said: { copied: string; failed: string }): Promise<void> {
  const isCopied = await copyText(text)
  showToast(
    isCopied
      ? { kind: 'success', text: said.copied, seconds: 2 }
      : { kind: 'error', text: said.failed, seconds: 5 },
  )
}
