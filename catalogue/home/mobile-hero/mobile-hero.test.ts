import { expect, test } from 'vitest'
import { template } from './template.ts'

test('[HOM-05.6] it runs on phones, but not on computers or tablets', () => {
  expect(template.devices).toEqual(['mobile'])
})
