import { draftParameter, frameParameter } from '../edit/edit-address.ts'
import type { GalleryEntry } from '../list/gallery-entry.ts'
import { needsOf } from './needs.ts'

export const shownHalves = ['show', 'control', 'live'] as const
export type ShownHalf = (typeof shownHalves)[number]

/** Whether the frame beside the form shows the experience for the first time, and outlines it. */
export const frameVisits = ['first', 'again'] as const
export type FrameVisit = (typeof frameVisits)[number]

/** The path that prepares the browser and opens an experience, as the gallery links it. */
export function showPath(experienceId: string, half: ShownHalf = 'show'): string {
  return `/gallery/show/${experienceId}${half === 'show' ? '' : `?half=${half}`}`
}

/** The token of a draft of the experience's content; in the frame beside the form also how often it was shown there. */
export type DraftQuery = { draft?: string | undefined; frame?: FrameVisit | undefined }

/** The path of the prepared page with a draft of the experience's content. */
export function draftPath(experienceId: string, { draft, frame }: DraftQuery): string {
  const query = new URLSearchParams({ ...(draft && { draft }), ...(frame && { frame }) })
  return `/gallery/show/${experienceId}?${query}`
}

/** The path that opens a page of this shop in a phone. */
export function phonePath(show: string): string {
  return `/gallery/phone?show=${encodeURIComponent(show)}`
}

/**
 * Returns the address of the prepared page: it says by `gallery_show` what to scroll to. Where products have to be seen
 * before, it is that of the first, which leads on from one to the next by `gallery_next`.
 */
export function shownAddress(
  { id, links }: Pick<GalleryEntry, 'id' | 'links'>,
  half: ShownHalf,
  { draft, frame }: DraftQuery = {},
): string {
  const { seen, query } = needsOf(id, links.show)
  const parameters = new URLSearchParams({
    gallery_show: id,
    ...(draft && { [draftParameter]: draft }),
    ...(frame && { [frameParameter]: frame }),
  })
  const address = `${links[half]}${query ? `&${query}` : ''}&${parameters}`
  if (seen === undefined) return address
  const [front] = /^\/\w\w\/\w\w\//.exec(address) ?? []
  const forced = new URL(links.show, 'http://shop').searchParams.toString()
  const [first, ...later] = [...seen.map((productId) => `${front}product/${productId}?${forced}`), address]
  return `${first}&${new URLSearchParams(later.map((each) => ['gallery_next', each]))}`
}

/** Whether an experience runs on phones only. */
export function isPhoneOnly({ devices }: Pick<GalleryEntry, 'devices'>): boolean {
  return !devices.includes('computer')
}
