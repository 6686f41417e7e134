import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from '../limits.ts'
import { Refusal, refusalBody } from './refusal.ts'

/** `rawPacket` contains the received bytes, although the framework's types say otherwise. */
type HeadError = { code?: string; rawPacket?: unknown }

/** Answers a request whose head could not be parsed, in the same form as every refusal (SV-02). */
export function answerBrokenHttp(error: HeadError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const refusal = refusalOfHead(error)
  const body = JSON.stringify(refusalBody(refusal))
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}

/** Answers a request whose `Expect` asks for something else than `100-continue`; Node would answer without a body (SV-02). */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const refusal = new Refusal(417, 'bad_request', 'The service knows no other Expect than 100-continue')
  const body = JSON.stringify(refusalBody(refusal))
  const type = 'application/json; charset=utf-8'
  const headers = { connection: 'close', 'content-type': type, 'content-length': Buffer.byteLength(body) }
  response.writeHead(refusal.status, headers).end(body)
}

function refusalOfHead({ code, rawPacket }: HeadError): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal(408, 'bad_request', 'The request did not arrive in time')
  if (code !== 'HPE_HEADER_OVERFLOW') return new Refusal(400, 'bad_request', 'The request is not HTTP')
  // The parser counts the address as part of the head, so an endless first line means an address that is too long.
  const endOfLine = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : -1
  return endOfLine < 0 || endOfLine > limits.url
    ? new Refusal(414, 'too_large', `The address is longer than ${limits.url} bytes`)
    : new Refusal(431, 'too_large', 'The headers are too large')
}
