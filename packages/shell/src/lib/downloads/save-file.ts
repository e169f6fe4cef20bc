/** Has the browser save a file under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the content by the end of the click's own turn; Safari takes a moment longer.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
