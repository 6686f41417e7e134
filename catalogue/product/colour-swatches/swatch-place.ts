export type SwatchPlace = { place: 'in' | 'out' } | { place: 'as it is'; because?: string }

/** Returns the place of the swatches. With both settings they stay where they are (PDP-19.1 to PDP-19.3). */
export function swatchPlace({ moveIn, moveOut }: { moveIn: boolean; moveOut: boolean }): SwatchPlace {
  if (moveIn && moveOut) return { place: 'as it is', because: 'moveIn and moveOut are both true' }
  if (moveIn) return { place: 'in' }
  return { place: moveOut ? 'out' : 'as it is' }
}
