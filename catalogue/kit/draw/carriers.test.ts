import { expect, test } from 'vitest'
import { carriers } from './carriers.ts'

test('[BAS-03.2] [GLB-06.2] an empty field leaves its carrier out; with both empty there is none', () => {
  const dpd = { name: 'DPD', src: 'd.svg' }
  const royalmail = { name: 'Royal Mail', src: 'r.svg' }
  expect(carriers({ royalmail: 'r.svg', dpd: 'd.svg' })).toEqual([dpd, royalmail])
  expect(carriers({ dpd: 'd.svg', royalmail: '' })).toEqual([dpd])
  expect(carriers({ dpd: '', royalmail: 'r.svg' })).toEqual([royalmail])
  expect(carriers({ dpd: '', royalmail: '' })).toEqual([])
})
