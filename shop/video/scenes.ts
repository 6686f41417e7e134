/** A view of the film: where the camera looks (0 to 1 of the picture) and how near it is, at the start and the end. */
export type Scene = { view: number; from: Camera; to: Camera }

type Camera = { x: number; y: number; zoom: number }

const still: Camera = { x: 0.5, y: 0.5, zoom: 1 }

/** Around the shoe: side, pair, from above, near, and back to where it began, so that the film can loop. */
export const scenes: readonly Scene[] = [
  { view: 1, from: still, to: { x: 0.5, y: 0.54, zoom: 1.07 } },
  { view: 2, from: { x: 0.5, y: 0.54, zoom: 1.07 }, to: still },
  { view: 3, from: { x: 0.5, y: 0.56, zoom: 1.02 }, to: { x: 0.5, y: 0.4, zoom: 1.14 } },
  { view: 4, from: { x: 0.56, y: 0.44, zoom: 1.2 }, to: { x: 0.46, y: 0.54, zoom: 1.04 } },
  { view: 1, from: { x: 0.5, y: 0.54, zoom: 1.08 }, to: still },
]

/** In seconds: how long each view is shown, and how long it takes to become the next. */
export const sceneLength = 1.5
export const fadeLength = 0.45
