const names = 'h1, h2, h3, h4, h5, h6, a[href]'

/**
 * Returns the element in which something can stand under a basket item: the row itself or, in a table, where a row may only
 * hold cells, the cell with the item's name.
 */
export function roomInRow(row: Element): Element {
  if (!row.matches('tr, tbody')) return row
  const cells = [...row.querySelectorAll('td, th')]
  return cells.find(hasName) ?? cells[0] ?? row
}

/** A name is a heading or a link; a link that removes the item often has a single sign. */
function hasName(cell: Element): boolean {
  return [...cell.querySelectorAll(names)].some(({ textContent }) => /[\p{L}\p{N}]{2}/u.test(textContent))
}
