import { mixColours } from '../mix.ts'
import type { Sheet } from '../sheet.ts'
import { drawPool } from './parts/draw-pool.ts'
import { placeShoe } from './parts/place-shoe.ts'

const shade = '#2c1d1f'
const brick = '#94493a'
const paint = '#2f5257'
const stone = '#625c62'
const brass = '#d3a95c'

/** A doorstep in the evening sun: trainers on the mat before a house of brick. */
export function drawDoorstep(sheet: Sheet): void {
  drawWall(sheet)
  drawDoor(sheet)
  drawSteps(sheet)
  drawLavender(sheet)
  const trainers = 'brisa-court-clay'
  drawPool(sheet, { x: 1290, y: 690, rx: 200, ry: 11, colour: shade, strength: 0.5 })
  placeShoe(sheet, trainers, { x: 1262, y: 688, size: 0.47, veil: ['#4a2c2a', 0.24] })
  drawPool(sheet, { x: 1180, y: 713, rx: 215, ry: 13, colour: shade, strength: 0.6 })
  placeShoe(sheet, trainers, { x: 1146, y: 712, size: 0.52 })
}

function drawWall({ solid, line, blend, group }: Sheet): void {
  solid(
    'M0-200H1800V800H0Z',
    blend('slant', [mixColours(brick, shade, 0.2), brick, mixColours(brick, '#e59a6c', 0.35)]),
  )
  const rows = Array.from({ length: 31 }, (_, row) => -200 + row * 32)
  const pale = mixColours(brick, '#f0d6bd', 0.45)
  group('stroke-linecap="butt"', () => {
    const coursesOf = (rest: number) =>
      rows.filter((_, row) => row % 2 === rest).map((y) => `M${rest * -44} ${y + 16}H1800`)
    // Single bricks are darker or lighter, as they came out of the kiln.
    line(coursesOf(0).join(''), shade, { width: 30, opacity: 0.12, dash: '86 442' })
    line(coursesOf(1).join(''), '#f0b48a', { width: 30, opacity: 0.12, dash: '0 176 86 354' })
    line(coursesOf(0).join(''), pale, { width: 32, opacity: 0.4, dash: '0 86 2.5 0' })
    line(coursesOf(1).join(''), pale, { width: 32, opacity: 0.4, dash: '0 86 2.5 0' })
  })
  line(rows.map((y) => `M0 ${y}H1800`).join(''), pale, { width: 2.5, opacity: 0.4 })
  solid('M240-200H420L760 772H580ZM500-200H640L980 772H840Z', blend('across', ['#ffc98800', '#ffc98833', '#ffc98800']))
}

function drawDoor(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  const deep = mixColours(paint, shade, 0.5)
  solid('M968-200H1532V656H968Z', blend('across', ['#efe4d2', '#d8c9b4', '#a8988a']))
  solid('M1008-200H1492V656H1008Z', deep)
  solid(
    'M1024-200H1492V656H1024Z',
    blend('across', [mixColours(paint, '#e9d3ae', 0.22), paint, mixColours(paint, shade, 0.25)]),
  )
  solid('M1008-200H1034V656H1008Z', `${shade}88`)
  const panel = blend('slant', [mixColours(paint, shade, 0.3), paint, mixColours(paint, '#e9d3ae', 0.22)])
  for (const [x, y, height] of [
    [1072, 380, 220],
    [1284, 380, 220],
    [1072, -160, 440],
    [1284, -160, 440],
  ] as const) {
    solid(`M${x} ${y}h160v${height}h-160Z`, panel)
    solid(`M${x + 14} ${y + 14}h132v${height - 28}h-132Z`, blend('slant', [mixColours(paint, '#e9d3ae', 0.16), paint]))
    line(`M${x} ${y}h160M${x} ${y}v${height}`, deep, { width: 3, opacity: 0.7 })
  }
  solid('M1196 312H1320V346H1196Z', blend('down', ['#f2d79c', brass, '#8d6a31']))
  line('M1206 329H1310', '#6d4f22', { width: 5, opacity: 0.7 })
  drawPool(sheet, { x: 1436, y: 332, rx: 26, ry: 26, colour: shade, strength: 0.5 })
  solid('M1412 324a18 18 0 1 0 36 0a18 18 0 1 0-36 0', blend('slant', ['#fbe8bd', brass, '#7d5b28']))
  // The low sun comes in on the left, and leaves the shadow of the frame.
  solid('M1024-200H1190L1330 656H1024Z', blend('across', ['#ffdc9f00', '#ffdc9f30', '#ffdc9f44']))
}

function drawSteps(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  const light = mixColours(stone, '#ffe6cf', 0.26)
  const dark = mixColours(stone, shade, 0.42)
  solid('M0 772H1800V1320H0Z', blend('down', ['#8a4f3e', '#74402f', '#5c3126']))
  line('M0 774H1800', shade, { width: 6, opacity: 0.3 })
  // Bricks on edge, in rows that grow towards the eye.
  const rows = [772, 796, 826, 864, 912, 974, 1054, 1160, 1300]
  const joints = rows.slice(1).flatMap((near, row) =>
    Array.from({ length: 19 }, (_, index) => {
      const along = (index - 9 + (row % 2) / 2) * 0.42
      const atDepth = (y: number) => Math.round(800 + along * (y - 520))
      return `M${atDepth(rows[row] ?? near)} ${rows[row]}L${atDepth(near)} ${near}`
    }),
  )
  line(rows.map((y) => `M0 ${y}H1800`).join('') + joints.join(''), '#2f1814', { width: 2.5, opacity: 0.4 })
  drawPool(sheet, { x: 1300, y: 880, rx: 500, ry: 16, colour: shade, strength: 0.45 })
  for (const [left, right, far, near, foot, inset] of [
    [826, 1674, 770, 806, 880, 30],
    [906, 1594, 656, 726, 800, 46],
  ] as const) {
    solid(`M${left} ${near}H${right}V${foot}H${left}Z`, blend('down', [stone, dark]))
    solid(`M${left + inset} ${far}H${right - inset}L${right} ${near}H${left}Z`, blend('across', [light, light, stone]))
    line(`M${left} ${near + 1}H${right}`, '#ffeeda', { width: 3, opacity: 0.55 })
    line(`M${left} ${near + 16}H${right}`, shade, { width: 2, opacity: 0.25 })
  }
  solid('M988 668H1440L1462 716H958Z', blend('across', ['#b98d57', '#9c7345', '#7d5a38']))
  line('M984 678H1444M976 690H1450M968 703H1456', '#5d4128', { width: 7, opacity: 0.3, dash: '1 9' })
  line('M958 718H1462', shade, { width: 4, opacity: 0.4 })
}

function drawLavender(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  const clay = '#c87a55'
  drawPool(sheet, { x: 1544, y: 700, rx: 110, ry: 10, colour: shade, strength: 0.5 })
  const stems = Array.from({ length: 15 }, (_, index) => {
    const lean = index - 7
    return [1528 + lean * 5, lean * 17, 130 + ((index * 37) % 60)] as const
  })
  const pathOf = ([x, lean, height]: (typeof stems)[number]) =>
    `M${x} 580q${lean * 0.2} ${-height * 0.6} ${lean} ${-height}`
  line(stems.map(pathOf).join(''), '#6f8460', { width: 4 })
  const blooms = stems.map(([x, lean, height]) => `M${x + lean} ${580 - height}l${Math.round(lean * 0.4)}-50`)
  line(blooms.join(''), '#6d5a94', { width: 15, dash: '1 10' })
  line(blooms.join(''), '#a994cf', { width: 9, dash: '1 10' })
  const tufts = stems.map(([x, lean]) => `M${x} 582q${lean * 0.5} -30 ${lean * 0.9} ${-64 + Math.abs(lean) * 0.2}`)
  line(tufts.join(''), '#8ba07a', { width: 6 })
  solid(
    'M1462 580H1594L1576 700C1550 708 1506 708 1480 700Z',
    blend('across', [mixColours(clay, '#ffe3c6', 0.45), clay, mixColours(clay, shade, 0.5)]),
  )
  solid(
    'M1454 566H1602V600C1560 607 1496 607 1454 600Z',
    blend('across', [mixColours(clay, '#ffe3c6', 0.55), clay, mixColours(clay, shade, 0.45)]),
  )
}
