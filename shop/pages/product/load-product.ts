import { type Locale, localePath } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import { findProduct } from '../../products/find-product.ts'
import type { Product } from '../../products/product.ts'
import { products } from '../../products/products.ts'
import { cardOf } from '../data/card-of.ts'
import { labelsOf } from '../data/labels-of.ts'
import { pictureOf } from '../data/picture-of.ts'
import type { LoadedPage } from '../page-data.ts'
import { goesWellWith } from './goes-well-with.ts'
import type { ProductContent, Swatch } from './product-content.ts'

/** A product's page, or undefined for an unknown id (SHOP-05). */
export function loadProduct(locale: Locale, productId: string): LoadedPage | undefined {
  const product = findProduct(productId)
  if (!product) return undefined
  const name = product.name[locale.language]
  return {
    path: `product/${productId}`,
    type: 'product',
    subtypes: [],
    title: textsFor(locale).product.title(name),
    description: product.description[locale.language] || undefined,
    content: { page: 'product', ...contentOf(product, locale) },
  }
}

function contentOf(product: Product, locale: Locale): ProductContent {
  const { language } = locale
  const { now, was } = product.prices[locale.currency]
  return {
    productId: product.productId,
    href: localePath(locale, `product/${product.productId}`),
    name: product.name[language],
    description: product.description[language],
    categories: product.categories,
    style: textsFor(locale).silhouettes[product.silhouette],
    technologies: product.technologies.map((technology) => technology[language]),
    colour: product.colour.name[language],
    swatches: products.filter((other) => other.line === product.line).map((other) => swatchOf(other, locale)),
    labels: labelsOf(product, locale),
    price: now,
    was,
    sizes: product.sizes,
    pictures: Array.from({ length: product.pictureCount }, (_, index) => pictureOf(product, index + 1, locale)),
    crossSell: goesWellWith(product, products).map((other) => cardOf(other, locale)),
  }
}

function swatchOf(product: Product, locale: Locale): Swatch {
  return {
    productId: product.productId,
    name: product.colour.name[locale.language],
    href: localePath(locale, `product/${product.productId}`),
    hex: product.colourway.upper,
    soleHex: product.colourway.sole,
  }
}
