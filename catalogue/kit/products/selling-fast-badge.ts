/** The badge of a product that sells fast: words, which are read where they stand. Its look is `selling-fast-badge.css`. */
export function sellingFastBadge(message: string | Node): HTMLElement {
  const badge = document.createElement('span')
  badge.className = 'instep-selling-fast'
  badge.append(message)
  return badge
}
