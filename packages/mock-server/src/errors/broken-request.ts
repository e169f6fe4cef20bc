import type { Socket } from 'node:net'
import { rejection } from '@portal/protocol/envelope'
import type { ConnectionError } from 'fastify'
import type { Message } from './message.ts'
import { texts } from './texts.ts'

const answers: Readonly<Record<string, readonly [status: string, text: Message]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', texts.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', texts.requestTooSlow],
}

/** Answers bytes that are no HTTP request. No framework has seen them, so the answer is written by hand. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, text] = answers[error.code] ?? ['400 Bad Request', texts.malformedRequest]
  const body = JSON.stringify(rejection(text.zh))
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}
