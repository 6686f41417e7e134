/** The headings in their order, by block, as they are in English (PDP-01.1). */
export const headings = {
  delivery: 'Delivery',
  returns: 'Returns',
  details: 'Product details',
  reviews: 'Reviews',
} as const
