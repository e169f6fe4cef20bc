const checkEveryMilliseconds = 500

/**
 * Ends this process like Ctrl-C does once the process that started it is gone, if that was npm: npm passes a signal on
 * to its shell, which dies without passing it on, and a server would stay behind and keep its port.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, checkEveryMilliseconds)
  timer.unref()
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
