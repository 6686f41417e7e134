import { type Locale, localePath } from '../../locales/locale.ts'
import { textIn } from '../../locales/text-in.ts'
import { textsFor } from '../../locales/texts.ts'
import type { SceneName } from '../../pictures/scenes/draw-scene.ts'
import type { Category, Product } from '../../products/product.ts'
import { products } from '../../products/products.ts'
import { cardOf } from '../data/card-of.ts'
import { pictureOf } from '../data/picture-of.ts'
import { sceneOf } from '../data/scene-of.ts'
import type { LoadedPage } from '../page-data.ts'
import type { HomeContent } from './home-content.ts'

const tiles: { category: Category; scene: SceneName }[] = [
  { category: 'women', scene: 'cafe' },
  { category: 'men', scene: 'stair' },
  { category: 'kids', scene: 'puddle' },
  { category: 'boots', scene: 'pavement' },
]

/** Loads the home page (SHOP-03). */
export function loadHome(locale: Locale): LoadedPage {
  const texts = textsFor(locale).home
  const newIn = products.filter(isNew)
  return {
    path: '',
    type: 'home',
    subtypes: [],
    title: texts.title,
    description: texts.description,
    content: {
      page: 'home',
      reviews: reviewsOf(products),
      hero: { scene: sceneOf('hallway', locale), href: localePath(locale, 'shop/new') },
      tiles: tiles.map(({ category, scene }) => ({
        category,
        href: localePath(locale, `shop/${category}`),
        scene: sceneOf(scene, locale),
      })),
      newIn: oneOfEachLine(newIn, 4).map((product) => cardOf(product, locale)),
      gallery: oneOfEachColour(4).map((product) => ({
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

function oneOfEachLine(from: readonly Product[], count: number): Product[] {
  return [...new Map(from.map((product) => [product.line, product])).values()].slice(0, count)
}

function oneOfEachColour(count: number): Product[] {
  const others = products.filter((product) => !product.categories.includes('kids'))
  return [...new Map(others.map((product) => [product.colour.id, product])).values()].slice(0, count)
}
