export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  url: string
  body?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** Milliseconds; 2000 by default (QU-14). */
  timeoutMs?: number
  /** Sends and accepts the service's own cookies; other requests have none. */
  credentials?: true
  /** Keeps the request alive after the page is left. */
  keepalive?: boolean
}

export type Reply = {
  status: number
  text: string
  /** The header `Retry-After`, if the service exposes it. */
  retryAfter?: string
}

/** Compresses a text into a zlib stream (RFC 1950). */
export type Deflate = (text: string) => Promise<Uint8Array<ArrayBuffer>>

/** Makes a request. @throws Error naming method, address and cause on a network failure or a time-out (QU-13). */
export type Send = (request: Request) => Promise<Reply>
