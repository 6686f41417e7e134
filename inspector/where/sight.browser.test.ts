import { afterEach, expect, test } from 'vitest'
import { findElements } from './find-elements.ts'
import { sightOf } from './sight.ts'

afterEach(() => document.body.replaceChildren())

const around = {
  selectors: { navMenu: '#menu', header: '][' },
  templates: ['product/size-guide', 'product/size-guide-image'],
}
const drawn = { id: 'guide', template: 'product/size-guide', anchors: [] }

test.each([
  ['an element in view', '<p class="product-size-guide">Guide</p>', 'visible'],
  ['a part of it', '<p class="shop product-size-guide-link">Guide</p>', 'visible'],
  ['an element far below', '<p class="product-size-guide" style="margin-top: 9000px">Guide</p>', 'visible'],
  [
    'a wrapper without a box',
    '<div class="product-size-guide" style="display: contents"><p>Guide</p></div>',
    'visible',
  ],
  ['an element that is not displayed', '<p class="product-size-guide" style="display: none">Guide</p>', 'hidden'],
  ['one that is transparent', '<p class="product-size-guide" style="opacity: 0">Guide</p>', 'hidden'],
  ['one inside closed details', '<details><p class="product-size-guide">Guide</p></details>', 'hidden'],
  ['one inside a closed dialog', '<dialog><p class="product-size-guide">Guide</p></dialog>', 'hidden'],
  ['an empty one', '<p class="product-size-guide"></p>', 'hidden'],
  ['the element of another template', '<p class="product-size-guide-image">Picture</p>', 'none'],
  ['nothing', '', 'none'],
] as const)('of %s is seen what can be seen', (_, html, sight) => {
  document.body.innerHTML = html
  expect(sightOf(findElements(drawn, around))).toBe(sight)
})

test('an experience that draws nothing is where it changes the page, which is its anchors', () => {
  document.body.innerHTML = '<nav id="menu">Menu</nav>'
  const [menu] = document.body.children
  expect(findElements({ id: 'words', template: 'global/menu-labels', anchors: ['navMenu', 'header'] }, around)).toEqual(
    [menu],
  )
})

test('one with code of its own is known by its id', () => {
  document.body.innerHTML = '<p class="delivery-progress-bar">Bar</p>'
  const [bar] = document.body.children
  expect(findElements({ id: 'delivery-progress', anchors: [] }, around)).toEqual([bar])
})
