import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M90 704C88 694 96 690 106 693C200 711 320 713 420 708C520 703 620 697 710 686L704 720L598 720L592 706C520 714 420 721 300 721C200 721 100 718 90 704Z'
const upper =
  'M98 698C88 662 112 642 162 634C198 628 222 620 242 606C266 632 324 662 420 662C520 660 618 622 682 574C694 566 706 570 708 582C713 620 718 656 710 689C600 704 420 714 300 712C200 710 130 706 98 698Z'
const farSide =
  'M238 608C262 590 306 602 352 616C420 634 500 632 560 614C612 598 652 576 690 566L706 580C624 652 520 676 420 676C320 674 262 640 238 608Z'
const toeCap = 'M98 698C88 662 112 642 162 634C168 633 174 632 180 630C198 652 204 684 200 711C150 708 120 704 98 698Z'
const topline = 'M242 606C266 632 324 662 420 662C520 660 618 622 684 574'

/** A ballet flat with a bow, from its outer side, toe to the left. */
export function drawBowSide(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet

  solid(farSide, blend('down', [shadeColour(lining, 0.25), lining, shadeColour(lining, -0.45)]), () => {
    soft('M300 690C400 640 560 650 640 600L700 600L600 700Z', shadeColour(lining, -0.7), { blur: 12, opacity: 0.5 })
  })
  line('M240 604C264 592 306 602 352 616C420 634 500 632 560 614C612 598 652 576 690 566', shadeColour(panel, -0.1), {
    width: 6,
  })

  solid(upper, blend('down', [shadeColour(main, 0.25), main, shadeColour(main, -0.22)]), () => {
    soft('M80 724L420 724L720 700L720 676L420 696L90 684Z', shadeColour(main, -0.55), { blur: 7, opacity: 0.6 })
    soft('M400 680C500 676 600 650 690 610L692 640C600 672 500 690 410 694Z', shadeColour(main, 0.5), {
      blur: 8,
      opacity: 0.6,
    })
    soft('M200 640C220 636 236 628 244 622L262 644C240 650 220 650 206 656Z', shadeColour(main, 0.5), {
      blur: 6,
      opacity: 0.6,
    })
  })
  solid(toeCap, blend('down', [shadeColour(panel, 0.25), panel, shadeColour(panel, -0.22)]), () => {
    soft('M118 668C130 652 156 648 178 646L184 656C160 660 136 668 126 684Z', shadeColour(panel, 0.7), {
      blur: 5,
      opacity: 0.7,
    })
  })
  stitch('M188 631C204 654 210 684 207 710', shadeColour(main, 0.4), shadeColour(main, -0.4))
  stitch('M676 588C680 620 682 656 678 690', shadeColour(main, 0.4), shadeColour(main, -0.4))
  line(topline, shadeColour(panel, -0.25), { width: 10 })
  line(topline, shadeColour(panel, 0.12), { width: 7 })
  line(topline, shadeColour(panel, -0.35), { width: 7, dash: '1.5 7', opacity: 0.45 })

  const drawBow = (path: string) =>
    solid(path, blend('down', [shadeColour(accent, 0.35), accent, shadeColour(accent, -0.25)]))
  drawBow('M246 604C238 626 222 640 204 648L196 636C212 630 228 618 238 602Z')
  drawBow('M248 604C262 622 284 636 306 640L310 628C288 622 268 612 256 600Z')
  drawBow('M246 602C226 574 190 566 184 584C180 602 214 616 246 604Z')
  drawBow('M248 602C260 568 300 556 308 574C312 594 282 612 248 604Z')
  line('M242 600C226 590 210 584 198 588M254 598C268 584 284 574 298 576', shadeColour(accent, -0.5), {
    width: 2.5,
    opacity: 0.6,
  })
  solid(
    'M238 594C246 588 258 592 258 602C257 612 244 616 237 608C233 603 233 598 238 594Z',
    blend('down', [shadeColour(accent, 0.45), shadeColour(accent, -0.15)]),
  )

  solid(sole, blend('down', [shadeColour(leather, 0.25), leather, shadeColour(leather, -0.3)]))
}
