import type { Card } from './check-card.ts'

/** A number that payment services keep for trying out; it belongs to nobody and pays nothing. */
export const inventedCard: Card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '08/39', cardCode: '123' }

export const noCard: Card = { cardNumber: '', cardExpiry: '', cardCode: '' }
