/** Prices of an item as a feed has them: numbers, or texts of numbers. */
export type Prices = { unit_price?: number | string; unit_sale_price?: number | string }

/** Whether an item has a price to strike through: its sale price is one, and differs from its unit price (DS-09). */
export function isDiscounted({ unit_price, unit_sale_price }: Prices): boolean {
  const [unit, sale] = [amount(unit_price), amount(unit_sale_price)]
  return sale > 0 && sale !== unit && !Number.isNaN(unit)
}

function amount(value: number | string | undefined): number {
  return value === undefined || value === null || String(value).trim() === '' ? Number.NaN : Number(value)
}
