export type Request = {
  method: 'GET' | 'POST'
  url: string
  body?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** Milliseconds; 2000 unless given (QU-14). */
  timeoutMs?: number
  /** Sends and takes the service's own cookies; no other request has any. */
  credentials?: true
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

export type Reply = {
  status: number
  text: string
  /** The header `Retry-After`, where the service lets pages read it. */
  retryAfter?: string
}

/** Compresses a text into a zlib stream (RFC 1950). */
export type Deflate = (text: string) => Promise<Uint8Array<ArrayBuffer>>

/** Makes a request. @throws Error naming method, address and cause on a network failure or a time-out (QU-13). */
export type Send = (request: Request) => Promise<Reply>
