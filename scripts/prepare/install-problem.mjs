const causes = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|FETCH_ERROR|socket hang up|fetch failed/i,
    sentence:
      'A download failed: check the network, the proxy and the npm registry setting, then start again.',
  },
  {
    sign: /OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH/,
    sentence:
      'pnpm-lock.yaml does not fit the package.json files: run pnpm install once and commit the lockfile.',
  },
  { sign: /ENOSPC/, sentence: 'The disk is full: free some space, then start again.' },
  {
    sign: /EACCES|EPERM|EROFS/,
    sentence:
      'A file could not be written: give this user write access to this folder and to the npm cache, then start again.',
  },
]

/**
 * @param {string} output what the package manager printed
 * @returns {string | undefined} one sentence that says what to do, where the cause is one that we know
 */
export function knownInstallCause(output) {
  return causes.find(({ sign }) => sign.test(output))?.sentence
}
