import { mixColours } from '../mix.ts'
import type { Sheet } from '../sheet.ts'
import { drawCloth } from './parts/draw-cloth.ts'
import { drawPool } from './parts/draw-pool.ts'
import { placeShoe } from './parts/place-shoe.ts'

const shade = '#4a3a34'
const wood = '#c4ae90'
const straw = '#dcb878'
const linen = { cloth: '#e9e2d2', light: '#ffffff', dark: '#6a6a70' }
const blade = ['#8a9a5f', '#a9ab68', '#6d8055'] as const

/** A walkway behind the dunes: sandals taken off, a bag and a towel beside them. */
export function drawWalkway(sheet: Sheet): void {
  drawSea(sheet)
  drawDunes(sheet)
  drawRail(sheet)
  drawPlanks(sheet)
  drawBag(sheet)
  const sandals = 'cala-tan'
  drawPool(sheet, { x: 1070, y: 762, rx: 210, ry: 13, colour: shade, strength: 0.45 })
  placeShoe(sheet, sandals, { x: 1034, y: 760, size: 0.5, veil: ['#7d5a3f', 0.22] })
  drawPool(sheet, { x: 960, y: 792, rx: 220, ry: 15, colour: shade, strength: 0.55 })
  placeShoe(sheet, sandals, { x: 920, y: 790, size: 0.53 })
  drawGrass(sheet)
}

function drawSea({ solid, line, blend }: Sheet): void {
  solid('M0-160H1600V440H0Z', blend('down', ['#b9d5dc', '#d5e4df', '#f3ead6', '#fbe8c9']))
  drawClouds({ solid, blend })
  solid('M0 436H1600V560H0Z', blend('down', ['#7fb0b8', '#96c0bf', '#b9d6cb']))
  line('M0 437H1600', '#eef5ee', { width: 2, opacity: 0.7 })
  line(
    'M120 452h150M340 462h90M620 450h180M760 470h120M930 456h80M1120 464h160M1360 452h120M40 480h190M500 486h210M1010 490h150M1260 494h220',
    '#f4faf3',
    {
      width: 2,
      opacity: 0.55,
    },
  )
  line('M0 528C200 516 420 534 640 524S1100 512 1600 526', '#ffffff', { width: 5, opacity: 0.8 })
}

function drawClouds({ solid, blend }: Pick<Sheet, 'solid' | 'blend'>): void {
  const paint = blend('down', ['#ffffffcc', '#ffffff00'])
  solid('M760 150C800 120 850 126 872 140C900 100 980 96 1010 132C1060 116 1110 130 1130 160Z', paint)
  solid('M1180 320C1220 296 1270 300 1290 314C1330 286 1400 290 1420 318C1450 310 1490 318 1506 336Z', paint)
  solid('M180 330C230 300 300 306 320 322C360 290 440 292 470 326C510 318 560 326 580 346Z', paint)
}

function drawDunes({ solid, line, blend }: Sheet): void {
  solid('M0 540C260 520 480 556 760 548C1080 536 1300 560 1600 534V720H0Z', blend('down', ['#f1dfbb', '#e4cb9f']))
  solid(
    'M0 600C180 520 380 540 560 606C760 668 900 640 1060 616C1260 588 1420 560 1600 602V900H0Z',
    blend('slant', ['#f3e2c0', '#e6cfa4', '#cfb184']),
  )
  line('M60 616C200 566 330 572 470 622M1180 626C1300 600 1420 596 1540 622', '#c9a977', { width: 3, opacity: 0.35 })
  const tuftAt = (x: number, y: number, size: number) =>
    [-60, -42, -26, -12, 2, 16, 34, 52]
      .map(
        (lean, index) =>
          `M${x + index * 3} ${y}q${lean * 0.2 * size} ${-60 * size} ${Math.round(lean * size)} ${Math.round(-(100 - Math.abs(lean)) * size)}`,
      )
      .join('')
  line(tuftAt(120, 604, 1) + tuftAt(330, 574, 0.8) + tuftAt(1500, 610, 1.2) + tuftAt(640, 640, 0.7), blade[2], {
    width: 4,
    opacity: 0.8,
  })
  line(tuftAt(140, 608, 0.9) + tuftAt(350, 580, 0.7) + tuftAt(1470, 614, 1) + tuftAt(662, 646, 0.6), blade[1], {
    width: 3,
  })
}

function drawRail(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  const rope = 'M684 340C780 420 960 420 1060 340C1160 410 1330 410 1436 340C1490 390 1560 410 1640 410'
  line(rope, shade, { width: 13, opacity: 0.55 })
  line(rope, '#c9ac7e', { width: 11 })
  line(rope, '#8f7450', { width: 11, dash: '2 9', opacity: 0.6 })
  const post = blend('across', ['#e0cfb3', wood, mixColours(wood, shade, 0.55)])
  for (const x of [660, 1036, 1412]) {
    solid(`M${x} 288H${x + 48}V706H${x}Z`, post)
    solid(`M${x - 2} 288C${x + 8} 278 ${x + 40} 278 ${x + 50} 288V294H${x - 2}Z`, '#ecdfc8')
    line(
      `M${x + 14} 310C${x + 10} 420 ${x + 18} 560 ${x + 12} 700M${x + 32} 330C${x + 36} 440 ${x + 28} 600 ${x + 34} 700`,
      '#8d7658',
      {
        width: 1.5,
        opacity: 0.5,
      },
    )
    line(`M${x - 1} 336h50M${x - 1} 348h50`, '#a98a5c', { width: 10 })
    line(`M${x - 1} 333h50M${x - 1} 345h50`, '#dcc498', { width: 2.5 })
  }
  drawCloth(sheet, {
    ...linen,
    path: 'M1156 374C1210 392 1270 396 1334 380C1340 450 1338 520 1344 590C1284 602 1218 602 1160 588C1166 520 1152 450 1156 374Z',
    folds: [
      [1204, 398, 1214, 490, 1200, 600, 16],
      [1262, 402, 1258, 500, 1268, 600, 20],
      [1312, 396, 1306, 480, 1318, 590, 12],
    ],
    stripes: {
      path: 'M1140 500C1216 514 1284 514 1356 502M1140 524C1216 538 1284 538 1356 526M1140 552C1216 566 1284 566 1356 554',
      colour: '#bd6a4e',
      width: 6,
    },
  })
  line('M1157 376C1210 394 1270 398 1333 382', '#fffdf6', { width: 5, opacity: 0.8 })
}

function drawPlanks({ solid, line, blend }: Sheet): void {
  solid(
    'M0 700H1600V808H0Z',
    blend('down', [
      mixColours(wood, '#fff3dc', 0.1),
      mixColours(wood, '#fff3dc', 0.4),
      mixColours(wood, '#fff3dc', 0.25),
    ]),
  )
  // The gaps run to the point on the horizon before the eye.
  const gaps = Array.from({ length: 22 }, (_, index) => {
    const near = index * 92 - 200
    return `M${near} 808L${Math.round(800 + (near - 800) * 0.72)} 700`
  })
  line(gaps.join(''), '#6f5a44', { width: 4, opacity: 0.6 })
  line('M0 702H1600', shade, { width: 5, opacity: 0.25 })
  solid('M0 808H1600V850H0Z', blend('down', [wood, mixColours(wood, shade, 0.35)]))
  line('M0 809H1600', '#fff4df', { width: 2.5, opacity: 0.8 })
  line(Array.from({ length: 22 }, (_, index) => `M${index * 92 - 200} 808v42`).join(''), '#5e4b3a', {
    width: 4,
    opacity: 0.6,
  })
  solid('M0 850H1600V1000H0Z', blend('down', ['#7b664f', '#d9c094', '#e9d3a8']))
}

function drawBag(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  const deep = mixColours(straw, '#5a3a1c', 0.5)
  drawPool(sheet, { x: 1340, y: 768, rx: 210, ry: 16, colour: shade, strength: 0.5 })
  line('M1240 590C1232 470 1352 470 1346 590', deep, { width: 11 })
  line('M1240 588C1232 468 1352 468 1346 588', '#a46a3e', { width: 7 })
  drawCloth(sheet, {
    cloth: '#7f9fa3',
    light: '#eef6f2',
    dark: '#2e4650',
    path: 'M1216 600C1206 560 1246 540 1284 552C1316 530 1376 544 1382 602Z',
    folds: [
      [1256, 556, 1250, 580, 1262, 604, 9],
      [1326, 548, 1340, 570, 1336, 604, 10],
    ],
  })
  solid(
    'M1186 590C1180 650 1190 730 1216 768C1270 780 1330 780 1386 768C1412 730 1420 650 1412 590C1340 604 1262 604 1186 590Z',
    blend('across', ['#f0d7a4', straw, straw, deep]),
    () => {
      const rows = Array.from(
        { length: 8 },
        (_, row) => `M1170 ${600 + row * 23}Q1300 ${622 + row * 23} 1430 ${600 + row * 23}`,
      )
      line(rows.join(''), deep, { width: 20, opacity: 0.3, dash: '10 8' })
      line(rows.map((row) => row.replace('1170', '1179')).join(''), '#fff0cd', { width: 7, opacity: 0.4, dash: '7 11' })
    },
  )
  line('M1186 592C1262 606 1340 606 1412 592', deep, { width: 12 })
  line('M1186 589C1262 603 1340 603 1412 589', '#f3dcae', { width: 6 })
  line('M1222 596C1206 690 1326 700 1330 600', '#6d4325', { width: 11 })
  line('M1221 594C1206 686 1324 696 1329 598', '#b1764a', { width: 8 })
}

function drawGrass({ line }: Sheet): void {
  const near = [
    [1480, -90],
    [1500, -30],
    [1520, -120],
    [1540, 20],
    [1556, -60],
    [1580, -140],
    [1590, 30],
  ] as const
  for (const [index, colour] of blade.entries())
    line(
      near
        .filter((_, which) => which % 3 === index)
        .map(([x, lean]) => `M${x} 980q${lean * 0.1} -140 ${lean} -270`)
        .join(''),
      colour,
      { width: 6 },
    )
}
