import { expect, test } from 'vitest'
import { aCarousel, findRegion, seenSlides } from '../../testing/a-carousel.tsx'
import { addShopRules, measureBoxes } from '../../testing/shop-rules.ts'

test.each([
  'section { display: flex; flex-wrap: wrap; margin: 48px 0; border-top: 1px solid; padding: 60px 16px }',
  'button { min-width: 200px; min-height: 60px; margin: 10px; text-transform: uppercase }',
  'p { width: 100% }',
])('[SHR-02.1] slides and arrows are where they are elsewhere in a shop with %s', (rules) => {
  aCarousel({ hasCounter: true })
  const boxes = () => measureBoxes(findRegion().querySelectorAll('button, a'))
  const usual = boxes()
  expect(seenSlides()).toBe('ab')
  addShopRules(rules)
  expect(boxes()).toEqual(usual)
  expect(seenSlides()).toBe('ab')
})
