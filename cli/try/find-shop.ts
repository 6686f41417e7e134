import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { messageOf } from '../../contract/message-of.ts'

const patienceMs = 15_000
const mostRedirects = 5

/**
 * Asks a shop for a page and follows its redirects, from `shop.example` to `www.shop.example` for example. Returns the
 * address that answers.
 * @throws with the remedy when the address is not one of http or https, or when nothing answers
 */
export async function findShop(address: string, { insecure }: { insecure: boolean }): Promise<URL> {
  let url = readAddress(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const location = await redirectOf(url, insecure)
    if (location === undefined) return url
    const next = new URL(location, url)
    // Only another origin matters: the browser follows a redirect within the shop itself.
    if (next.origin === url.origin || !/^https?:$/.test(next.protocol)) return url
    url = next
  }
  throw new Error(`${address} redirects more than ${mostRedirects} times: give the address where it ends`)
}

function readAddress(address: string): URL {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return new URL(text)
  throw new Error(`${address} is not the address of a shop: give one such as http://localhost:3000`)
}

/** Resolves to the address that the shop redirects to; undefined when it answers. */
function redirectOf(url: URL, insecure: boolean): Promise<string | undefined> {
  const get = url.protocol === 'https:' ? getSecure : getPlain
  const options = { rejectUnauthorized: !insecure, timeout: patienceMs, headers: { accept: 'text/html' } }
  return new Promise((resolve, reject) => {
    const request = get(url, options, (answer) => {
      answer.destroy()
      const { statusCode = 200, headers } = answer
      resolve(statusCode >= 300 && statusCode < 400 ? headers.location : undefined)
    })
    request.once('timeout', () => request.destroy(new Error(`nothing came within ${patienceMs / 1000} seconds`)))
    request.once('error', (error) => reject(new Error(describeFailure(url, error))))
  })
}

/** Says why a shop does not answer, and what to do. */
export function describeFailure({ origin }: URL, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED') return `Nothing answers at ${origin}: start your shop first, or check the port`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `There is no host ${origin}: check the address`
  if (/CERT|SELF_SIGNED|ISSUER/.test(code))
    return `The certificate of ${origin} is not trusted (${code}): add --insecure when it is your own shop`
  return `${origin} does not answer (${messageOf(error) || code}): check that the shop runs at this address`
}
