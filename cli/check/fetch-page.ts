import { messageOf } from '../../contract/message-of.ts'

const limits = { timeMs: 15_000, bytes: 10 * 1024 * 1024 }

/** Loads the HTML of a page. @throws with what to do when there is none */
export async function fetchPage(address: string): Promise<string> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`--page is ${address}: give a whole address such as http://localhost:3000/product/1`)
  const reply = await requestPage(address)
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}. Open it in a browser, and check the address`)
  const type = reply.headers.get('content-type') ?? ''
  if (!type.includes('html')) throw new Error(`${address} is not a page: its type is ${type || 'not given'}`)
  return readText(reply, address)
}

/** Reads no more of an answer than is allowed, however long it is. */
async function readText({ body }: Response, address: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > limits.bytes) throw new Error(`${address} is larger than ${limits.bytes} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

async function requestPage(address: string): Promise<Response> {
  try {
    const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; instep check)' }
    return await fetch(address, { headers, signal: AbortSignal.timeout(limits.timeMs) })
  } catch (error) {
    throw new Error(`${address} does not answer (${messageOf(error)}). Is the shop running?`)
  }
}
