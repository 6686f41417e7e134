import { createSheet, type Sheet } from '../sheet.ts'
import { drawCafe } from './cafe.ts'
import { drawDoorstep } from './doorstep.ts'
import { drawHallway } from './hallway.ts'
import { drawPavement } from './pavement.ts'
import { drawPuddle } from './puddle.ts'
import { drawSill } from './sill.ts'
import { drawStair } from './stair.ts'
import { drawWalkway } from './walkway.ts'

/** A part of a drawing; its height follows from the shape. */
type Framing = readonly [x: number, y: number, width: number]

/** A scene is drawn once; each shape frames another part of it. */
type Scene = { draw: (sheet: Sheet) => void } & Record<keyof typeof shapes, Framing>

/**
 * Width and height of each shape: with a calm left half for words over it, for a place beside words, for phones, and for
 * places that cut it to an oblong of either kind.
 */
const shapes = { wide: [1600, 600], banner: [1200, 500], narrow: [800, 1000], square: [1000, 1000] } as const

const scenes = {
  cafe: {
    draw: drawCafe,
    wide: [0, 270, 1600],
    banner: [420, 380, 1130],
    narrow: [510, -110, 800],
    square: [430, 130, 800],
  },
  // Its upright form has a calm lower half for words.
  doorstep: {
    draw: drawDoorstep,
    wide: [130, 270, 1600],
    banner: [640, 430, 1050],
    narrow: [840, 232, 830],
    square: [850, 200, 780],
  },
  hallway: {
    draw: drawHallway,
    wide: [0, 260, 1600],
    banner: [520, 412, 1080],
    narrow: [718, -60, 800],
    square: [715, 178, 760],
  },
  // So has this.
  pavement: {
    draw: drawPavement,
    wide: [0, 280, 1600],
    banner: [450, 356, 1150],
    narrow: [640, 130, 900],
    square: [520, -130, 1150],
  },
  puddle: {
    draw: drawPuddle,
    wide: [0, 270, 1600],
    banner: [500, 395, 1100],
    narrow: [670, 0, 800],
    square: [690, 95, 880],
  },
  sill: {
    draw: drawSill,
    wide: [0, 260, 1600],
    banner: [540, 350, 1150],
    narrow: [778, -120, 820],
    square: [700, 182, 760],
  },
  stair: {
    draw: drawStair,
    wide: [0, 250, 1600],
    banner: [330, 380, 1150],
    narrow: [420, -150, 800],
    square: [455, 190, 780],
  },
  walkway: {
    draw: drawWalkway,
    wide: [0, 260, 1600],
    banner: [440, 340, 1160],
    narrow: [714, -66, 820],
    square: [640, 80, 900],
  },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
export type SceneShape = keyof typeof shapes
export const sceneNames = Object.keys(scenes) as SceneName[]
export const shapeNames = Object.keys(shapes) as SceneShape[]

/** Draws a scene around shoes of the shop as an SVG document in the size of the shape. */
export function drawScene(name: SceneName, shape: SceneShape): string {
  const [width, height] = shapes[shape]
  const { draw, [shape]: frame } = scenes[name]
  const sheet = createSheet()
  sheet.group('fill="none" stroke-linecap="round"', () => draw(sheet))
  const [, , shown] = frame
  const size = `viewBox="${frame.join(' ')} ${(shown * height) / width}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${sheet}</svg>`
}
