import type { Product, Silhouette } from '../products/product.ts'
import type { ReviewWords } from './review-words.ts'
import { anyone } from './words/anyone.ts'
import { balletFlat } from './words/ballet-flat.ts'
import { boot } from './words/boot.ts'
import { children } from './words/children.ts'
import { grownUps } from './words/grown-ups.ts'
import { loafer } from './words/loafer.ts'
import { sandal } from './words/sandal.ts'
import { slipper } from './words/slipper.ts'
import { sneaker } from './words/sneaker.ts'

const bySilhouette: Record<Silhouette, readonly ReviewWords[]> = {
  sneaker,
  boot,
  sandal,
  loafer,
  slipper,
  'ballet-flat': balletFlat,
}

/** Returns the texts that suit a product's kind and wearers. */
export function wordsFor({ categories, silhouette }: Product): readonly ReviewWords[] {
  if (categories.includes('kids')) return [...children, ...anyone]
  return [...bySilhouette[silhouette], ...grownUps, ...anyone]
}
