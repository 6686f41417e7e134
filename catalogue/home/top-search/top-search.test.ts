import { expect, test } from 'vitest'
import { template } from './template.ts'

test('[HOM-02.2] it runs on computers and tablets, but not on phones', () => {
  expect(template.devices).toEqual(['computer', 'tablet'])
})
