import { once } from 'node:events'
import { type RequestOptions, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** The status and body of an answer to a request as it is given, or why there is none. */
export async function answerTo(url: string, options: RequestOptions): Promise<string> {
  const { hostname, port } = new URL(url)
  const asked = request({ hostname, port, agent: false, ...options }).end()
  try {
    const [response] = await once(asked, 'response')
    return `${response.statusCode} ${await text(response)}`
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}
