/** The product whose row in the basket does not lead to its page, so that experiences can be tried on one (SHOP-50). */
export const productWithoutLink = 'hearth-oat'
