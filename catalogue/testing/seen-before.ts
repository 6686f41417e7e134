/** Makes the visitor one who has looked at two products before (DS-10). */
export function seenBefore(): void {
  const price = { value: 60, currency: 'GBP' }
  const entries = ['x', 'y'].map((id) => ({
    productId: id,
    name: `Shoe ${id}`,
    url: `/uk/en/product/${id}`,
    description: '',
    image: '/catalogue/testing/icon.svg',
    price,
    expiry: Date.now() + 24 * 60 * 60 * 1000,
  }))
  localStorage.setItem('recentlyViewed', JSON.stringify(entries))
}
