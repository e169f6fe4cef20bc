import type { RequestRecord } from '@portal/protocol/control/requests'
import { sentRequest } from './sent-request.ts'

const pairs = (values: Iterable<readonly [string, string]>) =>
  [...values].map(([name, value]) => ({ name, value }))

/** Requests in the format that browsers and proxies read (HAR 1.2). The journal keeps no bodies of answers. */
export function asHar(records: readonly RequestRecord[], world: string, origin: string) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'portal', version: '1' },
      entries: records.map((record) => {
        const { method, url, headers, body } = sentRequest(record, world, origin)
        const mimeType = headers['content-type'] ?? 'application/json'
        return {
          startedDateTime: record.time,
          time: record.durationMs,
          request: {
            method,
            url,
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: pairs(Object.entries(headers)),
            queryString: pairs(new URL(url).searchParams),
            ...(body === undefined ? {} : { postData: { mimeType, text: body } }),
            headersSize: -1,
            bodySize: -1,
          },
          response: {
            status: record.httpStatus ?? 0,
            statusText: '',
            httpVersion: 'HTTP/1.1',
            cookies: [],
            headers: [],
            content: { size: 0, mimeType: 'application/json' },
            redirectURL: '',
            headersSize: -1,
            bodySize: -1,
          },
          cache: {},
          timings: { send: 0, wait: record.durationMs, receive: 0 },
          comment: [record.call, record.user, record.status, record.fault].filter(Boolean).join(' · '),
        }
      }),
    },
  }
}
