/** Long enough for every browser to have begun with the file. */
const keptMs = 60_000

/** Gives the browser a file to keep. */
export function saveJson(name: string, content: object): undefined {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers that start the download after the click, such as Safari, need the address for longer.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
