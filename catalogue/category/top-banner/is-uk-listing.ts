import { template } from './template.ts'

/** Whether a page is a listing of the British shop: a category page, and an address that says so (CAT-15.3). */
export function isUkListing(pageType: string | undefined, address: string): boolean {
  const [part] = template.paths?.include ?? []
  return pageType === 'category' && part !== undefined && address.includes(part)
}
