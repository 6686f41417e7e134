/** A place for the mark, in CSS pixels from the edges of the window. */
export type MarkPlace = { side: 'left' | 'right'; bottom: number }

/** What a place would cover. Whatever is a button must stay free; a link is covered only where nothing else is. */
export type Covered = { buttons: number; links: number }

/**
 * Returns the first place that covers least. The mark stays where it is while no button is there, so that it does not jump
 * about.
 */
export function choosePlace(
  places: readonly MarkPlace[],
  coveredAt: (place: MarkPlace) => Covered,
  current: MarkPlace | undefined,
): MarkPlace | undefined {
  if (current && coveredAt(current).buttons === 0) return current
  let best: { place: MarkPlace; cost: number } | undefined
  for (const place of places) {
    const { buttons, links } = coveredAt(place)
    const cost = buttons * 1000 + links
    if (!best || cost < best.cost) best = { place, cost }
    if (cost === 0) break
  }
  return best?.place
}

/** Returns the places along both edges of a window from the bottom up, those of the wanted side first. */
export function listPlaces(side: MarkPlace['side'], windowHeight: number, markHeight: number): MarkPlace[] {
  const steps = Math.max(1, Math.floor((windowHeight - markHeight - edge) / step))
  const bottoms = Array.from({ length: steps }, (_, index) => edge + index * step)
  const sides: MarkPlace['side'][] = [side, side === 'left' ? 'right' : 'left']
  return sides.flatMap((each) => bottoms.map((bottom) => ({ side: each, bottom })))
}

/** In CSS pixels: the distance from the edges, and between two places. */
export const edge = 16
const step = 28
