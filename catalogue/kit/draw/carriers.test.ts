import { expect, test } from 'vitest'
import { listCarriers } from './carriers.ts'

test('[BAS-03.2] [GLB-06.2] a carrier with an empty field is left out; with both empty there are none', () => {
  const dpd = { name: 'DPD', src: 'd.svg' }
  const royalmail = { name: 'Royal Mail', src: 'r.svg' }
  expect(listCarriers({ royalmail: 'r.svg', dpd: 'd.svg' })).toEqual([dpd, royalmail])
  expect(listCarriers({ dpd: 'd.svg', royalmail: '' })).toEqual([dpd])
  expect(listCarriers({ dpd: '', royalmail: 'r.svg' })).toEqual([royalmail])
  expect(listCarriers({ dpd: '', royalmail: '' })).toEqual([])
})
