/** What no shell takes for anything but itself. */
const plain = /^[\w./:-]+$/
const plainOnWindows = /^[\w./:\\-]+$/

/** A path for pasting into a command: unquoted if possible, otherwise in quotes that all shells understand. */
export function quotedPath(path: string, platform = process.platform): string {
  if (platform === 'win32') return plainOnWindows.test(path) ? path : `"${path}"`
  // Inside the quotes these still mean something to a POSIX shell.
  return plain.test(path) ? path : `"${path.replace(/["$`\\]/g, '\\$&')}"`
}
