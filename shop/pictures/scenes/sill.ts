import { mixColours } from '../mix.ts'
import type { Sheet } from '../sheet.ts'
import { drawCloth } from './parts/draw-cloth.ts'
import { drawPool } from './parts/draw-pool.ts'
import { placeShoe } from './parts/place-shoe.ts'

const shade = '#33313a'
const oak = '#c39a6c'
const clay = '#b9694c'
const curtain = { cloth: '#d9cfc0', light: '#fffaf0', dark: '#5d5660' }

/** A deep window sill in winter: felt clogs beside a plant and a cup, and snow outside. */
export function drawSill(sheet: Sheet): void {
  drawWall(sheet)
  drawWinter(sheet)
  drawFrame(sheet)
  drawCurtain(sheet)
  drawBoard(sheet)
  drawPlant(sheet)
  drawCup(sheet)
  drawBooks(sheet)
  const clogs = 'ember-oxblood'
  drawPool(sheet, { x: 1090, y: 757, rx: 200, ry: 13, colour: shade, strength: 0.5 })
  placeShoe(sheet, clogs, { x: 1080, y: 756, size: 0.47, veil: ['#4a3a44', 0.24] })
  drawPool(sheet, { x: 1000, y: 790, rx: 215, ry: 15, colour: shade, strength: 0.6 })
  placeShoe(sheet, clogs, { x: 970, y: 788, size: 0.5 })
}

function drawWall({ solid, line, blend }: Sheet): void {
  solid('M0-140H1700V1000H0Z', blend('across', ['#e3dcd3', '#d9d0c6', '#cfc5ba']))
  line('M0 900H1700M120 940H1600', '#a99c8e', { width: 1.5, opacity: 0.35 })
}

function drawWinter({ solid, line, blend }: Sheet): void {
  solid('M660-140H1560V720H660Z', blend('down', ['#b4c9d8', '#cddbe2', '#ecdfd6', '#f3ddcb']))
  solid('M660 470C760 400 850 430 940 400C1060 356 1160 420 1260 400C1380 372 1460 420 1560 390V720H660Z', '#b6c5d0')
  const treeAt = (x: number, y: number, size: number) =>
    `M${x} ${y - 150 * size}l${26 * size} ${60 * size}h-${12 * size}l${26 * size} ${50 * size}h-${14 * size}l${24 * size} ${44 * size}h-${100 * size}l${24 * size}-${44 * size}h-${14 * size}l${26 * size}-${50 * size}h-${12 * size}Z`
  solid(
    [
      treeAt(742, 520, 0.7),
      treeAt(790, 530, 0.5),
      treeAt(1352, 500, 0.8),
      treeAt(1408, 508, 0.6),
      treeAt(1300, 508, 0.5),
    ].join(''),
    '#8299a3',
  )
  solid('M660 510C800 470 960 540 1110 520C1260 496 1400 480 1560 510V720H660Z', blend('down', ['#f3f4f5', '#dfe7ec']))
  solid([treeAt(1226, 580, 1.1), treeAt(850, 560, 0.9)].join(''), '#5f7a80')
  solid('M660 600C800 560 1000 590 1140 600C1300 610 1420 560 1560 580V720H660Z', blend('down', ['#ffffff', '#e4ebf0']))
  // A lit house far off.
  solid('M1010 470h70v50h-70Z', '#7e6f72')
  solid('M1000 474l45-34 45 34Z', '#f6f7f8')
  solid('M1026 484h16v18h-16ZM1052 484h16v18h-16Z', '#ffd489')
  const flakes = Array.from(
    { length: 60 },
    (_, index) => `M${670 + ((index * 367) % 880)} ${-130 + ((index * 211) % 820)}v.1`,
  )
  line(flakes.filter((_, index) => index % 3).join(''), '#ffffff', { width: 5, opacity: 0.8 })
  line(flakes.filter((_, index) => index % 3 === 0).join(''), '#ffffff', { width: 9, opacity: 0.65 })
}

function drawFrame({ solid, line, blend }: Sheet): void {
  // Snow lies in the corners of the panes.
  solid(
    'M680 700C760 690 820 706 900 712H680ZM1130 712C1220 694 1300 690 1400 712ZM1560 690C1520 692 1480 704 1440 712H1560Z',
    '#ffffff',
  )
  const bar = blend('across', ['#fffdf8', '#e6ded2', '#c4b9ac'])
  solid('M1092-140H1120V716H1092Z', bar)
  solid('M660 240H1560V260H660Z', blend('down', ['#fffdf8', '#d3c9bc']))
  solid('M636-140H682V720H636ZM1532-140H1580V720H1532Z', bar)
  solid('M1580-140H1700V760H1580Z', blend('across', ['#b5a99c', '#d2c8bc']))
  line('M683-140V716M1121-140V716M1091-140V716M1531-140V716M683 261H1091M1121 261H1531', shade, {
    width: 2,
    opacity: 0.25,
  })
  solid('M636 704H1580V724H636Z', blend('down', ['#fffdf8', '#cfc4b6']))
}

function drawCurtain(sheet: Sheet): void {
  drawPool(sheet, { x: 600, y: 300, rx: 120, ry: 460, colour: shade, strength: 0.18 })
  drawCloth(sheet, {
    ...curtain,
    path: 'M520-150H800C770 60 730 200 676 330C660 470 670 600 684 738C630 750 570 750 524 738C540 500 530 200 520-150Z',
    folds: [
      [600, -140, 606, 160, 580, 350, 30],
      [690, -140, 680, 140, 620, 340, 34],
      [760, -140, 740, 100, 652, 330, 26],
      [560, 380, 556, 560, 566, 740, 24],
      [612, 380, 606, 560, 622, 744, 24],
      [654, 370, 644, 560, 664, 742, 16],
    ],
  })
  sheet.line('M526 344C570 368 630 362 680 328', mixColours(curtain.cloth, curtain.dark, 0.5), { width: 20 })
  sheet.line('M526 340C570 364 630 358 680 324', '#b88e63', { width: 15 })
}

function drawBoard({ solid, line, blend }: Sheet): void {
  const light = mixColours(oak, '#fff3e0', 0.55)
  solid('M560 720H1650L1700 816H470Z', blend('down', [light, mixColours(oak, '#fff3e0', 0.3), oak]))
  line(
    'M540 744C800 738 1100 750 1660 742M510 772C760 778 1200 764 1680 774M600 796C900 790 1300 800 1690 794',
    mixColours(oak, shade, 0.4),
    {
      width: 1.5,
      opacity: 0.35,
    },
  )
  // The panes' light on the board.
  solid('M720 724H1076L1040 816H640ZM1136 724H1500L1520 816H1130Z', blend('down', ['#fff6ea99', '#fff6ea22']))
  solid('M470 816H1700V852H476C470 852 470 848 470 844Z', blend('down', [oak, mixColours(oak, shade, 0.4)]))
  line('M472 817H1700', '#fff1da', { width: 2, opacity: 0.8 })
  solid('M500 852H1700V892H500Z', blend('down', [`${shade}66`, `${shade}00`]))
}

function drawPlant(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  drawPool(sheet, { x: 1440, y: 778, rx: 130, ry: 13, colour: shade, strength: 0.55 })
  const dark = '#4d6b50'
  const leafAt = (x: number, y: number, turn: number, size: number) =>
    `<path transform="translate(${x} ${y})rotate(${turn})scale(${size})" d="M0 0C34-14 52-60 40-116C4-96-18-50 0 0Z"/>`
  line(
    'M1400 640C1396 560 1370 480 1340 430M1406 640C1410 540 1420 440 1424 360M1412 640C1440 560 1470 500 1496 470M1402 640C1380 590 1340 560 1310 552M1414 640C1450 610 1480 590 1510 588',
    '#5b7349',
    { width: 5 },
  )
  const back = [
    leafAt(1396, 540, -46, 1),
    leafAt(1424, 440, 34, 1.05),
    leafAt(1452, 540, 62, 0.9),
    leafAt(1352, 566, -76, 0.85),
  ]
  const front = [
    leafAt(1340, 440, -34, 1.05),
    leafAt(1424, 370, -12, 1.15),
    leafAt(1494, 476, 24, 1.05),
    leafAt(1506, 590, 66, 0.95),
    leafAt(1314, 556, -58, 0.9),
    leafAt(1416, 500, -30, 1),
  ]
  sheet.put(
    `<g fill="${dark}">${back.join('')}</g><g fill="${blend('slant', ['#9dbb86', '#6f9468', '#527a57'])}">${front.join('')}</g>`,
  )
  solid(
    'M1336 632H1484L1466 768C1440 776 1380 776 1354 768Z',
    blend('across', [mixColours(clay, '#ffe9d6', 0.4), clay, mixColours(clay, shade, 0.5)]),
  )
  solid(
    'M1326 616H1494V656C1440 664 1380 664 1326 656Z',
    blend('across', [mixColours(clay, '#ffe9d6', 0.5), clay, mixColours(clay, shade, 0.45)]),
  )
  line('M1336 664C1390 670 1430 670 1484 662', shade, { width: 6, opacity: 0.3 })
}

function drawCup(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  drawPool(sheet, { x: 1290, y: 797, rx: 74, ry: 10, colour: shade, strength: 0.55 })
  line('M1318 724C1356 714 1356 776 1312 772', '#c9c2b6', { width: 11 })
  solid(
    'M1238 702H1322C1324 750 1318 780 1304 794C1288 798 1272 798 1256 794C1242 780 1236 750 1238 702Z',
    blend('across', ['#fffdf6', '#ece5d8', '#b0a79c']),
  )
  solid('M1238 702C1262 696 1298 696 1322 702C1298 709 1262 709 1238 702Z', '#7a5a42')
  line('M1238 702C1262 695 1298 695 1322 702', '#fffdf6', { width: 2.5 })
  line('M1266 682C1254 650 1286 640 1274 606M1292 680C1282 656 1308 640 1298 612', '#ffffff', {
    width: 7,
    opacity: 0.3,
  })
}

function drawBooks(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  drawPool(sheet, { x: 690, y: 784, rx: 150, ry: 12, colour: shade, strength: 0.5 })
  const books = [
    [574, 752, 196, 32, '#5f7a72'],
    [592, 728, 166, 24, '#d3a356'],
    [584, 700, 180, 28, '#8c5a54'],
  ] as const
  for (const [x, y, width, height, colour] of books) {
    const cover = blend('across', [mixColours(colour, '#fff3e0', 0.3), colour, mixColours(colour, shade, 0.45)])
    solid(`M${x} ${y}h${width}v${height}h${-width}c-8-8-8-${height - 8} 0-${height}Z`, cover)
    line(`M${x + 22} ${y}v${height}M${x + width - 26} ${y}v${height}`, mixColours(colour, '#fff3e0', 0.5), {
      width: 3,
      opacity: 0.6,
    })
    line(`M${x} ${y + height}h${width}`, shade, { width: 2.5, opacity: 0.35 })
  }
  solid('M592 693C640 676 700 680 764 692L764 700H584Z', blend('across', ['#fffaf0', '#e4dacb', '#b9ad9f']))
  line('M590 692C640 673 700 678 766 690', '#46555c', { width: 5 })
}
