/** Returns whether an element is a column beside others, by a float or in a row of its parent, and has room for a line below what is in it. */
export function isColumn(element: Element): boolean {
  const { parentElement } = element
  if (!parentElement || isRow(element)) return false
  return getComputedStyle(element).float !== 'none' || isRow(parentElement) || isGrid(parentElement)
}

function isRow(element: Element): boolean {
  const { display, flexDirection } = getComputedStyle(element)
  return display.endsWith('flex') && flexDirection.startsWith('row')
}

function isGrid(element: Element): boolean {
  const { display, gridTemplateColumns } = getComputedStyle(element)
  return display.endsWith('grid') && gridTemplateColumns.split(/px\b/).length > 2
}
