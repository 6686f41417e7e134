import type { Colourway, Cut } from '../products/product.ts'
import { drawBooteeAbove } from './above/bootee.ts'
import { drawBowAbove } from './above/bow.ts'
import { drawChelseaAbove } from './above/chelsea.ts'
import { drawClogAbove } from './above/clog.ts'
import { drawCourtAbove } from './above/court.ts'
import { drawCrossedAbove } from './above/crossed.ts'
import { drawDriverAbove } from './above/driver.ts'
import { drawHeeledAbove } from './above/heeled.ts'
import { drawHighTopAbove } from './above/high-top.ts'
import { drawLaceUpAbove } from './above/lace-up.ts'
import { drawMuleAbove } from './above/mule.ts'
import { drawPennyAbove } from './above/penny.ts'
import { drawPointedAbove, pointedOutline } from './above/pointed.ts'
import { drawRunnerAbove } from './above/runner.ts'
import { drawSlideAbove } from './above/slide.ts'
import { drawStrapAbove } from './above/strap.ts'
import { drawTallAbove } from './above/tall.ts'
import { drawTasselAbove } from './above/tassel.ts'
import { drawTwoStrapAbove } from './above/two-strap.ts'
import type { Sheet } from './sheet.ts'
import { drawBooteeSide } from './side/bootee.ts'
import { drawBowSide } from './side/bow.ts'
import { drawChelseaSide } from './side/chelsea.ts'
import { drawClogSide } from './side/clog.ts'
import { drawCourtSide } from './side/court.ts'
import { drawCrossedSide } from './side/crossed.ts'
import { drawDriverSide } from './side/driver.ts'
import { drawHeeledSide } from './side/heeled.ts'
import { drawHighTopSide } from './side/high-top.ts'
import { drawLaceUpSide } from './side/lace-up.ts'
import { drawMuleSide } from './side/mule.ts'
import { drawPennySide } from './side/penny.ts'
import { drawPointedSide } from './side/pointed.ts'
import { drawRunnerSide } from './side/runner.ts'
import { drawSlideSide } from './side/slide.ts'
import { drawStrapSide } from './side/strap.ts'
import { drawTallSide } from './side/tall.ts'
import { drawTasselSide } from './side/tassel.ts'
import { drawTwoStrapSide } from './side/two-strap.ts'
import type { treads } from './treads.ts'

type Draw = (sheet: Sheet, colourway: Colourway) => void

/** What a close-up shows: a point of one of the two drawings, the magnification, and the rotation in degrees. */
type DetailView = { of: 'side' | 'above'; at: readonly [x: number, y: number]; zoom: number; turn: number }

export type ShoeDrawing = {
  /** From the outer side, toe to the left, between x 80 and 720. */
  side: Draw
  /** The height of the floor, and the shoe's height above it. */
  floor: number
  height: number
  /** The right shoe from above, toe up, around the point 0 0. */
  above: Draw
  /** Its sole from above, if it is not the common outline. */
  outline?: string
  detail: DetailView
  tread: keyof typeof treads
}

/** The drawings of each cut. */
export const drawings: Record<Cut, ShoeDrawing> = {
  court: {
    side: drawCourtSide,
    floor: 720,
    height: 266,
    above: drawCourtAbove,
    detail: { of: 'above', at: [0, -50], zoom: 3.3, turn: -24 },
    tread: 'fine',
  },
  'high-top': {
    side: drawHighTopSide,
    floor: 720,
    height: 345,
    above: drawHighTopAbove,
    detail: { of: 'side', at: [430, 520], zoom: 2.7, turn: 8 },
    tread: 'fine',
  },
  runner: {
    side: drawRunnerSide,
    floor: 720,
    height: 266,
    above: drawRunnerAbove,
    detail: { of: 'above', at: [0, -60], zoom: 3.2, turn: -16 },
    tread: 'wide',
  },
  chelsea: {
    side: drawChelseaSide,
    floor: 800,
    height: 440,
    above: drawChelseaAbove,
    detail: { of: 'side', at: [590, 520], zoom: 2.7, turn: 6 },
    tread: 'forefoot',
  },
  'lace-up': {
    side: drawLaceUpSide,
    floor: 800,
    height: 450,
    above: drawLaceUpAbove,
    detail: { of: 'side', at: [440, 530], zoom: 2.6, turn: -4 },
    tread: 'lugs',
  },
  tall: {
    side: drawTallSide,
    floor: 800,
    height: 620,
    above: drawTallAbove,
    detail: { of: 'side', at: [580, 610], zoom: 2.4, turn: 4 },
    tread: 'forefoot',
  },
  crossed: {
    side: drawCrossedSide,
    floor: 720,
    height: 280,
    above: drawCrossedAbove,
    detail: { of: 'above', at: [0, -110], zoom: 3.2, turn: 18 },
    tread: 'fine',
  },
  'two-strap': {
    side: drawTwoStrapSide,
    floor: 720,
    height: 225,
    above: drawTwoStrapAbove,
    detail: { of: 'above', at: [10, -80], zoom: 3.0, turn: -16 },
    tread: 'fine',
  },
  slide: {
    side: drawSlideSide,
    floor: 720,
    height: 220,
    above: drawSlideAbove,
    detail: { of: 'above', at: [0, -120], zoom: 3.0, turn: 14 },
    tread: 'wide',
  },
  heeled: {
    side: drawHeeledSide,
    floor: 720,
    height: 300,
    above: drawHeeledAbove,
    detail: { of: 'side', at: [610, 560], zoom: 2.7, turn: -4 },
    tread: 'ball',
  },
  penny: {
    side: drawPennySide,
    floor: 720,
    height: 235,
    above: drawPennyAbove,
    detail: { of: 'above', at: [6, -70], zoom: 3.1, turn: -20 },
    tread: 'smooth',
  },
  tassel: {
    side: drawTasselSide,
    floor: 720,
    height: 240,
    above: drawTasselAbove,
    detail: { of: 'above', at: [2, -60], zoom: 3.2, turn: 16 },
    tread: 'smooth',
  },
  driver: {
    side: drawDriverSide,
    floor: 720,
    height: 220,
    above: drawDriverAbove,
    detail: { of: 'above', at: [4, -80], zoom: 3.0, turn: -14 },
    tread: 'pebbles',
  },
  mule: {
    side: drawMuleSide,
    floor: 720,
    height: 265,
    above: drawMuleAbove,
    detail: { of: 'side', at: [450, 570], zoom: 2.8, turn: 4 },
    tread: 'wide',
  },
  clog: {
    side: drawClogSide,
    floor: 720,
    height: 250,
    above: drawClogAbove,
    detail: { of: 'side', at: [430, 580], zoom: 2.7, turn: -4 },
    tread: 'wide',
  },
  bootee: {
    side: drawBooteeSide,
    floor: 720,
    height: 320,
    above: drawBooteeAbove,
    detail: { of: 'side', at: [520, 520], zoom: 2.5, turn: 4 },
    tread: 'wide',
  },
  bow: {
    side: drawBowSide,
    floor: 720,
    height: 155,
    above: drawBowAbove,
    detail: { of: 'above', at: [-2, -180], zoom: 3.2, turn: 22 },
    tread: 'ball',
  },
  pointed: {
    side: drawPointedSide,
    floor: 720,
    height: 165,
    above: drawPointedAbove,
    outline: pointedOutline,
    detail: { of: 'above', at: [0, -190], zoom: 3.0, turn: -18 },
    tread: 'ball',
  },
  strap: {
    side: drawStrapSide,
    floor: 720,
    height: 170,
    above: drawStrapAbove,
    detail: { of: 'above', at: [0, -60], zoom: 3.1, turn: 18 },
    tread: 'ball',
  },
}
