import type { Category } from '../../products/product.ts'
import type { Card } from '../data/card-of.ts'
import type { Picture } from '../data/picture-of.ts'

export type HomeContent = {
  hero: { picture: Picture; href: string }
  tiles: { category: Category; href: string; picture: Picture }[]
  newIn: Card[]
  gallery: { href: string; picture: Picture; name: string }[]
}
