/** Returns the name of an item's first picture without its size, by which a thumbnail is known: `shoe-2` of `/i/shoe-2_150x150.jpg?v=1`. */
function pictureName(item: Element | undefined): string | undefined {
  return /([^/]*?)(?:[-_@]\d*x\d*)?(?:\.\w+)?(?:[?#].*)?$/.exec(pictureOf(item)?.src ?? '')?.[1]
}

export const pictureOf = (item: Element | undefined) =>
  (item?.matches('img') ? item : item?.querySelector('img')) as HTMLImageElement | null | undefined

/** Returns whether two lists show the same pictures in the same order, as far as their names tell. */
export function showSame(one: readonly Element[], other: readonly Element[]): boolean {
  const names = one.map(pictureName)
  return new Set(names).size === other.length && names.every((name, at) => name && name === pictureName(other[at]))
}
