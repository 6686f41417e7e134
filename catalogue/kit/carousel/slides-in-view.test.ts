import { describe, expect, test } from 'vitest'
import { firstInView, slidesPerView } from './slides-in-view.ts'

const sale = { usual: 3, narrow: [{ below: 800, slides: 1 } as const, { below: 640, slides: 2 } as const] }
const buttons = { usual: 5, narrow: [{ upTo: 500, slides: 2 } as const, { upTo: 900, slides: 4 } as const] }

describe('[SHR-02.2] of several widths that match the narrowest decides, and the first slide stays first', () => {
  test.each([
    [1280, 3],
    [800, 3],
    [799, 1],
    [640, 1],
    [639, 2],
    [320, 2],
  ])('below: at %d px there are %d', (width, slides) => expect(slidesPerView(width, sale)).toBe(slides))

  test.each([
    [901, 5],
    [900, 4],
    [501, 4],
    [500, 2],
  ])('and below: at %d px there are %d', (width, slides) => expect(slidesPerView(width, buttons)).toBe(slides))

  test('without limits there is one number', () => expect(slidesPerView(320, { usual: 2 })).toBe(2))

  test.each([
    [4, 8, 2, 4],
    [4, 8, 3, 4],
    [6, 8, 3, 5],
    [7, 8, 1, 7],
    [-1, 8, 2, 0],
    [3, 2, 4, 0],
  ])('slide %d of %d with %d per view: slide %d is first', (wanted, total, perView, first) =>
    expect(firstInView(wanted, { total, perView })).toBe(first),
  )
})
