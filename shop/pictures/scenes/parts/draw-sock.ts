import { mixColours } from '../../mix.ts'
import type { Sheet } from '../../sheet.ts'
import type { Cloth } from './draw-cloth.ts'

/** Draws a ribbed sock in the opening of a loafer, in the shoe's own coordinates, up to where a trouser leg hides it. */
export function drawSock({ solid, line, blend }: Sheet, { cloth, light, dark }: Cloth): void {
  const deep = mixColours(cloth, dark, 0.6)
  const paint = [mixColours(cloth, light, 0.1), mixColours(cloth, light, 0.35), cloth, deep]
  const path =
    'M476 498C486 546 530 596 594 603C644 605 674 591 693 565C684 520 668 470 672 400L676 270H490C494 350 504 420 476 498Z'
  solid(path, blend('across', paint), () => {
    const ribs = Array.from({ length: 9 }, (_, rib) => {
      const x = 504 + rib * 20
      return `M${x} 260C${x} 420 ${x - 6} 480 ${x - 14 + rib * 3} 610`
    })
    line(ribs.join(''), deep, { width: 3.5, opacity: 0.35 })
    line('M470 520C490 560 540 606 600 610C650 610 680 590 700 565', dark, { width: 22, opacity: 0.3 })
  })
}
