/** Puts a text into the clipboard; false where the browser refuses, e.g. outside https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
