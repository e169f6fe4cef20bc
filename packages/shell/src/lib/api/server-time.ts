function createServerClock() {
  /** How far the server's clock is ahead of this machine's, in ms. */
  let aheadMs = 0
  return {
    /** Notes the time that an answer bears. Its resolution is a second: a difference below two is none. */
    noteServerTime(date: string, localMs = Date.now()): void {
      const differenceMs = Date.parse(date) - localMs
      if (Number.isNaN(differenceMs)) return
      aheadMs = Math.abs(differenceMs) < 2000 ? 0 : differenceMs
    },
    /** The server's current time, in ms: notices begin and end by it, however wrong the local clock is. */
    serverNow: (): number => Date.now() + aheadMs,
  }
}

export const { noteServerTime, serverNow } = createServerClock()
