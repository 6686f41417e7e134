import type { PageData } from '../pages/page-data.ts'

/** The id of the element with the page's data. */
export const pageJsonId = 'page-data'

/**
 * Reads the data from which the page was rendered. @throws when the element is missing, which means it is not a page of
 * the shop
 */
export function readPageJson(document: Document): PageData {
  const json = document.getElementById(pageJsonId)?.textContent
  if (!json) throw new Error(`The page carries no #${pageJsonId}.`)
  return JSON.parse(json)
}
