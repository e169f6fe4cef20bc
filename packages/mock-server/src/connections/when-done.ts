import type { ServerResponse } from 'node:http'

/** Calls back once a response is finished, or its connection gone without one. */
export function whenDone(response: ServerResponse, done: () => void): void {
  response.once('close', done)
}
