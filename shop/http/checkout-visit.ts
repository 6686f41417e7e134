import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BasketContents } from '../basket/basket-contents.ts'
import { type Locale, localePath } from '../locales/locale.ts'
import type { CheckoutValues } from '../orders/checkout-values.ts'

/** One request to the checkout, with what the browser has in its bag and has filled in so far. */
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

/** A page with a shopper's own words in it stays out of every cache. */
export function forbidStorage(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}

/** The form that was sent; an empty one when the body was none. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}
