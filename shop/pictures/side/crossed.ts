import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M82 680C80 668 92 665 104 668C160 682 240 688 300 680C370 670 430 650 500 638C570 627 640 626 704 610C716 608 722 616 720 630L713 702C711 714 704 720 692 720L256 720C186 720 124 714 100 704C88 698 84 690 82 680Z'
const rim = 'M90 672C160 688 240 694 300 686C370 676 430 656 500 644C570 633 640 632 714 614'
const rising =
  'M168 691C186 650 230 610 300 578C316 570 330 563 344 559C360 556 370 566 364 577C322 604 276 646 246 694C218 697 192 695 168 691Z'
const falling =
  'M396 672C376 638 312 616 236 611C256 594 280 584 306 574C382 578 442 604 470 653C448 661 420 667 396 672Z'
const counter =
  'M716 622C722 580 714 530 708 486C700 474 674 474 664 484C660 534 646 590 604 634C640 634 680 630 716 622Z'
const nearAnkle = 'M704 500C640 516 552 506 482 462'
const farAnkle = 'M700 486C650 444 556 428 484 458'

/** A strapped sandal with an ankle buckle, from its outer side, toe to the left. */
export function drawCrossedSide(sheet: Sheet, { upper: main, panel, sole: cork, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const drawStrap = (path: string, shine: string) =>
    solid(path, blend('slant', [shadeColour(main, 0.25), main, shadeColour(main, -0.25)]), () => {
      soft(shine, shadeColour(main, 0.55), { blur: 7, opacity: 0.6 })
      soft('M150 704L340 704L500 660L500 634L340 676L150 676Z', shadeColour(main, -0.6), { blur: 7, opacity: 0.6 })
    })

  // visible part of the inner side
  line('M252 676C270 650 292 630 318 616M404 660C392 640 372 626 346 614', shadeColour(lining, -0.45), { width: 26 })
  line(farAnkle, shadeColour(lining, -0.5), { width: 24 })
  line(farAnkle, shadeColour(lining, -0.12), { width: 19 })

  solid(sole, blend('down', [shadeColour(cork, 0.15), cork, shadeColour(cork, -0.2)]), () => {
    soft('M660 620L740 600L740 730L700 730Z', shadeColour(cork, -0.6), { blur: 14, opacity: 0.35 })
    line('M430 672C500 656 570 646 640 644L730 628M470 690L730 672', shadeColour(cork, -0.35), {
      width: 2,
      opacity: 0.35,
      dash: '3 5',
    })
    line('M70 706C128 722 180 716 256 716L730 714', shadeColour(panel, -0.35), { width: 17 })
  })
  line(rim, shadeColour(lining, -0.3), { width: 13 })
  line(rim, lining, { width: 9 })
  line(rim, shadeColour(lining, -0.3), { width: 1.6, dash: '5 5' })

  drawStrap(rising, 'M210 680C230 640 290 600 370 564L376 574C310 606 260 640 236 684Z')
  stitch('M180 689C198 652 240 616 304 586C322 578 336 571 348 567', shadeColour(main, 0.4), shadeColour(main, -0.45))
  stitch('M236 692C266 646 314 606 360 576', shadeColour(main, 0.4), shadeColour(main, -0.45))
  soft('M398 690C376 650 312 628 244 622L306 590C382 594 444 614 480 660Z', shadeColour(main, -0.7), {
    blur: 7,
    opacity: 0.5,
  })
  drawStrap(falling, 'M300 588C370 596 420 620 440 656L422 660C396 624 340 604 280 600Z')
  stitch('M403 667C382 628 318 608 250 604', shadeColour(main, 0.4), shadeColour(main, -0.45))
  stitch('M460 652C436 608 380 586 302 582', shadeColour(main, 0.4), shadeColour(main, -0.45))

  solid(counter, blend('across', [shadeColour(main, 0.12), main, shadeColour(main, -0.35)]), () => {
    soft('M690 500C690 560 680 600 660 630L676 632C694 600 700 560 700 500Z', shadeColour(main, 0.5), {
      blur: 7,
      opacity: 0.5,
    })
  })
  stitch('M672 490C668 540 654 588 620 628', shadeColour(main, 0.4), shadeColour(main, -0.45))
  line(nearAnkle, shadeColour(main, -0.45), { width: 26 })
  line(nearAnkle, main, { width: 22 })
  line('M700 494C640 510 552 500 484 457', shadeColour(main, 0.4), { width: 5, opacity: 0.7 })
  line('M694 508C640 519 560 511 490 474', shadeColour(main, 0.4), { width: 1.8, dash: '5 5', opacity: 0.9 })

  // buckle
  line('M574 482L606 488L601 526L568 519Z', shadeColour(accent, -0.5), { width: 10 })
  line('M574 482L606 488L601 526L568 519Z', accent, { width: 7 })
  line('M573 482L605 488', shadeColour(accent, 0.6), { width: 2.5 })
  line('M604 507L568 500', shadeColour(accent, -0.2), { width: 5 })
  line('M546 497v.1M526 490v.1M506 481v.1', shadeColour(main, -0.6), { width: 6 })
}
