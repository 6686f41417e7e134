import { expect, test } from 'vitest'
import { sizesOf } from './sizes-of.ts'

const units = { em: 20, rem: 16, vw: 4, '%': 0.5 }
const sizes = (btnsize: string, fontsize = '') => sizesOf({ btnsize, fontsize }, units)
const height = (px: number) => `height: auto !important; min-height: ${px}px !important`

test('[BAS-05.2] with one field missing only the other is applied, with both missing nothing is changed', () => {
  expect(sizes('60px', '20px')).toEqual(['font-size: 20px !important', height(60)])
  expect(sizes('60px')).toEqual([height(60)])
  expect(sizes('', '1.5em')).toEqual(['font-size: 1.5em !important'])
  expect(sizes('')).toEqual([])
})

test.each([
  ['23.9px', []],
  ['0', []],
  ['1em', []],
  ['5vw', []],
  ['24px', [height(24)]],
  ['2em', [height(40)]],
  ['2rem', [height(32)]],
  ['10vw', [height(40)]],
  ['80%', [height(40)]],
])('[BAS-05.4] a height of %s: %j', (btnsize, styles) => {
  expect(sizes(btnsize)).toEqual(styles)
})
