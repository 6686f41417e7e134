/** The headings in their order, by block (PDP-01.1). */
export const accordionHeadings = {
  delivery: 'Delivery',
  returns: 'Returns',
  details: 'Product details',
  reviews: 'Reviews',
}
