/** The kinds of filters, in the order in which they stand; in the address by these names (SHOP-65). */
export const facetNames = ['size', 'colour', 'price', 'width'] as const
export type FacetName = (typeof facetNames)[number]
