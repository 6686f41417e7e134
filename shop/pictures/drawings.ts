import type { Colourway, Silhouette } from '../products/product.ts'
import { drawBalletFlatAbove } from './above/ballet-flat.ts'
import { drawBootAbove } from './above/boot.ts'
import { drawLoaferAbove } from './above/loafer.ts'
import { drawSandalAbove } from './above/sandal.ts'
import { drawSlipperAbove } from './above/slipper.ts'
import { drawSneakerAbove } from './above/sneaker.ts'
import type { Sheet } from './sheet.ts'
import { drawBalletFlatSide } from './side/ballet-flat.ts'
import { drawBootSide } from './side/boot.ts'
import { drawLoaferSide } from './side/loafer.ts'
import { drawSandalSide } from './side/sandal.ts'
import { drawSlipperSide } from './side/slipper.ts'
import { drawSneakerSide } from './side/sneaker.ts'

type Draw = (sheet: Sheet, colourway: Colourway) => void

/** Where a close-up looks: at a point of one of the two drawings, so many times nearer, turned by degrees. */
type Detail = { of: 'side' | 'above'; at: readonly [x: number, y: number]; zoom: number; turn: number }

export type Drawing = {
  /** From the outer side, toe to the left, between x 80 and 720. */
  side: Draw
  /** How far down the floor is, and how high the shoe stands on it. */
  floor: number
  height: number
  /** The right shoe from above, toe up, around the point 0 0. */
  above: Draw
  detail: Detail
}

/** How each kind of shoe is drawn. */
export const drawings: Record<Silhouette, Drawing> = {
  sneaker: {
    side: drawSneakerSide,
    floor: 720,
    height: 266,
    above: drawSneakerAbove,
    detail: { of: 'above', at: [0, -50], zoom: 3.3, turn: -24 },
  },
  boot: {
    side: drawBootSide,
    floor: 800,
    height: 440,
    above: drawBootAbove,
    detail: { of: 'side', at: [590, 520], zoom: 2.7, turn: 6 },
  },
  sandal: {
    side: drawSandalSide,
    floor: 720,
    height: 280,
    above: drawSandalAbove,
    detail: { of: 'above', at: [0, -110], zoom: 3.2, turn: 18 },
  },
  loafer: {
    side: drawLoaferSide,
    floor: 720,
    height: 235,
    above: drawLoaferAbove,
    detail: { of: 'above', at: [6, -70], zoom: 3.1, turn: -20 },
  },
  slipper: {
    side: drawSlipperSide,
    floor: 720,
    height: 265,
    above: drawSlipperAbove,
    detail: { of: 'side', at: [450, 570], zoom: 2.8, turn: 4 },
  },
  'ballet-flat': {
    side: drawBalletFlatSide,
    floor: 720,
    height: 155,
    above: drawBalletFlatAbove,
    detail: { of: 'above', at: [-2, -180], zoom: 3.2, turn: 22 },
  },
}
