/** The kinds of filters in their order, by their names in the address (SHOP-65). */
export const facetNames = ['size', 'colour', 'price', 'width'] as const
export type FacetName = (typeof facetNames)[number]
