import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M80 672C76 648 92 640 110 646C180 670 270 676 350 660C440 640 500 622 580 618C640 616 680 618 706 604C720 600 728 612 726 630L716 700C712 714 704 720 690 720L240 720C180 720 120 714 96 700C86 694 82 684 80 672Z'
const rim = 'M86 656C170 684 270 686 350 671C440 652 500 634 580 630C640 628 684 630 716 616'
const band =
  'M176 694C184 628 222 572 286 538C326 518 380 508 404 516C424 524 430 548 436 578C444 612 460 640 484 658C440 676 380 694 320 700C270 704 220 702 176 694Z'
const ribs = [
  'M236 712C240 640 280 570 350 512',
  'M292 716C296 640 330 570 396 512',
  'M350 712C350 650 380 590 424 540',
  'M406 700C404 660 418 620 442 590',
]

/** A slide with one broad padded band, from its outer side, toe to the left. */
export function drawSlideSide(sheet: Sheet, { upper: main, panel, sole: foam, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet

  solid(
    'M330 560C380 530 420 520 436 560C448 600 470 640 490 654L380 690L300 680Z',
    blend('across', [shadeColour(lining, -0.55), shadeColour(lining, -0.2)]),
  )
  solid(sole, blend('down', [shadeColour(foam, 0.25), foam, shadeColour(foam, -0.2)]), () => {
    soft('M660 610L740 590L740 730L700 730Z', shadeColour(foam, -0.6), { blur: 14, opacity: 0.3 })
    line('M70 696C180 712 300 712 400 702C520 690 640 690 740 680', shadeColour(foam, -0.35), { width: 2.5 })
    line('M540 664C600 656 660 654 712 646M552 678C610 670 660 668 710 662', shadeColour(foam, -0.3), {
      width: 5,
      opacity: 0.6,
    })
    line('M80 718H730', shadeColour(panel, -0.3), { width: 10 })
  })
  line(rim, shadeColour(lining, -0.25), { width: 13 })
  line(rim, shadeColour(lining, 0.1), { width: 9 })
  line(rim, shadeColour(lining, -0.3), { width: 3, dash: '0 10' })

  solid(band, blend('slant', [shadeColour(main, 0.28), main, shadeColour(main, -0.25)]), () => {
    for (const rib of ribs) {
      soft(`${rib}l26 12Z`, shadeColour(main, 0.5), { blur: 9, opacity: 0.3 })
      line(rib, shadeColour(main, -0.45), { width: 3.5, opacity: 0.6 })
    }
    soft('M160 720L340 720L500 680L500 650L340 688L170 686Z', shadeColour(main, -0.6), { blur: 8, opacity: 0.55 })
    soft('M210 650C224 600 262 564 320 540L330 554C280 580 246 614 234 656Z', shadeColour(main, 0.6), {
      blur: 10,
      opacity: 0.6,
    })
  })
  line('M180 688C190 628 226 576 288 543C328 523 380 513 402 521', shadeColour(panel, 0.2), { width: 7 })
  line('M404 518C422 526 428 548 434 578C442 612 458 638 480 656', shadeColour(panel, -0.2), { width: 7 })
  stitch('M194 690C202 636 236 588 294 556C332 537 376 526 396 533', shadeColour(main, 0.4), shadeColour(main, -0.4))
  solid('M330 600h46v22h-46Z', blend('down', [shadeColour(accent, 0.35), shadeColour(accent, -0.2)]))
  line('M336 606h34M336 616h34', shadeColour(accent, -0.35), { width: 1.8 })
}
