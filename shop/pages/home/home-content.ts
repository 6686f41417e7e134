import type { Category } from '../../products/product.ts'
import type { ProductCardFacts } from '../data/card-of.ts'
import type { Picture } from '../data/picture-of.ts'
import type { ScenePicture } from '../data/scene-of.ts'

export type HomeContent = {
  /** Of all products together: the rating in tenths, and the number of reviews. */
  reviews: { rating: number; count: number }
  hero: { scene: ScenePicture; href: string }
  tiles: { category: Category; href: string; scene: ScenePicture }[]
  newIn: ProductCardFacts[]
  gallery: { href: string; picture: Picture; name: string }[]
}
