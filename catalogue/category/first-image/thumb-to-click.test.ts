import { expect, test } from 'vitest'
import { isToBeClicked, type Thumb } from './thumb-to-click.ts'

const aThumb = (thumb: Partial<Thumb> = {}): Thumb => ({ isChosen: false, leadsAway: false, ...thumb })

test('the first of several thumbnails is clicked', () => {
  expect(isToBeClicked([aThumb(), aThumb()])).toBe(true)
})

test('[CAT-10.3] an item whose first thumbnail is chosen, or that has fewer than two, is left alone', () => {
  expect(isToBeClicked([aThumb({ isChosen: true }), aThumb()])).toBe(false)
  expect(isToBeClicked([aThumb()])).toBe(false)
  expect(isToBeClicked([])).toBe(false)
})

test('an item is left alone when another thumbnail is chosen or the first one leads to another page', () => {
  expect(isToBeClicked([aThumb(), aThumb({ isChosen: true })])).toBe(false)
  expect(isToBeClicked([aThumb({ leadsAway: true }), aThumb()])).toBe(false)
})
