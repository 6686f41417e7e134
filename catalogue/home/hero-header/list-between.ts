/**
 * Returns what a page has between its header and its content, such as a line with what the shop promises, or the search of
 * `home/top-search`.
 */
export function listBetween(header: Element, main: Element): HTMLElement[] {
  let each: Element | null = header
  while (each && !each.parentElement?.contains(main)) each = each.parentElement
  const found: HTMLElement[] = []
  for (each = each?.nextElementSibling ?? null; each && !each.contains(main); each = each.nextElementSibling)
    if (each instanceof HTMLElement) found.push(each)
  return each ? found : []
}
