/** The parts of the kit that have a page, in the ledger's order (SHR-02 to SHR-14). */
export const kitPartIds = [
  'carousel',
  'dialog',
  'money',
  'product-card',
  'recommendations',
  'add-to-bag',
  'counters',
  'datasets',
  'recently-viewed',
  'popup-memory',
  'search-box',
  'media',
  'listing',
] as const

export type KitPartId = (typeof kitPartIds)[number]

export function isKitPartId(id: string): id is KitPartId {
  return kitPartIds.some((each) => each === id)
}
