import type { Currency } from '../products/product.ts'

/** Delivery prices in major units of each currency. Standard delivery is free from a subtotal of `freeFrom`. */
export const deliveryPrices: Record<Currency, { freeFrom: number; standard: number; express: number }> = {
  GBP: { freeFrom: 60, standard: 4.5, express: 8.5 },
  USD: { freeFrom: 75, standard: 6, express: 14 },
  EUR: { freeFrom: 70, standard: 4.95, express: 9.95 },
  CAD: { freeFrom: 100, standard: 8, express: 18 },
}
