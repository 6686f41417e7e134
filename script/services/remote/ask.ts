import type { Reply, Request, Send } from './request.ts'

/** Makes a request that fails for a status of 300 or more. @throws (rejects) as `send` does, or with the status (QU-13) */
export async function askService(send: Send, request: Request): Promise<Reply> {
  const reply = await send(request)
  if (reply.status >= 300) throw new Error(`${request.method} ${request.url} failed: status ${reply.status}`)
  return reply
}
