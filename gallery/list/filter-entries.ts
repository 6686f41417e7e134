import { type PageType, pageTypes } from '../../contract/shop-events.ts'
import type { GalleryEntry } from './gallery-entry.ts'
import { type Purpose, purposeIds, purposeOf, purposes } from './purposes.ts'

export const filteredDevices = ['computer', 'phone'] as const
export type FilteredDevice = (typeof filteredDevices)[number]

/** What the address of the gallery asks for; without a part, everything fits. */
export type GalleryFilter = { q: string; page?: PageType; device?: FilteredDevice; purpose?: Purpose }

/** Reads the filter in the address of the gallery. Values that there are not count as none. */
export function readFilter(query: Record<string, unknown>): GalleryFilter {
  const { q, page, device, purpose } = query
  return {
    q: typeof q === 'string' ? q.trim() : '',
    page: pageTypes.find((each) => each === page),
    device: filteredDevices.find((each) => each === device),
    purpose: purposeIds.find((each) => each === purpose),
  }
}

/** Returns the experiences that fit a filter. Each word of the search is part of what the gallery says about them. */
export function filterEntries(entries: readonly GalleryEntry[], filter: GalleryFilter): GalleryEntry[] {
  const { page, device, purpose } = filter
  const words = filter.q.toLowerCase().split(/\s+/)
  return entries.filter((entry) => {
    if (page && !entry.pages.includes(page)) return false
    if (device && !entry.devices.includes(device === 'phone' ? 'mobile' : device)) return false
    if (purpose && purposeOf(entry.id) !== purpose) return false
    const said = textOf(entry)
    return words.every((word) => said.includes(word))
  })
}

function textOf({ id, ledger, title, look, pages }: GalleryEntry): string {
  return [id, ledger, title, look, ...pages, purposes[purposeOf(id)]].join(' ').toLowerCase()
}
