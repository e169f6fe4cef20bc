import type { ServerResponse } from 'node:http'

/** Calls back once a response is finished, or its connection gone without one. */
export function whenDone(response: ServerResponse, done: () => void): void {
  let called = false
  const once = () => {
    if (called) return
    called = true
    done()
  }
  response.once('finish', once)
  response.once('close', once)
}
