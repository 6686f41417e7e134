import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseJsonObject } from '../../contract/json.ts'
import { type CheckoutValues, fieldsOf, formSteps } from '../orders/checkout-values.ts'

const name = 'checkout'

/**
 * What the browser has filled in so far. Only the browser keeps it, until it is closed or the order is placed: the shop
 * never stores names and addresses of a checkout.
 */
export function checkoutValues(request: FastifyRequest): CheckoutValues {
  const sent = decodeCookie(request.cookies[name])
  const known = formSteps.flatMap(fieldsOf).map((field) => [field, sent[field]])
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'))
}

export function keepCheckoutValues(reply: FastifyReply, values: CheckoutValues): void {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const text = Buffer.from(JSON.stringify(filled)).toString('base64url')
  reply.setCookie(name, text, { path: '/', httpOnly: true, sameSite: 'lax' })
}

export function forgetCheckoutValues(reply: FastifyReply): void {
  reply.setCookie(name, '', { path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax' })
}

function decodeCookie(text = ''): Record<string, unknown> {
  // A cookie that was cut or changed counts as empty.
  return parseJsonObject(Buffer.from(text, 'base64url').toString()) ?? {}
}
