import { RemoteError } from '@portal/protocol/remote-error'
import { exchangeText } from './transport.ts'

/** The text at an address outside the backend's calls, e.g. a sub-app's page; throws RemoteError, also for an HTTP error. */
export async function fetchText(
  url: string,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
): Promise<string> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const answer = await exchangeText((input, init) => window.fetch(input, init), {
    label: url,
    url,
    deadline,
    signal,
  })
  if (!answer.ok) throw new RemoteError('http', url, { httpStatus: answer.httpStatus })
  return answer.text
}
