import { limits } from '../limits.ts'
import type { Send } from '../services/remote/request.ts'

/** Sends requests with fetch, with the time-outs and error texts of QU-13 and QU-14. */
export const sendByFetch: Send = async (request) => {
  const { method, url, body, headers, keepalive, timeoutMs = limits.requestTimeoutMs } = request
  const late = new AbortController()
  const { signal } = late
  const timer = setTimeout(() => late.abort(), timeoutMs)
  try {
    const credentials = request.credentials ? 'include' : 'omit'
    const reply = await fetch(url, { method, body, headers, keepalive, signal, credentials, mode: 'cors' })
    return { status: reply.status, text: await reply.text(), retryAfter: reply.headers.get('Retry-After') ?? undefined }
  } catch {
    const cause = signal.aborted ? `timeout after ${timeoutMs}ms` : 'network or CORS error'
    throw new Error(`${method} ${url} failed: ${cause}`)
  } finally {
    clearTimeout(timer)
  }
}
