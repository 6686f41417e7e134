import type { ProductContent } from '../pages/product/product-content.ts'

export function aProductContent(parts: Partial<ProductContent> = {}): ProductContent {
  return {
    productId: 'moor',
    href: '/uk/en/product/moor',
    name: 'Moor boot',
    description: 'A boot.',
    categories: ['women', 'boots'],
    style: 'Boots',
    technologies: [],
    colour: 'Sand',
    swatches: [],
    labels: [],
    rating: 0,
    reviewCount: 0,
    reviews: [],
    price: 99,
    priceDrawing: 'at once',
    sizes: [
      { size: '38', name: '5', sku: 'MOOR-38', stock: 3 },
      { size: '39', name: '6', sku: 'MOOR-39', stock: 0 },
      { size: '40', name: '6.5', sku: 'MOOR-40', stock: 50 },
    ],
    pictures: [{ src: '/pictures/moor-1.svg', alt: 'Moor boot' }],
    returns: true,
    crossSell: [],
    ...parts,
  }
}
