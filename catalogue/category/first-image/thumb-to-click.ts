/** The properties of a thumbnail that decide about the click. */
export type Thumb = { isChosen: boolean; leadsAway: boolean }

/**
 * Returns whether the first thumbnail of an item is to be clicked, which requires several thumbnails of which none is
 * chosen (CAT-10.2, CAT-10.3).
 */
export function isToBeClicked(thumbs: readonly Thumb[]): boolean {
  const [first] = thumbs
  return first !== undefined && thumbs.length > 1 && !first.leadsAway && thumbs.every(({ isChosen }) => !isChosen)
}
