import { britishPart } from './british-part.ts'

/** Whether a page is a listing of the British shop: a category page, and an address that says so (CAT-15.3). */
export function isUkListing(pageType: string | undefined, address: string): boolean {
  return pageType === 'category' && address.includes(britishPart)
}
