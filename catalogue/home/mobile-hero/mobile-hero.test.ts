import { expect, test } from 'vitest'
import { template } from './template.ts'

test('[HOM-05.6] it runs on phones, and neither on computers nor on tablets', () => {
  expect(template.devices).toEqual(['mobile'])
})
