import { type Locale, localePath } from '../../locales/locale.ts'
import { namedSizes } from '../../locales/size-name.ts'
import { textIn } from '../../locales/text-in.ts'
import { textsFor } from '../../locales/texts.ts'
import type { Product } from '../../products/product.ts'
import { findProduct, products } from '../../products/products.ts'
import { reviewsOf } from '../../reviews/reviews-of.ts'
import { cardOf } from '../data/card-of.ts'
import { labelsOf } from '../data/labels-of.ts'
import { pictureOf } from '../data/picture-of.ts'
import { firstValue, type ListingQuery } from '../listing/query.ts'
import type { LoadedPage } from '../page-data.ts'
import { goesWellWith } from './goes-well-with.ts'
import type { PriceDrawing, ProductContent, Swatch } from './product-content.ts'
import { reviewStep } from './reviews/review-step.ts'

/**
 * Products with one thing late or missing, for trying out experiences on such pages: the price drawn half a second
 * after the page, the price never drawn (SHOP-33), no returns block (SHOP-46).
 */
export const demoProducts = {
  latePrice: 'hearth-charcoal',
  noPrice: 'harbour-navy',
  noReturns: 'little-hearth-moss',
}

/**
 * Loads a product's page; undefined for an unknown id (SHOP-05). `?reviews=12` shows that many reviews at once
 * (SHOP-90).
 */
export function loadProduct(locale: Locale, productId: string, query: ListingQuery = {}): LoadedPage | undefined {
  const product = findProduct(productId)
  if (!product) return undefined
  const name = textIn(product.name, locale)
  return {
    path: `product/${productId}`,
    type: 'product',
    subtypes: [],
    title: textsFor(locale).product.title(name),
    description: textIn(product.description, locale) || undefined,
    content: { page: 'product', ...contentOf(product, locale, reviewsAsked(query)) },
  }
}

function contentOf(product: Product, locale: Locale, reviewsShown: number): ProductContent {
  const { productId, rating, reviewCount, video } = product
  const { now, was } = product.prices[locale.currency]
  return {
    productId,
    href: localePath(locale, `product/${productId}`),
    name: textIn(product.name, locale),
    description: textIn(product.description, locale),
    categories: product.categories,
    style: textsFor(locale).silhouettes[product.silhouette],
    technologies: product.technologies.map((technology) => textIn(technology, locale)),
    colour: textIn(product.colour.name, locale),
    swatches: products.filter((other) => other.line === product.line).map((other) => swatchOf(other, locale)),
    labels: labelsOf(product, locale),
    rating,
    reviewCount,
    reviews: reviewsOf(productId, { language: locale.language, count: reviewsShown }),
    price: now,
    was,
    priceDrawing: priceDrawingOf(productId),
    sizes: namedSizes(product, locale),
    pictures: Array.from({ length: product.pictureCount }, (_, index) => pictureOf(product, index + 1, locale)),
    video,
    returns: productId !== demoProducts.noReturns,
    crossSell: goesWellWith(product, products).map((other) => cardOf(other, locale)),
  }
}

function reviewsAsked({ reviews }: ListingQuery): number {
  const wanted = Number(firstValue(reviews))
  return Number.isInteger(wanted) && wanted > reviewStep ? wanted : reviewStep
}

function priceDrawingOf(productId: string): PriceDrawing {
  if (productId === demoProducts.latePrice) return 'late'
  return productId === demoProducts.noPrice ? 'never' : 'at once'
}

function swatchOf(product: Product, locale: Locale): Swatch {
  return {
    productId: product.productId,
    name: textIn(product.colour.name, locale),
    href: localePath(locale, `product/${product.productId}`),
    hex: product.colourway.upper,
    soleHex: product.colourway.sole,
  }
}
