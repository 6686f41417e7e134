/** Returns the items in an order that looks random and is the same for the same seed. */
export function shuffleItems<Item>(items: readonly Item[], seed: string): Item[] {
  return items
    .map((item, index) => ({ item, place: hashText(`${seed} ${index}`) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** FNV-1a with a final mix, 32 bits. */
function hashText(text: string): number {
  let value = 0x811c9dc5
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}
