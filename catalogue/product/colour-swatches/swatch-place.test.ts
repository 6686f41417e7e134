import { expect, test } from 'vitest'
import { swatchPlace } from './swatch-place.ts'

test('one setting decides the place', () => {
  expect(swatchPlace({ moveIn: true, moveOut: false })).toEqual({ place: 'in' })
  expect(swatchPlace({ moveIn: false, moveOut: true })).toEqual({ place: 'out' })
})

test('with both settings or none the area stays where it is, and only both are logged', () => {
  expect(swatchPlace({ moveIn: false, moveOut: false })).toEqual({ place: 'as it is' })
  expect(swatchPlace({ moveIn: true, moveOut: true })).toMatchObject({
    place: 'as it is',
    because: expect.stringContaining('both'),
  })
})
