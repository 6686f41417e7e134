export const backToProduct = 'Back to product'

export const backToProductOf = (product: string) => `${backToProduct}: ${product}`
