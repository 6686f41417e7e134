import type { Currency } from '../products/product.ts'

/** What delivery costs, in major units of each currency; a subtotal of `freeFrom` or more has standard delivery free. */
export const deliveryPrices: Record<Currency, { freeFrom: number; standard: number; express: number }> = {
  GBP: { freeFrom: 60, standard: 4.5, express: 8.5 },
  USD: { freeFrom: 75, standard: 6, express: 14 },
  EUR: { freeFrom: 70, standard: 4.95, express: 9.95 },
  CAD: { freeFrom: 100, standard: 8, express: 18 },
}
