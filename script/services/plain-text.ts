import { askService } from './remote/ask.ts'
import type { Send } from './remote/request.ts'

/** Fetches the text at an address; `timeoutMs` is 2000 by default (QU-14). @throws (rejects) `XHR error: {url}`, with the cause (QU-15) */
export async function plainText(send: Send, url: string, timeoutMs?: number): Promise<string> {
  try {
    return (await askService(send, { method: 'GET', url, timeoutMs })).text
  } catch (cause) {
    throw new Error(`XHR error: ${url}`, { cause })
  }
}
