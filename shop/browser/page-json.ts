import type { PageData } from '../pages/page-data.ts'

/** The element that carries the page's data. */
export const pageJsonId = 'page-data'

/** The data this page was drawn from. @throws when the element is missing: then the page is not one of the shop's */
export function readPageJson(document: Document): PageData {
  const json = document.getElementById(pageJsonId)?.textContent
  if (!json) throw new Error(`The page carries no #${pageJsonId}.`)
  return JSON.parse(json)
}
