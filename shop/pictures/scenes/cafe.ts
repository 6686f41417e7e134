import { mixColours } from '../mix.ts'
import type { Sheet } from '../sheet.ts'
import { drawCloth } from './parts/draw-cloth.ts'
import { drawPool } from './parts/draw-pool.ts'
import { drawSock } from './parts/draw-sock.ts'
import { placeShoe } from './parts/place-shoe.ts'

const shade = '#33262a'
const plaster = '#d8ab8f'
const iron = '#33373a'
const bentwood = '#6b4028'
const twill = { cloth: '#e3d6bd', light: '#fffaf0', dark: '#6b5548' }
const knit = { cloth: '#c4694a', light: '#ffe3cf', dark: '#4a1f1c' }
const loafer = 'quill-penny-forest'

/** A café: somebody sits with crossed ankles below the table. */
export function drawCafe(sheet: Sheet): void {
  drawRoom(sheet)
  drawTiles(sheet)
  drawTable(sheet)
  drawChairBack(sheet)
  drawPool(sheet, { x: 980, y: 780, rx: 200, ry: 13, colour: shade, strength: 0.5 })
  drawFarLeg(sheet)
  drawPool(sheet, { x: 830, y: 796, rx: 190, ry: 13, colour: shade, strength: 0.6 })
  drawNearLeg(sheet)
  drawChairFront(sheet)
}

function drawRoom({ solid, line, blend, group }: Sheet): void {
  solid(
    'M0-150H1700V640H0Z',
    blend('slant', [mixColours(plaster, '#fff3e2', 0.5), plaster, mixColours(plaster, shade, 0.22)]),
  )
  group('opacity=".6"', () => {
    const pane = blend('across', ['#fff4dc', '#fff4dc00'])
    solid('M260-150H470L760 560H550ZM540-150H690L980 560H830Z', pane)
  })
  solid('M0 372H1700V600H0Z', blend('across', ['#a56b52', '#95604a', '#7d4f3e']))
  const boards = Array.from({ length: 30 }, (_, index) => `M${index * 58} 386V600`).join('')
  line(boards, '#6a3f31', { width: 2.5, opacity: 0.6 })
  line(boards.replaceAll(' 386', ' 388'), '#d9a184', { width: 1, opacity: 0.5 })
  solid('M0 360H1700V386H0Z', blend('down', ['#c78d70', '#8d5844']))
  line('M0 361H1700', '#f0c6a6', { width: 2, opacity: 0.7 })
  solid('M0 598H1700V642H0Z', blend('down', ['#8a5845', '#633b30']))
}

function drawTiles({ solid, blend }: Sheet): void {
  solid('M0 640H1700V1000H0Z', blend('down', ['#d8ccb8', '#efe6d4', '#e6dac6']))
  // Equal steps away from the eye, which is at 800, 420.
  const rows = [1016, 899, 821, 764, 722, 688, 662, 640]
  const xAt = (column: number, y: number) => Math.round(800 + column * 0.33 * (y - 420))
  const dark = rows.slice(1).flatMap((far, row) => {
    const near = rows[row] ?? far
    const columns = Array.from({ length: 14 }, (_, index) => 2 * (index - 7) + (row % 2))
    return columns
      .filter((column) => xAt(column + 1, near) > 0 && xAt(column, near) < 1660)
      .map(
        (column) =>
          `M${xAt(column, near)} ${near}H${xAt(column + 1, near)}L${xAt(column + 1, far)} ${far}H${xAt(column, far)}Z`,
      )
  })
  solid(dark.join(''), blend('down', ['#6d7f78', '#51665f']))
  solid('M0 640H1700V700H0Z', blend('down', [`${shade}66`, `${shade}00`]))
}

function drawTable(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  sheet.group('transform="translate(-76 0)"', () => {
    drawPool(sheet, { x: 700, y: 748, rx: 190, ry: 16, colour: shade, strength: 0.5 })
    const metal = blend('across', ['#6f7679', iron, '#1d2022'])
    solid(
      'M682 30H718L726 640C730 690 760 720 816 738L812 752H768C730 744 712 730 700 716C688 730 670 744 632 752H588L584 738C640 720 670 690 674 640Z',
      metal,
    )
    solid('M664 628H736V646H664ZM672 120H728V134H672Z', metal)
    line('M688 40L684 640C680 690 650 722 596 742', '#9aa3a6', { width: 3, opacity: 0.6 })
    solid('M480 8H936C936 24 926 34 910 36H506C490 34 480 24 480 8Z', blend('down', ['#ffffff', '#e4ddd4', '#a59b93']))
    solid('M480 8C560-4 856-4 936 8Z', '#fbf8f3')
    solid('M600 36H800L780 54H620Z', iron)
  })
}

/** What of the chair is behind the legs. */
function drawChairBack({ solid, line, blend }: Sheet): void {
  const dark = mixColours(bentwood, shade, 0.6)
  line('M1250 380C1246 520 1236 650 1226 764M1490 380C1504 520 1520 640 1530 762', dark, { width: 20 })
  line('M1210 566C1300 540 1460 540 1540 566', dark, { width: 13 })
  solid('M1176 352C1176 334 1540 334 1552 352V366H1176Z', blend('across', ['#d9b98a', '#b08a5a']))
  line('M1530 350C1560 200 1580 0 1584-150', dark, { width: 24 })
}

function drawChairFront(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  drawPool(sheet, { x: 1390, y: 796, rx: 270, ry: 13, colour: shade, strength: 0.35 })
  const lit = mixColours(bentwood, '#ffd9b0', 0.4)
  for (const [path, width] of [
    ['M1206 378C1202 540 1190 680 1176 798M1522 378C1536 540 1556 680 1568 798', 24],
    ['M1196 584C1290 610 1450 610 1546 584', 15],
  ] as const) {
    line(path, bentwood, { width })
    line(path, lit, { width: width / 5, opacity: 0.55 })
  }
  solid(
    'M1164 346H1560C1574 346 1574 384 1560 384H1164C1150 384 1150 346 1164 346Z',
    blend('down', [lit, bentwood, mixColours(bentwood, shade, 0.5)]),
  )
}

function drawFarLeg(sheet: Sheet): void {
  placeShoe(sheet, loafer, {
    x: 1090,
    y: 778,
    size: 0.46,
    at: 715,
    veil: ['#2c2a2c', 0.3],
    wear: () => drawSock(sheet, { ...knit, cloth: '#8f4c3a' }),
  })
  drawCloth(sheet, {
    ...twill,
    cloth: '#bfae93',
    path: 'M966 634C990 500 1000 380 1008 290C1020 222 1080 196 1140 194H1340L1240 370C1180 420 1120 520 1092 642C1050 652 1008 648 966 634Z',
    folds: [
      [1150, 440, 1090, 420, 1060, 360, 16],
      [1100, 590, 1050, 610, 980, 580, 14],
      [1050, 470, 1030, 540, 1034, 646, 18],
    ],
    hem: 'M960 616C1006 632 1050 636 1100 626',
  })
}

function drawNearLeg(sheet: Sheet): void {
  placeShoe(sheet, loafer, { x: 866, y: 796, size: 0.48, at: 715, turn: 23, wear: () => drawSock(sheet, knit) })
  drawCloth(sheet, {
    ...twill,
    path: 'M820 604C888 500 985 350 1056 250C1088 206 1130 188 1190 186L1640 180V352H1280C1220 354 1184 376 1150 420C1080 512 996 600 918 690C874 672 838 644 820 604Z',
    folds: [
      [1154, 416, 1140, 350, 1070, 270, 28],
      [1190, 372, 1190, 310, 1120, 226, 24],
      [1600, 300, 1440, 330, 1290, 290, 20],
      [930, 660, 944, 600, 1020, 510, 16],
      [894, 510, 872, 570, 890, 640, 14],
      [1100, 482, 1050, 470, 990, 420, 16],
    ],
    hem: 'M832 586C852 624 890 654 934 672',
  })
}
