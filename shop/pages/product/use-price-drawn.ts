import { useEffect, useState } from 'react'
import type { PriceDrawing } from './product-content.ts'

/** Milliseconds after the page until a late price is drawn (SHOP-33). */
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
