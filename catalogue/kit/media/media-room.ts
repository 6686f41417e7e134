import type { RoomFacts } from '../../room.ts'

/** The two pictures of a banner for windows from a width on, and below it. */
export type PictureRoom = { media?: string; share: number }

/**
 * Height of a picture by its width, 0.45 for 1600 to 720: of the one for wide windows, and under `media` of the one for narrow
 * ones. Empty for pictures whose size the site does not name.
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

/** As a percentage of a width. */
export function percentOf(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`
}
