const slash = String.raw`(?:[/\\]|%(?:25)*(?:2f|5c))`
const dot = String.raw`(?:\.|%(?:25)*2e)`
/** A part that a client or a server takes out of a path; some servers look only at what stands before a semicolon. */
const dotSegment = new RegExp(`${slash}${dot}{1,2}(?:(?:;|%(?:25)*3b)|${slash}|$)`, 'i')

/**
 * Whether a path leads where it says. One with `.` or `..` as a part, encoded or not, with a backslash, with what clients
 * leave out, or with another host in it, leads somewhere else than what it was matched with.
 */
export const isStraightPath = (path: string): boolean =>
  /^\/(?!\/)[^\\\s]*$/.test(path) && !dotSegment.test(path)
