import type { Content } from './template.ts'

/** What becomes of the promo; one that is hidden is not moved (BAS-02.1, BAS-02.3). */
export function fateOf({ hidePromo, moveDown }: Content): 'hidden' | 'moved' | 'left' {
  if (hidePromo) return 'hidden'
  return moveDown ? 'moved' : 'left'
}
