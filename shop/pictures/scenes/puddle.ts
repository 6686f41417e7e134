import { mixColours } from '../mix.ts'
import type { Sheet } from '../sheet.ts'
import { drawCloth } from './parts/draw-cloth.ts'
import { drawPool } from './parts/draw-pool.ts'
import { placeShoe } from './parts/place-shoe.ts'

const shade = '#2f3a40'
const sky = '#d5dfe0'
const oilskin = { cloth: '#e8b53c', light: '#fff3c4', dark: '#6b4312' }
const legging = { cloth: '#4a6480', light: '#e4edf2', dark: '#1c2a3a' }
const boots = 'puddle-chelsea-poppy'

/** A path after the rain: a child jumps into a puddle. */
export function drawPuddle(sheet: Sheet): void {
  drawPark(sheet)
  drawWater(sheet)
  sheet.group('id="child"', () => drawChild(sheet))
  drawSplash(sheet)
}

function drawPark({ solid, line, blend }: Sheet): void {
  solid('M0-40H1600V600H0Z', blend('down', ['#c3d0d4', sky, '#e9e6da']))
  solid(
    'M0 420C60 340 150 330 210 380C250 290 380 280 430 370C500 320 590 340 620 400C690 330 800 330 850 396C900 300 1040 290 1090 380C1150 330 1260 330 1300 400C1350 310 1490 310 1530 390L1600 370V620H0Z',
    blend('down', ['#b4c6bf', '#c3cfc3']),
  )
  line('M300 420V600M960 420V600M1420 420V600', '#9db0a8', { width: 16 })
  solid(
    'M0 520C70 470 160 480 220 510C300 470 380 480 450 516C540 480 620 486 700 520C790 480 880 484 950 516C1040 478 1120 484 1200 516C1290 480 1380 486 1450 516C1510 490 1560 490 1600 500V640H0Z',
    blend('down', ['#8fa88d', '#6f8c74']),
  )
  solid('M0 604H1600V660H0Z', blend('down', ['#9db07f', '#839a69']))
  line('M0 660C200 652 320 664 520 658S900 650 1100 660S1400 654 1600 660', '#728a5c', { width: 9 })
  solid('M0 658H1600V1060H0Z', blend('down', ['#b8b2a4', '#a9a599', '#98978e']))
  line('M90 700h180M420 690h120M700 706h200M1240 694h220M140 860h260M1330 890h200M640 960h260M60 780h120', '#e9e8e0', {
    width: 3,
    opacity: 0.4,
  })
  // Leaves that the rain has brought down.
  const leafAt = (x: number, y: number, turn: number) => {
    const [dx, dy] = [Math.round(26 * Math.cos(turn)), Math.round(7 * Math.sin(turn))]
    return `M${x - dx} ${y - dy}Q${x} ${y - 11} ${x + dx} ${y + dy}Q${x} ${y + 9} ${x - dx} ${y - dy}`
  }
  solid(leafAt(330, 742, 0.4) + leafAt(1490, 800, 2.6) + leafAt(700, 900, 0.2) + leafAt(1330, 722, 0.6), '#c9793a')
  solid(leafAt(560, 806, 2.8) + leafAt(1420, 880, 0.3) + leafAt(180, 836, 0.2) + leafAt(1020, 930, 2.7), '#d9a44a')
  const drops = Array.from({ length: 46 }, (_, index) => {
    const [x, y] = [(index * 431) % 1620, ((index * 277) % 720) - 30]
    return `M${x} ${y}l-6 34`
  })
  line(drops.join(''), '#ffffff', { width: 2, opacity: 0.5 })
}

function drawWater(sheet: Sheet): void {
  const { solid, line, blend, put } = sheet
  const edge =
    'M690 800C690 776 780 768 860 762C960 752 1180 750 1290 762C1390 770 1470 786 1466 806C1462 836 1330 848 1200 852C1060 858 900 856 800 842C730 832 690 820 690 800Z'
  solid(edge, '#7f857f')
  put('<g transform="translate(0 3)">')
  solid(edge, blend('down', ['#c6d4d6', '#e2e8e4', '#b9c6c6']), () => {
    put('<use href="#child" transform="matrix(1 0 0 -1 0 1600)" opacity=".4"/>')
    line('M760 790h160M1260 812h140M840 832h220M1180 776h120', '#ffffff', { width: 3, opacity: 0.6 })
  })
  put('</g>')
  put(
    '<g stroke="#ffffff" stroke-width="2.5" opacity=".7"><ellipse cx="1010" cy="803" rx="230" ry="25"/><ellipse cx="1010" cy="803" rx="290" ry="34" opacity=".5"/><ellipse cx="1370" cy="806" rx="36" ry="6"/><ellipse cx="780" cy="806" rx="26" ry="4"/></g>',
  )
  drawPool(sheet, { x: 1010, y: 802, rx: 190, ry: 16, colour: shade, strength: 0.45 })
}

function drawChild(sheet: Sheet): void {
  placeShoe(sheet, boots, {
    x: 1196,
    y: 738,
    size: 0.47,
    at: 118,
    turn: -36,
    veil: [shade, 0.24],
    wear: () => drawLegging(sheet, mixColours(legging.cloth, shade, 0.35)),
  })
  drawCloth(sheet, {
    ...oilskin,
    cloth: '#bd8c28',
    path: 'M1100-60C1150 100 1220 240 1262 326C1220 352 1160 356 1100 350Z',
    folds: [[1150, 100, 1180, 230, 1216, 346, 14]],
  })
  placeShoe(sheet, boots, { x: 1000, y: 800, size: 0.5, wear: () => drawLegging(sheet, legging.cloth) })
  drawCoat(sheet)
}

/** Stands in the boot's shaft. */
function drawLegging(sheet: Sheet, cloth: string): void {
  const rings = Array.from({ length: 8 }, (_, ring) => 348 - ring * 84)
  drawCloth(sheet, {
    ...legging,
    cloth,
    path: 'M480 397C540 404 612 402 676 390C672 250 690 60 712-280H452C470 60 482 250 480 397Z',
    folds: [
      [486, 330, 560, 366, 664, 330, 16],
      [690, 40, 610, 70, 500, 50, 20],
    ],
    stripes: { path: rings.map((y) => `M440 ${y}Q570 ${y + 24} 720 ${y}`).join(''), colour: '#e9ede8', width: 22 },
  })
}

function drawCoat(sheet: Sheet): void {
  const { line, solid } = sheet
  drawCloth(sheet, {
    ...oilskin,
    path: 'M1000-60C990 80 960 220 926 350C980 374 1040 376 1090 364C1140 376 1196 366 1234 340C1206 220 1180 80 1172-60Z',
    folds: [
      [1150, -20, 1150, 160, 1190, 366, 22],
      [1048, 60, 1030, 220, 1010, 376, 18],
      [1110, 120, 1112, 250, 1130, 376, 14],
    ],
    hem: 'M918 332C980 356 1040 358 1090 346C1140 358 1196 348 1240 322',
  })
  line('M1018-60C1008 90 986 220 958 344', '#fff6d0', { width: 8, opacity: 0.55 })
  line('M1086-60C1086 90 1088 240 1090 366', '#8a5d17', { width: 3, opacity: 0.7 })
  solid('M1114 96L1182 84L1196 176L1120 190Z', '#d9a530')
  line('M1114 96L1182 84', '#8a5d17', { width: 4, opacity: 0.6 })
  for (const y of [20, 140, 260]) solid(`M1054 ${y}a12 12 0 1 0 24 0a12 12 0 1 0-24 0`, '#7d4a1f')
}

function drawSplash({ solid, blend, line, put }: Sheet): void {
  const water = blend('down', ['#ffffffee', '#c9dadeaa'])
  solid(
    'M852 806C838 776 806 744 776 730C800 752 812 770 806 790C780 766 740 756 712 762C756 774 790 794 806 812ZM1176 808C1190 778 1222 744 1256 734C1232 756 1222 772 1228 792C1254 768 1290 760 1318 766C1278 780 1246 796 1226 814ZM880 812C868 790 850 770 836 764C852 780 856 796 852 812ZM1150 812C1162 790 1176 774 1190 768C1180 784 1178 798 1182 812Z',
    water,
  )
  line('M856 806C896 816 960 820 1010 820S1130 818 1172 808', '#ffffff', { width: 7, opacity: 0.75 })
  const drops = [
    [752, 700, 8],
    [708, 724, 6],
    [690, 690, 4],
    [788, 690, 5],
    [820, 716, 4],
    [668, 750, 5],
    [1282, 704, 8],
    [1330, 730, 6],
    [1350, 694, 4],
    [1250, 690, 5],
    [1214, 714, 4],
    [1380, 748, 5],
  ]
  const drawn = drops.map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
  put(`<g fill="${water}">${drawn}</g>`)
}
