import type { Sheet } from '../sheet.ts'
import { drawCloth } from './parts/draw-cloth.ts'
import { drawPool } from './parts/draw-pool.ts'
import { placeShoe } from './parts/place-shoe.ts'

const night = '#1b2433'
const glow = '#ffc983'
const camel = { cloth: '#b5855a', light: '#ffdca8', dark: '#2b2431' }
const denim = { cloth: '#33415a', light: '#a9b6cf', dark: '#131a28' }

/** A wet pavement at dusk: somebody in laced boots walks towards the lights. */
export function drawPavement(sheet: Sheet): void {
  drawStreet(sheet)
  drawGround(sheet)
  sheet.put('<use href="#walker" transform="matrix(1 0 0 -1 0 1562)" opacity=".42"/>')
  sheet.solid('M600 780H1700V1260H600Z', sheet.blend('down', ['#4b556700', '#434c5dcc', '#3c4555']))
  drawRipples(sheet)
  drawPool(sheet, { x: 960, y: 782, rx: 210, ry: 13, colour: night, strength: 0.7 })
  drawPool(sheet, { x: 1290, y: 778, rx: 120, ry: 11, colour: night, strength: 0.7 })
  sheet.group('id="walker"', () => drawWalker(sheet))
}

function drawWalker(sheet: Sheet): void {
  const boots = 'fell-lace-up-tobacco'
  placeShoe(sheet, boots, { x: 1252, y: 776, size: 0.5, at: 118, turn: -35, veil: [night, 0.34] })
  drawCloth(sheet, {
    ...denim,
    cloth: '#273247',
    path: 'M1010 180C1090 300 1202 424 1266 536C1302 530 1362 486 1382 456C1352 364 1284 284 1170 170Z',
    folds: [
      [1380, 430, 1328, 450, 1286, 498, 9],
      [1356, 382, 1318, 418, 1238, 446, 12],
      [1306, 310, 1280, 350, 1178, 358, 12],
    ],
    hem: 'M1258 522C1294 516 1354 472 1374 442',
  })
  placeShoe(sheet, boots, { x: 1004, y: 780, size: 0.52, at: 716, turn: 11 })
  drawCloth(sheet, {
    ...denim,
    path: 'M976 180C960 320 934 450 902 556C936 584 1002 598 1042 594C1054 500 1116 400 1136 180Z',
    folds: [
      [904, 522, 970, 560, 1046, 536, 9],
      [1062, 500, 1010, 520, 930, 490, 10],
      [1110, 372, 1060, 412, 980, 396, 16],
      [1004, 350, 984, 440, 950, 500, 10],
    ],
    hem: 'M894 540C930 570 1000 584 1056 578',
  })
  drawCoat(sheet)
}

function drawCoat(sheet: Sheet): void {
  const { line, solid } = sheet
  drawCloth(sheet, {
    ...camel,
    cloth: '#8a6344',
    path: 'M1130-200C1170-40 1240 190 1308 304C1270 336 1200 332 1120 322L1040-200Z',
    folds: [
      [1146, -60, 1190, 160, 1256, 330, 20],
      [1170, -60, 1220, 150, 1290, 318, 12],
    ],
    hem: 'M1316 292C1276 322 1200 318 1110 310',
  })
  drawCloth(sheet, {
    ...camel,
    path: 'M984-200C976-40 952 180 906 350C946 368 990 366 1030 354C1060 366 1120 346 1216 338C1200 190 1160 0 1150-200Z',
    folds: [
      [1120, 20, 1140, 200, 1180, 350, 18],
      [1064, 90, 1072, 250, 1096, 356, 20],
      [976, 150, 968, 260, 938, 360, 14],
      [1090, -160, 1060, -90, 1010, -60, 12],
    ],
    hem: 'M896 336C946 352 990 350 1030 338C1060 350 1120 330 1222 322',
  })
  line('M1034-200C1034-20 1040 200 1030 356', '#5d3f2c', { width: 3, opacity: 0.75 })
  line('M1031-200C1031-20 1037 200 1027 356', '#ffe2b4', { width: 1.6, opacity: 0.55 })
  line('M984-200C976-40 952 180 907 346', '#ffe2b4', { width: 3, opacity: 0.7 })
  solid('M1070-20L1140-44L1150-14L1076 10Z', '#c0925f')
  line('M1076 11L1150-13', '#5d3f2c', { width: 3, opacity: 0.6 })
  for (const y of [-90, 60, 210]) solid(`M1000 ${y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0`, '#4a3324')
}

function drawStreet(sheet: Sheet): void {
  const { solid, line, blend, put } = sheet
  solid('M0-200H1700V600H0Z', blend('down', ['#27314a', '#3d4a68', '#7d7687', '#d59a78']))
  const wall = blend('down', ['#232c41', '#2d3750'])
  solid(
    'M340-200H770V600H340ZM740 40H950V600H740ZM1420-200H1700V600H1420ZM1330 60H1440V600H1330Z',
    blend('down', ['#3a4560', '#5c5f76']),
  )
  solid('M0-200H360V600H0ZM420-40H600V600H420ZM1500-200H1700V600H1500Z', wall)
  // Shop windows under an awning, and lit rooms above.
  solid('M776 420H884V584H776ZM1510 430H1700V590H1510Z', blend('down', ['#ffdf9f', '#f0a75a']))
  line('M812 420V584M848 420V584M1556 430V590', '#5a4038', { width: 4 })
  solid('M764 392H896L908 424H752Z', blend('across', ['#a4523f', '#6d3530']))
  put(
    '<path fill="#f7c982" opacity=".5" d="M690 150h26v44h-26zM690 250h26v44h-26zM820 180h22v38h-22zM866 300h22v38h-22zM1352 200h24v40h-24zM1392 320h24v40h-24zM530 140h30v52h-30zM1450 90h28v48h-28zM60 130h34v60h-34zM240 130h34v60h-34z"/>',
  )
  drawPool(sheet, { x: 826, y: 510, rx: 260, ry: 180, colour: glow, strength: 0.5 })
  drawPool(sheet, { x: 1560, y: 520, rx: 260, ry: 180, colour: glow, strength: 0.4 })
  // A street lamp, and lights out of focus further down the street.
  line('M610 596V250C610 214 636 196 670 196', night, { width: 9 })
  solid('M654 192H706L696 214H664Z', night)
  drawPool(sheet, { x: 680, y: 220, rx: 150, ry: 150, colour: '#ffe1ab', strength: 0.85 })
  const discs = [
    [1250, 470, 34],
    [1330, 516, 24],
    [1400, 460, 18],
    [700, 520, 24],
    [740, 546, 15],
    [1290, 540, 15],
    [1196, 540, 20],
  ] as const
  for (const [x, y, r] of discs)
    put(`<circle cx="${x}" cy="${y}" r="${r}" fill="${x % 20 ? '#ff9a6b' : glow}" opacity=".42"/>`)
}

function drawGround(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  solid('M0 584H1700V640H0Z', blend('down', ['#5a5a68', '#454f62']))
  solid('M0 634H1700V652H0Z', blend('down', ['#8b8b95', '#566075']))
  solid('M0 652H1700V1260H0Z', blend('down', ['#6b6f7d', '#4d586c', '#3a4253']))
  // Reflections of the lights stand upright below them.
  for (const [x, rx, ry, strength] of [
    [830, 62, 190, 0.7],
    [640, 34, 240, 0.6],
    [1250, 30, 170, 0.45],
    [1560, 70, 190, 0.65],
  ] as const)
    drawPool(sheet, { x, y: 690, rx, ry, colour: glow, strength })
  line(
    'M0 690H1700M0 742H1700M0 834H1700M0 1000H1700M-1728 1260L208 652M-1059 1260L365 652M-538 1260L487 652M-92 1260L591 652M354 1260L696 652M800 1260L800 652M1246 1260L904 652M1692 1260L1009 652M2138 1260L1113 652M2659 1260L1235 652M3328 1260L1392 652',
    night,
    { width: 2.2, opacity: 0.4 },
  )
  line('M0 692H1700M0 744.5H1700M0 837H1600', '#dbe0ea', { width: 1.4, opacity: 0.22 })
}

function drawRipples({ put }: Sheet): void {
  const rings = [
    [1130, 812, 40],
    [640, 800, 34],
    [820, 832, 52],
    [1440, 790, 36],
    [330, 770, 30],
    [1250, 836, 44],
  ]
  const drawn = rings.map(
    ([x, y, r = 0]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${(r * 0.19).toFixed(1)}"/><ellipse cx="${x}" cy="${y}" rx="${r / 2}" ry="${(r * 0.09).toFixed(1)}"/>`,
  )
  put(`<g stroke="#e9eef6" stroke-width="1.5" opacity=".4">${drawn.join('')}</g>`)
}
