/** Long enough for every browser to have begun with the file. */
const keptMs = 60_000

/** Gives the browser a file to keep. */
export function saveJson(name: string, content: object): undefined {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A browser that begins after the click, such as Safari, would find nothing at an address that is gone.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
