import { expect, test } from 'vitest'
import { sizesOf } from './sizes-of.ts'

const units = { em: 20, rem: 16, vw: 4, '%': 0.5 }
const readSizes = (btnsize: string, fontsize = '') => sizesOf({ btnsize, fontsize }, units)
const heightRule = (px: number) => `height: auto !important; min-height: ${px}px !important`

test('[BAS-05.2] with one field missing only the other is applied, with both missing nothing is changed', () => {
  expect(readSizes('60px', '20px')).toEqual(['font-size: 20px !important', heightRule(60)])
  expect(readSizes('60px')).toEqual([heightRule(60)])
  expect(readSizes('', '1.5em')).toEqual(['font-size: 1.5em !important'])
  expect(readSizes('')).toEqual([])
})

test.each([
  ['23.9px', []],
  ['0', []],
  ['1em', []],
  ['5vw', []],
  ['24px', [heightRule(24)]],
  ['2em', [heightRule(40)]],
  ['2rem', [heightRule(32)]],
  ['10vw', [heightRule(40)]],
  ['80%', [heightRule(40)]],
])('[BAS-05.4] a height of %s: %j', (btnsize, styles) => {
  expect(readSizes(btnsize)).toEqual(styles)
})
