import type { RoomFacts } from '../../room.ts'
import { type PictureRoom, pictureRoom } from './media-room.ts'
import type { PictureWording } from './word-fields.ts'

/** The least height of words below and before a picture in px, as `picture-words.css` has it. */
const leastWords = { narrow: 204, wide: 260 }

type WordedRoom = PictureRoom & {
  /** Adds the words to the height of the picture at the full width of the banner; both are CSS, such as `45%`. */
  heightWith(picture: string): string
}

/**
 * Returns the room of a banner with its words: below 768 px they are below the picture, and in wider windows before it, where
 * it has three fifths of the width. Without words it is that of the picture.
 */
export function wordedRoom(
  { wide, narrow, words }: { wide: string; narrow: string; words: PictureWording },
  facts: RoomFacts,
): readonly WordedRoom[] {
  const [usual, phone] = pictureRoom({ wide, narrow }, facts)
  if (!usual) return []
  if (!words.title && !words.text && !words.cta)
    return [usual, ...(phone ? [phone] : [])].map((room) => ({ ...room, heightWith: (picture) => picture }))
  return [
    { ...usual, heightWith: (picture) => `max(${picture}*.6,${leastWords.wide}px)` },
    {
      media: '(max-width:767.98px)',
      share: (phone ?? usual).share,
      heightWith: (picture) => `calc(${picture} + ${leastWords.narrow}px)`,
    },
  ]
}
