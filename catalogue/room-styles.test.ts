import { expect, test } from 'vitest'
import { cssColor, cssText } from './room.ts'
import { roomStyles, splitSelectors } from './room-styles.ts'

test('each rule applies while its row is named, with one letter for room and another for hidden elements', () => {
  const anchors = { header: 'header', navMenu: '.menu, #menu' }
  const styles = roomStyles(
    3,
    [
      { at: 'header', css: 'top:auto' },
      { at: 'header', around: true, within: '::before', css: 'height:40px', media: '(max-width:600px)' },
      { at: 'navMenu', within: ' a', css: 'visibility:hidden', hides: true },
      { at: 'footer', css: 'min-height:1px' },
      { selector: '.price, .was', css: 'min-height:2em', stays: true },
    ],
    anchors,
  )
  expect(styles).toBe(
    [
      'html[data-instep~=r3] header{top:auto}',
      '@media (max-width:600px){html[data-instep-around~=r3] :has(>header)::before{height:40px}}',
      'html[data-instep~=h3] .menu a,html[data-instep~=h3] #menu a{visibility:hidden}',
      'html[data-instep~=r3] .price,html[data-instep~=r3] .was{min-height:2em}',
    ].join(''),
  )
})

test('a selector list is split only at its top-level commas', () => {
  const lists = ['a, b', ':is(.a, :not(.b, .c)) > i,b', '[title="a,b"] , p']
  expect(lists.map(splitSelectors)).toEqual([
    ['a', 'b'],
    [':is(.a, :not(.b, .c)) > i', 'b'],
    ['[title="a,b"]', 'p'],
  ])
})

test('a text of the site owner cannot end the string or the style sheet', () => {
  expect(cssText('Over £60: "free"')).toBe('"Over £60: \\22 free\\22 "')
  expect(cssColor('rgb(1 2 3 / 50%)')).toBe('rgb(1 2 3 / 50%)')
  expect(cssColor('red}body{display:none')).toBe('transparent')
  const css = `content:${cssText('</style><script>"\\\n}')}`
  expect(roomStyles(0, [{ at: 'header', css }], { header: 'header' })).toMatch(/^[^<]*content:"[\w\\ ]*"\}$/)
  expect(roomStyles(0, [{ at: 'header', css: 'a' }], { header: '</style>' })).not.toContain('<')
})
