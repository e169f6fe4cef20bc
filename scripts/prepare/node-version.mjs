// This file, and the start of the scripts that import it, keep to syntax that very old versions of Node read too:
// a sentence about the version is worth more than a SyntaxError.
const lowest = { major: 20, minor: 19 }

/**
 * @param {string} version like `20.19.0`
 * @returns {string | undefined} the sentence to show when the version is too old
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = major > lowest.major || (major === lowest.major && minor >= lowest.minor)
  if (fits) return undefined
  return `Node ${version} is too old: the portal needs Node ${lowest.major}.${lowest.minor} or later. Install it and start again.`
}

/** Ends the process with one sentence and exit code 1 on a Node that is too old. */
export function requireNode() {
  const problem = nodeVersionProblem(process.versions.node)
  if (problem === undefined) return
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
