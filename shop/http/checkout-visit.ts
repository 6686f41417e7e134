import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BasketContents } from '../basket/basket-contents.ts'
import { type Locale, localePath } from '../locales/locale.ts'
import type { CheckoutValues } from '../orders/checkout-values.ts'

/** A request to the checkout, with the browser's bag and the values filled in so far. */
export type CheckoutVisit = {
  request: FastifyRequest
  reply: FastifyReply
  locale: Locale
  token: string
  basket: BasketContents
  values: CheckoutValues
}

export function leadToBasket({ reply, locale }: CheckoutVisit): FastifyReply {
  return reply.redirect(localePath(locale, 'cart'), 303)
}

/** Keeps pages with a shopper's personal data out of caches. */
export function forbidStorage(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}

/** Returns the sent form, or an empty one without a body. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}
