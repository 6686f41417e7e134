import { expect, test } from 'vitest'
import { swatchPlace } from './swatch-place.ts'

test('one flag says the place', () => {
  expect(swatchPlace({ moveIn: true, moveOut: false })).toEqual({ place: 'in' })
  expect(swatchPlace({ moveIn: false, moveOut: true })).toEqual({ place: 'out' })
})

test('both flags or none leave the area where it is, and only both are worth a line', () => {
  expect(swatchPlace({ moveIn: false, moveOut: false })).toEqual({ place: 'as it is' })
  expect(swatchPlace({ moveIn: true, moveOut: true })).toMatchObject({
    place: 'as it is',
    because: expect.stringContaining('both'),
  })
})
