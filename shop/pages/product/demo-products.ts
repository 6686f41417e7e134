/**
 * Products of which one thing is late or missing, so that experiences can be tried on such a page too: the price drawn
 * half a second after the page, the price never drawn (SHOP-33), no returns block (SHOP-46).
 */
export const demoProducts = {
  latePrice: 'hearth-charcoal',
  noPrice: 'harbour-navy',
  noReturns: 'little-hearth-moss',
}
