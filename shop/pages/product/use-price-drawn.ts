import { useEffect, useState } from 'react'
import type { PriceDrawing } from './product-content.ts'

/** How long after the page a late price comes, in milliseconds (SHOP-33). */
const late = 500

/** Whether the price is drawn by now. */
export function usePriceDrawn(drawing: PriceDrawing): boolean {
  const [drawn, setDrawn] = useState(drawing === 'at once')

  useEffect(() => {
    if (drawing !== 'late') return undefined
    const timer = setTimeout(() => setDrawn(true), late)
    return () => clearTimeout(timer)
  }, [drawing])

  return drawn
}
