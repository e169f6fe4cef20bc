const beatMilliseconds = 10_000

/**
 * Shows the steps of a long job: what runs now, how long it has run, how long it took.
 * A terminal gets one line that counts; a file or pipe gets a line per step and one every ten seconds.
 * @param {number} total
 * @param {import('node:stream').Writable & { isTTY?: boolean }} [stream]
 */
export function progress(total, stream = process.stderr) {
  let current = 0
  return {
    /**
     * Does one step's work under its title.
     * @template T
     * @param {string} title
     * @param {() => Promise<T>} work
     * @returns {Promise<T>}
     */
    async step(title, work) {
      current += 1
      const label = `[${current}/${total}] ${title}`
      const started = performance.now()
      const seconds = () => Math.round((performance.now() - started) / 1000)
      const live = stream.isTTY === true
      const show = () => stream.write(live ? `\r${label} … ${seconds()} s ` : `${label} … ${seconds()} s\n`)
      stream.write(live ? `${label} …` : `${label}\n`)
      const timer = setInterval(show, live ? 1_000 : beatMilliseconds)
      try {
        const result = await work()
        stream.write(`${live ? '\r' : ''}${label}: done in ${seconds()} s\n`)
        return result
      } catch (error) {
        stream.write(`${live ? '\r' : ''}${label}: failed after ${seconds()} s\n`)
        throw error
      } finally {
        clearInterval(timer)
      }
    },
  }
}
