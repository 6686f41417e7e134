import { mixColours } from '../../mix.ts'
import type { Sheet } from '../../sheet.ts'

/** A fold from one point to another, bowed towards the point between; at its middle it has the width. */
export type Fold = readonly [x: number, y: number, bowX: number, bowY: number, toX: number, toY: number, width: number]

/** The colour of a cloth, and those that it turns to in the light and in the shade. */
export type Cloth = { cloth: string; light: string; dark: string }

type Piece = Cloth & {
  path: string
  folds: readonly Fold[]
  stripes?: { path: string; colour: string; width: number }
  /** The seam along the lower edge. */
  hem?: string
}

/** Draws a piece of clothing that light falls on from the left, such as a trouser leg. */
export function drawCloth(
  { solid, line, blend }: Sheet,
  { path, cloth, light, dark, folds, stripes, hem }: Piece,
): void {
  const lit = mixColours(cloth, light, 0.28)
  const deep = mixColours(cloth, dark, 0.6)
  const paint = [mixColours(cloth, light, 0.1), lit, cloth, mixColours(cloth, dark, 0.3), deep]
  solid(path, blend('across', paint), () => {
    for (const share of [1, 0.6, 0.3]) solid(folds.map((fold) => leafOf(fold, share)).join(''), `${deep}38`)
    if (stripes) line(stripes.path, stripes.colour, { width: stripes.width, opacity: 0.6 })
    if (hem) {
      line(hem, deep, { width: 7, opacity: 0.35 })
      line(hem, lit, { width: 1.6, opacity: 0.6 })
    }
  })
}

/** The outline of a fold: pointed at both ends, its shade on the right of its edge. */
function leafOf([x, y, bowX, bowY, toX, toY, width]: Fold, share: number): string {
  const length = Math.hypot(toX - x, toY - y)
  const asideX = Math.round(bowX + (2 * share * width * Math.abs(toY - y)) / length)
  const asideY = Math.round(bowY + (2 * share * width * Math.abs(toX - x)) / length)
  return `M${x} ${y}Q${bowX} ${bowY} ${toX} ${toY}Q${asideX} ${asideY} ${x} ${y}`
}
