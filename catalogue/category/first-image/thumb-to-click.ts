/** A small picture of an item, as far as it counts here. */
export type Thumb = { isChosen: boolean; leadsAway: boolean }

/** Whether the first small picture of an item is to be clicked: of several, none of which is chosen (CAT-10.2, CAT-10.3). */
export function isToBeClicked(thumbs: readonly Thumb[]): boolean {
  const [first] = thumbs
  return first !== undefined && thumbs.length > 1 && !first.leadsAway && thumbs.every(({ isChosen }) => !isChosen)
}
