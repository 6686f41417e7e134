import type { Sheet } from '../sheet.ts'
import { drawCloth } from './parts/draw-cloth.ts'
import { drawPool } from './parts/draw-pool.ts'
import { drawSock } from './parts/draw-sock.ts'
import { placeShoe } from './parts/place-shoe.ts'

const shade = '#2f2a2e'
const flannel = { cloth: '#5d6470', light: '#dfe3e6', dark: '#23252e' }
const ochre = { cloth: '#c99a3f', light: '#fff0c9', dark: '#5a3a16' }
const loafer = 'quill-penny-oxblood'

/** Near ends of the steps: where each begins on the right, and its height. They rise to the left. */
const steps = [
  [1700, 820],
  [776, 680],
  [500, 540],
  [240, 400],
  [-20, 260],
  [-280, 120],
] as const

/** Where a point of the near side lies at the far side, by the wall; the eye is at 700, 560. */
const farX = (x: number) => Math.round(700 + (x - 700) * 0.78)
const farY = (y: number) => Math.round(560 + (y - 560) * 0.78)

/** An office stair: loafers on their way up to the light. It is drawn to the left and shown to the right. */
export function drawStair(sheet: Sheet): void {
  sheet.group('transform="matrix(-1 0 0 1 1600 0)"', () => {
    drawHall(sheet)
    drawSteps(sheet)
    drawPool(sheet, { x: 900, y: 814, rx: 150, ry: 11, colour: shade, strength: 0.7 })
    drawFarLeg(sheet)
    drawPool(sheet, { x: 655, y: 677, rx: 165, ry: 9, colour: shade, strength: 0.6 })
    drawNearLeg(sheet)
  })
}

function drawHall({ solid, line, blend, group }: Sheet): void {
  solid('M-100-200H1700V860H-100Z', blend('across', ['#eef0e8', '#dde2d8', '#c9d0c6', '#bac2b9']))
  group('opacity=".7"', () => {
    const pane = blend('across', ['#fffbe9', '#fffbe900'])
    for (const x of [-60, 150, 360, 570]) solid(`M${x} -200h150l300 900h-150Z`, pane)
  })
  solid(`M0 ${farY(820) - 40}H1700V${farY(820)}H0Z`, blend('down', ['#b4bbb1', '#9aa298']))
  line(`M0 ${farY(820) - 40}H1700`, '#f4f5ee', { width: 2, opacity: 0.6 })
  const rods = steps.slice(1).flatMap(([x, y]) => [26, 113, 200].map((inset) => `M${farX(x - inset)}-200V${farY(y)}`))
  const newel = `M${farX(800)}-200V${farY(820)}`
  line(rods.join(''), '#6d675c', { width: 5, opacity: 0.85 })
  line(rods.join(''), '#d8c79f', { width: 1.6, opacity: 0.8 })
  line(newel, '#6d675c', { width: 12 })
  line(newel, '#d8c79f', { width: 3, opacity: 0.7 })
}

function drawSteps(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  solid(`M-100 ${farY(820)}H1700V1000H-100Z`, blend('down', ['#b5b6ab', '#c9c8bc', '#bdbbae']))
  const riser = blend('across', ['#9c9c93', '#b7b6ab'])
  const tread = blend('down', ['#d3d1c4', '#ebe8db'])
  for (const [index, [x, y]] of steps.entries()) {
    const [left, above] = steps[index + 1] ?? [x, y]
    if (above < y) solid(`M${left} ${y}V${above}L${farX(left)} ${farY(above)}V${farY(y)}Z`, riser)
    if (index > 0 && y > 560) solid(`M${left} ${y}H${x}L${farX(x)} ${farY(y)}H${farX(left)}Z`, tread)
  }
  const profile = steps.slice(1).map(([x, y], index) => `${index ? 'H' : 'M'}${x}${index ? '' : ` 820`}V${y}`)
  solid(`${profile.join('')}H-400V820Z`, blend('slant', ['#e9e6da', '#dcd9cc', '#c6c3b6']))
  for (const [x, y] of steps.slice(1)) {
    solid(`M${x - 262} ${y}H${x + 8}V${y + 20}H${x - 262}Z`, blend('down', ['#f5f2e6', '#dedbcd']))
    line(`M${x - 262} ${y + 21}H${x + 6}`, shade, { width: 3, opacity: 0.22 })
    line(`M${x - 262} ${y + 1}H${x + 8}`, '#fffef6', { width: 2 })
  }
  line('M760 702V820', shade, { width: 2, opacity: 0.25 })
  solid('M-100 820H760L790 834H-100Z', blend('down', [`${shade}77`, `${shade}00`]))
}

function drawFarLeg(sheet: Sheet): void {
  const veil = ['#3a3136', 0.3] as const
  placeShoe(sheet, loafer, {
    x: 850,
    y: 810,
    size: 0.42,
    at: 190,
    turn: -22,
    veil,
    wear: () => drawSock(sheet, { ...ochre, cloth: '#8d6c33' }),
  })
  drawCloth(sheet, {
    ...flannel,
    cloth: '#454a56',
    path: 'M896 650C880 560 852 440 850 340C848 200 880 0 905-170H1066C1046 40 1022 200 1014 330C1010 420 1020 520 1010 604C976 626 936 644 896 650Z',
    folds: [
      [1016, 340, 960, 362, 866, 322, 20],
      [1014, 392, 960, 420, 884, 410, 16],
      [1010, 566, 960, 594, 896, 572, 12],
      [930, 430, 960, 500, 970, 590, 16],
    ],
    hem: 'M884 626C926 622 974 602 1016 576',
  })
}

function drawNearLeg(sheet: Sheet): void {
  placeShoe(sheet, loafer, { x: 640, y: 678, size: 0.44, wear: () => drawSock(sheet, ochre) })
  drawCloth(sheet, {
    ...flannel,
    path: 'M668 540C650 430 612 330 598 236C590 160 650 60 704-10L800-170H1000C940 40 860 170 778 270C798 370 806 450 794 546C754 556 704 554 668 540Z',
    folds: [
      [780, 268, 720, 262, 634, 190, 28],
      [782, 290, 730, 312, 620, 276, 20],
      [890, 120, 850, 70, 756, 30, 24],
      [800, 500, 750, 532, 672, 506, 14],
      [690, 330, 684, 430, 724, 512, 16],
    ],
    hem: 'M656 514C704 528 754 532 804 520',
  })
}
