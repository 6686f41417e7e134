/** Creates the badge of a product that sells fast. Its styles are in `selling-fast-badge.css`. */
export function sellingFastBadge(message: string | Node): HTMLElement {
  const badge = document.createElement('span')
  badge.className = 'instep-selling-fast'
  badge.append(message)
  return badge
}
