import type { CDPSession } from '@playwright/test'

export type NotedRequest = {
  url: string
  method: string
  /** The file whose code sent the request. */
  by?: string
  /** ms since the request for the page itself. */
  at: number
  /** Bytes as sent, including headers. */
  transferred: number
  /** The response body, for scripts only. */
  code?: string
}

export type RequestNotes = {
  /** Resolves when for a while no request was sent and no response arrived, at the latest after 10 seconds. */
  quiet(): Promise<void>
  /** Returns all requests so far, with the code of the scripts among them. */
  all(): Promise<NotedRequest[]>
}

/** How long a page must be without a request or a response to count as quiet, in ms. */
const quietMs = 700
const longestMs = 10_000

/** Records a page's requests from now on. */
export function noteRequests(session: CDPSession, pageUrl: string): RequestNotes {
  const noted = new Map<string, NotedRequest & { isScript: boolean }>()
  let begun: number | undefined
  let busyAt = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, type }) => {
    busyAt = performance.now()
    if (request.url === pageUrl) begun ??= timestamp
    if (begun === undefined) return
    noted.set(requestId, {
      url: request.url,
      method: request.method,
      by: initiator.stack?.callFrames[0]?.url || initiator.url,
      at: 1000 * (timestamp - begun),
      transferred: 0,
      isScript: type === 'Script',
    })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    busyAt = performance.now()
    const request = noted.get(requestId)
    if (request) request.transferred = encodedDataLength
  })
  return {
    async quiet() {
      const end = performance.now() + longestMs
      while (performance.now() < Math.min(busyAt + quietMs, end)) await new Promise((go) => setTimeout(go, 50))
    },
    all: () =>
      Promise.all([...noted].map(([requestId, { isScript, ...request }]) => withCode(requestId, isScript, request))),
  }

  async function withCode(requestId: string, isScript: boolean, request: NotedRequest): Promise<NotedRequest> {
    if (!isScript || request.transferred === 0) return request
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
    return { ...request, code: base64Encoded ? Buffer.from(body, 'base64').toString() : body }
  }
}
