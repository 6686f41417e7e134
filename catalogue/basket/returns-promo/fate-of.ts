import type { Content } from './template.ts'

/** Returns what happens to the promo. A hidden promo is not moved (BAS-02.1, BAS-02.3). */
export function fateOf({ hidePromo, moveDown }: Content): 'hidden' | 'moved' | 'left' {
  if (hidePromo) return 'hidden'
  return moveDown ? 'moved' : 'left'
}
