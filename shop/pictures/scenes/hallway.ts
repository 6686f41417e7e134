import { mixColours } from '../mix.ts'
import type { Sheet } from '../sheet.ts'
import { drawPool } from './parts/draw-pool.ts'
import { placeShoe } from './parts/place-shoe.ts'

const shade = '#3a2a22'
const oak = '#b98a5b'
const wool = '#4b5d5c'
const scarf = '#c8953f'

/** A hallway in the morning: a pair of boots before the bench, and the hem of a coat above it. */
export function drawHallway(sheet: Sheet): void {
  drawRoom(sheet)
  drawCoat(sheet)
  drawBench(sheet)
  drawRug(sheet)
  const boots = 'heron-tall-cognac'
  drawPool(sheet, { x: 1180, y: 786, rx: 240, ry: 16, colour: shade, strength: 0.5 })
  placeShoe(sheet, boots, { x: 1150, y: 788, size: 0.465, veil: ['#5b4638', 0.22] })
  drawPool(sheet, { x: 1080, y: 817, rx: 240, ry: 18, colour: shade, strength: 0.65 })
  placeShoe(sheet, boots, { x: 1030, y: 816, size: 0.485 })
}

function drawRoom({ solid, line, blend, group }: Sheet): void {
  solid('M0-80H1600V720H0Z', blend('slant', ['#efe9de', '#e9e1d4', '#d8cdbd']))
  // The window's light: four panes, sheared by the low sun.
  group('opacity=".75"', () => {
    const pane = blend('across', ['#fff6df', '#fff3d800'])
    for (const [x, y] of [
      [470, 60],
      [700, 150],
      [470, 290],
      [700, 380],
    ] as const)
      solid(`M${x} ${y}l206 81v196l-206-81Z`, pane)
  })
  solid('M0 640H1600V704H0Z', blend('across', ['#f6f1e8', '#efe8db', '#ddd2c2']))
  line('M0 641H1600', '#fffaf0', { width: 2, opacity: 0.9 })
  line('M0 652H1600', '#b9ab97', { width: 1.5, opacity: 0.6 })
  solid('M0 700H1600V1000H0Z', blend('down', ['#b99a78', '#c9a985', '#b48f68']))
  line('M0 701H1600', shade, { width: 4, opacity: 0.35 })
  line('M0 719H1600M0 744H1600M0 779H1600M0 826H1600M0 890H1600', '#7d5c3f', { width: 1.6, opacity: 0.45 })
  line(
    'M180 720L101 745M620 745L567 780M330 780L227 827M60 827L-108 891M560 891L432 1000M1330 702L1345 720M1500 745L1544 780',
    '#7d5c3f',
    { width: 1.6, opacity: 0.4 },
  )
  line('M0 721H1600M0 746H1600M0 781H1600M0 828H1600M0 892H1600', '#e7cda9', { width: 1.4, opacity: 0.4 })
}

function drawCoat(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  const deep = mixColours(wool, '#1c2422', 0.5)
  const light = mixColours(wool, '#f3ead8', 0.22)
  drawPool(sheet, { x: 1410, y: 190, rx: 170, ry: 300, colour: shade, strength: 0.22 })
  solid(
    'M1196-90C1190 40 1168 230 1146 388C1178 402 1204 394 1232 400C1262 406 1284 416 1316 412C1352 406 1376 420 1412 414C1434 410 1452 408 1470 398C1462 240 1446 60 1430-90Z',
    blend('across', [light, wool, mixColours(wool, deep, 0.5), wool, mixColours(wool, light, 0.5), wool, deep]),
    () => {
      const fold = blend('across', [`${deep}00`, `${deep}dd`, `${deep}00`])
      solid('M1392-90C1396 100 1400 250 1404 420L1446 420C1430 250 1410 90 1402-90Z', fold)
      solid('M1228 120C1222 240 1206 330 1196 410L1238 410C1240 320 1238 220 1236 120Z', fold)
      solid('M1296 190C1290 290 1280 350 1272 420L1300 420C1304 350 1302 270 1300 190Z', fold)
      line('M1338-90C1342 80 1342 240 1334 424', deep, { width: 5, opacity: 0.75 })
      line('M1334-90C1338 80 1338 240 1330 424', light, { width: 1.8, opacity: 0.8 })
      line(
        'M1140 372C1178 386 1204 378 1232 384C1262 390 1284 400 1316 396C1352 390 1376 404 1412 398L1470 382',
        deep,
        {
          width: 1.6,
          opacity: 0.6,
        },
      )
      solid('M1364 96L1444 88L1448 122L1366 132Z', blend('down', [light, wool]))
      line('M1366 133L1448 123', deep, { width: 3, opacity: 0.8 })
    },
  )
  solid(
    'M1188-90C1178-10 1160 100 1152 214C1168 224 1200 226 1222 220C1234 130 1252 10 1256-90Z',
    blend('across', [light, mixColours(wool, light, 0.4), wool, deep]),
    () => {
      line('M1236-60C1220 0 1210 20 1188 36M1228 44C1214 72 1200 84 1176 92', deep, { width: 6, opacity: 0.3 })
      line('M1156 178C1176 186 1204 188 1228 182', deep, { width: 2, opacity: 0.7 })
    },
  )
  line('M1223 220C1235 130 1252 10 1257-90', deep, { width: 4, opacity: 0.6 })
  for (const y of [26, 156, 286])
    solid(`M1296 ${y}a11 11 0 1 0 22 0a11 11 0 1 0-22 0`, blend('slant', ['#a07c57', '#4a3323']))
}

function drawBasket(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  drawPool(sheet, { x: 1392, y: 746, rx: 120, ry: 12, colour: shade, strength: 0.6 })
  solid(
    'M1286 596L1302 744C1340 752 1400 752 1440 744L1456 596Z',
    blend('across', ['#d7bb8e', '#c4a272', '#8f6f4a']),
    () => {
      const rows = [612, 634, 656, 678, 700, 722, 744]
      line(rows.map((y) => `M1270 ${y}H1470`).join(''), '#6f5234', { width: 18, opacity: 0.28, dash: '9 9' })
      line(rows.map((y) => `M1279 ${y + 11}H1470`).join(''), '#f0dcb6', { width: 9, opacity: 0.35, dash: '9 9' })
    },
  )
  line('M1284 598C1340 606 1404 606 1458 598', '#a98557', { width: 13 })
  line('M1284 595C1340 603 1404 603 1458 595', '#e3c898', { width: 3.5, opacity: 0.8 })
}

function drawBench(sheet: Sheet): void {
  const { solid, line, blend } = sheet
  const dark = mixColours(oak, shade, 0.5)
  solid('M860 496H892L888 738H870ZM1412 496H1444L1436 738H1418Z', blend('down', [mixColours(oak, shade, 0.8), dark]))
  drawPool(sheet, { x: 1180, y: 752, rx: 400, ry: 26, colour: shade, strength: 0.4 })
  drawBasket(sheet)
  const leg = blend('across', [mixColours(oak, '#fff3dc', 0.35), oak, dark])
  solid('M804 494H850L842 776H816Z', leg)
  solid('M1454 494H1500L1488 776H1462Z', leg)
  solid('M804 494H850L848 530H806ZM1454 494H1500L1498 530H1456Z', blend('down', [`${shade}aa`, `${shade}00`]))
  solid(
    'M798 452H1502L1530 470H770Z',
    blend('across', [mixColours(oak, '#fff3dc', 0.62), mixColours(oak, '#fff3dc', 0.3), oak]),
  )
  solid(
    'M770 470H1530V490C1530 496 1526 498 1522 498H778C774 498 770 496 770 490Z',
    blend('down', [mixColours(oak, '#fff3dc', 0.2), mixColours(oak, shade, 0.25)]),
    () => {
      line('M760 480C940 474 1100 486 1300 479S1500 482 1540 478M820 489C960 484 1080 492 1240 488', dark, {
        width: 1.4,
        opacity: 0.45,
      })
    },
  )
  line('M772 471H1528', '#fff1d6', { width: 1.6, opacity: 0.7 })
  drawPool(sheet, { x: 1320, y: 460, rx: 190, ry: 10, colour: shade, strength: 0.5 })
  drawScarf(sheet)
}

function drawScarf({ solid, line, blend }: Sheet): void {
  const deep = mixColours(scarf, '#4d2f12', 0.55)
  const light = mixColours(scarf, '#fff2d2', 0.4)
  const drape = blend('across', [
    light,
    mixColours(scarf, light, 0.3),
    scarf,
    mixColours(scarf, deep, 0.5),
    scarf,
    deep,
  ])
  line('M926 558v26M938 560v24M950 558v27M962 557v25M974 555v27', deep, { width: 3.5 })
  solid(
    'M896 446C930 440 968 440 986 448C996 453 992 462 986 472C984 500 984 530 982 556C964 562 936 564 914 560Z',
    blend('across', [scarf, deep]),
  )
  line('M866 622l-2 30M878 625l-1 33M890 627l1 30M902 627l-1 34M914 625l2 30M926 622l1 31', deep, { width: 3.5 })
  line('M864 621l-2 28M876 624l-1 31M888 626l1 28M900 626l-1 32M912 624l2 28M924 621l1 29', scarf, { width: 2.5 })
  solid(
    'M872 452C894 444 926 444 948 450C958 454 954 464 948 474C940 520 936 570 932 620C910 630 882 630 858 622C862 574 864 524 864 476C864 464 862 456 872 452Z',
    drape,
    () => {
      line('M884 448C890 500 880 566 876 630M926 446C918 500 912 566 908 630', deep, { width: 7, opacity: 0.3 })
      line('M854 588C882 596 910 596 936 588M853 604C882 612 910 612 936 604', light, { width: 4, opacity: 0.7 })
      line('M858 468C890 474 930 474 960 466', light, { width: 6, opacity: 0.45 })
      line('M858 480C890 486 930 486 960 478', deep, { width: 9, opacity: 0.35 })
    },
  )
}

function drawRug({ solid, line, blend }: Sheet): void {
  solid('M800 768H1470L1548 842H700Z', blend('across', ['#e8dfcf', '#dbd0bc', '#b9ab95']))
  line('M786 780H1484M722 826H1528', '#7f8f86', { width: 5, opacity: 0.75 })
  line('M778 788H1492M735 815H1518', '#a95f45', { width: 2.5, opacity: 0.7 })
  line('M700 844H1548', shade, { width: 4, opacity: 0.3 })
}
