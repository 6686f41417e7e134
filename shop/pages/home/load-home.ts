import { type Locale, localePath } from '../../locales/locale.ts'
import { textIn } from '../../locales/text-in.ts'
import { textsFor } from '../../locales/texts.ts'
import type { Category, Product, Silhouette } from '../../products/product.ts'
import { products } from '../../products/products.ts'
import { cardOf } from '../data/card-of.ts'
import { type Picture, pictureOf } from '../data/picture-of.ts'
import type { LoadedPage } from '../page-data.ts'
import type { HomeContent } from './home-content.ts'

const tileCategories: { category: Category; silhouette: Silhouette }[] = [
  { category: 'women', silhouette: 'ballet-flat' },
  { category: 'men', silhouette: 'loafer' },
  { category: 'kids', silhouette: 'sneaker' },
  { category: 'boots', silhouette: 'boot' },
]

/** Loads the home page (SHOP-03). */
export function loadHome(locale: Locale): LoadedPage {
  const texts = textsFor(locale).home
  const newIn = products.filter(isNew)
  const hero = newIn.find((product) => product.silhouette === 'boot') ?? newIn[0] ?? products[0]
  if (!hero) throw new Error('The shop has no products, so it has no home page.')
  return {
    path: '',
    type: 'home',
    subtypes: [],
    title: texts.title,
    description: texts.description,
    content: {
      page: 'home',
      reviews: reviewsOf(products),
      hero: { picture: pictureOf(hero, 1, locale), href: localePath(locale, 'shop/new') },
      tiles: tileCategories.map((tile) => tileOf(tile, locale)),
      newIn: oneOfEachLine(newIn, 4).map((product) => cardOf(product, locale)),
      gallery: oneOfEachColour(hero, 4).map((product) => ({
        href: localePath(locale, `product/${product.productId}`),
        picture: pictureOf(product, 3, locale),
        name: textIn(product.colour.name, locale),
      })),
    },
  }
}

function reviewsOf(reviewed: readonly Product[]): HomeContent['reviews'] {
  const count = reviewed.reduce((sum, { reviewCount }) => sum + reviewCount, 0)
  const points = reviewed.reduce((sum, { rating, reviewCount }) => sum + rating * reviewCount, 0)
  return { rating: count === 0 ? 0 : Math.round((points / count) * 10) / 10, count }
}

function isNew(product: Product): boolean {
  return product.categories.includes('new')
}

function tileOf({ category, silhouette }: (typeof tileCategories)[number], locale: Locale) {
  return { category, href: localePath(locale, `shop/${category}`), picture: tilePicture(category, silhouette, locale) }
}

function tilePicture(category: Category, silhouette: Silhouette, locale: Locale): Picture {
  const inCategory = products.filter((product) => product.categories.includes(category))
  const product = inCategory.find((one) => one.silhouette === silhouette) ?? inCategory[0]
  return product ? pictureOf(product, 1, locale) : { src: '', alt: '' }
}

function oneOfEachLine(from: readonly Product[], count: number): Product[] {
  return [...new Map(from.map((product) => [product.line, product])).values()].slice(0, count)
}

function oneOfEachColour(except: Product, count: number): Product[] {
  const others = products.filter((product) => product.line !== except.line && !product.categories.includes('kids'))
  return [...new Map(others.map((product) => [product.colour.id, product])).values()].slice(0, count)
}
