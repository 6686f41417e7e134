import type { RoomFacts } from '../../room.ts'

/** The height of a picture relative to its width, for the windows of a media query. */
export type PictureRoom = { media?: string; share: number }

/**
 * Returns the height of a banner relative to its width, e.g. 0.45 for 1600 by 720: for the picture of wide windows, and with
 * `media` for that of narrow ones. Empty when the site configuration does not state the sizes of the pictures.
 */
export function pictureRoom(
  { wide, narrow }: { wide: string; narrow: string },
  { sizeOf }: RoomFacts,
): readonly PictureRoom[] {
  const shareOf = (address: string) => {
    const [width = 0, height = 0] = sizeOf(address) ?? []
    return width > 0 ? Math.round((height / width) * 1e5) / 1e5 : 0
  }
  const rooms = [
    { share: shareOf(wide || narrow) },
    ...(narrow && wide ? [{ media: '(max-width:767.98px)', share: shareOf(narrow) }] : []),
  ]
  return rooms.every((each) => each.share > 0) ? rooms : []
}

/** Formats a share as a percentage. */
export function percentOf(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`
}
