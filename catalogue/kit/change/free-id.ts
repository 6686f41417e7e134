/** Returns the first element id with this prefix that is not in use on the page. The same page always gives the same id. */
export function freeId(prefix: string): string {
  let number = 1
  while (document.getElementById(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}
