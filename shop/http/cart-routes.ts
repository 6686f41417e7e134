import type { FastifyInstance } from 'fastify'
import type { BasketStore } from '../basket/basket-store.ts'
import { findSku } from '../basket/find-sku.ts'
import { readBasket } from '../basket/read-basket.ts'
import { findLocale, localePath } from '../locales/locale.ts'
import type { Refusal } from '../locales/texts/en.ts'
import { textsFor } from '../locales/texts.ts'
import type { Size } from '../products/product.ts'
import { cartToken } from './cart-cookie.ts'
import { isPlainForm } from './is-plain-form.ts'
import { sendProblem } from './problem.ts'

/** The largest quantity of one line (SV-57). */
const mostOfOneLine = 99

/** Returns why a line may not have this quantity, or undefined if it may. Unknown stock ('') counts as sufficient. */
function refuseLine(size: Size | undefined, quantity: number): Refusal | undefined {
  if (!size) return 'sku'
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOfOneLine) return 'quantity'
  if (size.stock === 0) return 'sold-out'
  if (size.stock !== '' && quantity > size.stock) return 'stock'
  return undefined
}

/** Changes the basket, or returns the reason why it stays unchanged. */
type CartChange = (form: URLSearchParams, cart: { store: BasketStore; token: string }) => Refusal | undefined
type Params = { country: string; language: string }

/** Adds the routes under /{country}/{language}/cart/ (SHOP-08, SV-57). */
const changes: Record<string, CartChange> = { addToCart, setQuantity, remove: removeLine, restore: restoreRemoved }

export function addCartRoutes(shop: FastifyInstance, store: BasketStore): void {
  for (const [name, change] of Object.entries(changes)) {
    shop.post<{ Params: Params }>(`/:country/:language/cart/${name}`, (request, reply) => {
      const locale = findLocale(request.params.country, request.params.language)
      if (!locale) return reply.callNotFound()
      const token = cartToken(request, reply)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const refusal = change(form, { store, token })
      if (isPlainForm(request)) return reply.redirect(localePath(locale, pageAfter(name, form, refusal)), 303)
      if (refusal) return sendProblem(reply, 400, textsFor(locale).refusals[refusal])
      return reply.send({ ok: true, count: readBasket(store.read(token), locale).quantity })
    })
  }
  shop.get<{ Params: Params }>('/:country/:language/cart/contents', (request, reply) => {
    const locale = findLocale(request.params.country, request.params.language)
    if (!locale) return reply.callNotFound()
    const basket = readBasket(store.read(cartToken(request, reply)), locale)
    return reply.header('cache-control', 'no-store').send(basket)
  })
}

function addToCart(form: URLSearchParams, { store, token }: Parameters<CartChange>[1]): Refusal | undefined {
  const sku = form.get('sku') ?? ''
  const added = quantityOf(form.get('quantity') ?? '1')
  if (!findSku(sku)) return 'sku'
  if (added === undefined) return 'quantity'
  const quantity = inBasket(store, token, sku) + added
  const refusal = refuseLine(findSku(sku)?.size, quantity)
  if (refusal === undefined) store.setLine(token, sku, quantity)
  return refusal
}

function setQuantity(form: URLSearchParams, { store, token }: Parameters<CartChange>[1]): Refusal | undefined {
  const sku = form.get('sku') ?? ''
  const quantity = quantityOf(form.get('quantity') ?? '')
  if (quantity === undefined) return 'quantity'
  const now = inBasket(store, token, sku)
  if (now === 0) return 'line'
  const refusal = quantity < now ? undefined : refuseLine(findSku(sku)?.size, quantity)
  if (refusal === undefined) store.setLine(token, sku, quantity)
  return refusal
}

function removeLine(form: URLSearchParams, { store, token }: Parameters<CartChange>[1]): Refusal | undefined {
  store.setLine(token, form.get('sku') ?? '', 0)
  return undefined
}

/** Undoes a removal. If the line exists again by then, it stays as it is. */
function restoreRemoved(form: URLSearchParams, { store, token }: Parameters<CartChange>[1]): Refusal | undefined {
  const sku = form.get('sku') ?? ''
  return store.restoreLine(token, sku) || inBasket(store, token, sku) > 0 ? undefined : 'line'
}

function inBasket(store: BasketStore, token: string, sku: string): number {
  return store.read(token).lines.find((line) => line.sku === sku)?.quantity ?? 0
}

/** Returns a whole number from 1 to 99, or undefined for any other text (SV-57). */
function quantityOf(text: string): number | undefined {
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined
}

/** Where a form sent without script leads: to the basket page, which says what happened. */
function pageAfter(change: string, form: URLSearchParams, refusal: Refusal | undefined): string {
  if (refusal) return `cart?refused=${refusal}`
  return change === 'remove' ? `cart?${new URLSearchParams({ removed: form.get('sku') ?? '' })}` : 'cart'
}
