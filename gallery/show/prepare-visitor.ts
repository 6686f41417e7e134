import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BasketContents } from '../../shop/basket/basket-contents.ts'
import { demoToken, dropCookies, keepNewToken } from '../demo/demo-cookie.ts'
import type { DemoServiceClient } from '../demo/demo-service.ts'
import { countedKeys, type ProductCounts, productCounts, withCounts } from '../settings/counters-part.ts'
import { countersNamespace } from '../settings/parts.ts'
import type { BagNeed, ShowNeeds } from './needs.ts'

type Visit = { shop: FastifyInstance; service: DemoServiceClient; request: FastifyRequest; reply: FastifyReply }

/** Gives a browser what an experience needs to show something (SHOP-104): what it has already stays as it is. */
export async function prepareVisitor({ bag, login, counts, forget }: ShowNeeds, visit: Visit): Promise<void> {
  const { request, reply } = visit
  if (bag) await fillBag(bag, visit)
  if (login) await sendAsBrowser('/uk/en/account/login', visit)
  if (counts) await setCounts(counts, visit)
  if (forget !== undefined)
    dropCookies(
      reply,
      Object.keys(request.cookies).filter((name) => name.startsWith(forget)),
    )
}

/** Puts a product into the bag, unless it is there; for an experience that needs it to be alone, the others go. */
async function fillBag({ sku, isAlone }: BagNeed, visit: Visit): Promise<void> {
  const { body } = await visit.shop.inject({ url: '/uk/en/cart/contents', headers: cookieOf(visit.request) })
  const { lines } = JSON.parse(body) as BasketContents
  if (isAlone)
    for (const line of lines) if (line.sku !== sku) await sendAsBrowser('/uk/en/cart/remove', visit, { sku: line.sku })
  if (!lines.some((line) => line.sku === sku))
    await sendAsBrowser('/uk/en/cart/addToCart', visit, { sku, quantity: '1' })
}

/** Sends a form to the shop with the browser's cookies, and passes on those of the answer. */
async function sendAsBrowser(url: string, { shop, request, reply }: Visit, form: Record<string, string> = {}) {
  const { headers } = await shop.inject({
    method: 'POST',
    url,
    headers: { ...cookieOf(request), 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(form)),
  })
  const cookies = headers['set-cookie']
  if (cookies) reply.header('set-cookie', cookies)
}

function cookieOf({ headers: { cookie } }: FastifyRequest): { cookie?: string } {
  return cookie === undefined ? {} : { cookie }
}

/** Sets how popular a product is for this browser, unless it is set; if nothing can be set, it stays as it is. */
async function setCounts(counts: ProductCounts, { service, request, reply }: Visit): Promise<void> {
  const token = demoToken(request)
  const state = await service.read(token)
  if ('unavailable' in state) return
  const set = productCounts(state.settings, countersNamespace).find(({ productId }) => productId === counts.productId)
  // Without those that are undefined, which would hide the wanted ones.
  const wanted: ProductCounts = { ...counts, ...JSON.parse(JSON.stringify(set ?? {})) }
  if (countedKeys.every((key) => wanted[key] === set?.[key])) return
  await service.write(token ?? keepNewToken(reply), withCounts(state.settings, wanted, countersNamespace))
}
