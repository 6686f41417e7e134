import { expect, test } from 'vitest'
import { describeCatalogue } from './provide-templates.ts'

test('new content begins with words alone: no picture and no page of the demo, at any depth', () => {
  const described = describeCatalogue()
  expect(described.length).toBeGreaterThan(70)
  const addresses = described.filter(({ sample }) => /testing\/|"\/uk\/|example\.com/.test(JSON.stringify(sample)))
  expect(addresses.map(({ id }) => id)).toEqual([])
  const sampleOf = (id: string) => described.find((each) => each.id === id)?.sample
  expect(sampleOf('global/offer-banner')).toMatchObject({
    messages: expect.arrayContaining([{ title: expect.stringMatching(/\w/) }]),
  })
  expect(sampleOf('basket/delivery-carriers')).toEqual({})
})
