/** An element id that no element of the page has yet: the first free one, so that a page drawn twice is the same twice. */
export function freeId(prefix: string): string {
  let number = 1
  while (document.getElementById(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}
