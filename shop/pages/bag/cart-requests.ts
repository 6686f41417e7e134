import type { BasketContents } from '../../basket/basket-contents.ts'

/** The last path segment of the cart's POST routes. */
export type CartAction = 'addToCart' | 'setQuantity' | 'remove' | 'restore'

/**
 * Posts a form to the cart. Resolves to the shop's message if it refuses. @throws without connection or JSON response
 */
export async function postToCart(address: string, fields: Record<string, string>): Promise<string | undefined> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  if (answer.ok) return undefined
  const { error }: { error: { message: string } } = await answer.json()
  return error.message
}

/** Returns the server's current bag. @throws without connection or JSON response */
export async function readCart(path: (page: string) => string): Promise<BasketContents> {
  const answer = await fetch(path('cart/contents'), { headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The bag could not be read: ${answer.status}.`)
  return answer.json()
}
