import { expect, test } from 'vitest'
import { definitionOf } from './definition-of.ts'

const offers = { id: 'offers', template: 'global/offer-banner', content: { messages: [] } } as const

function ratios(share?: number): object[] {
  return definitionOf({ ...offers, share }).variations.map(({ variationIsControl, trafficAllocationRatio }) => ({
    ...{ variationIsControl, trafficAllocationRatio },
  }))
}

test('without a share everybody gets the variation, and nobody the control', () => {
  expect(ratios()).toEqual([
    { variationIsControl: true, trafficAllocationRatio: 0 },
    { variationIsControl: false, trafficAllocationRatio: 1 },
  ])
})

test('the control gets exactly what the share leaves', () => {
  expect(ratios(0.9)).toEqual([
    { variationIsControl: true, trafficAllocationRatio: 0.1 },
    { variationIsControl: false, trafficAllocationRatio: 0.9 },
  ])
})

test('pages, devices and anchors are those of the template, paths those of the instance', () => {
  const { template } = definitionOf({ ...offers, paths: { include: ['/uk/en'] } })
  expect(template).toMatchObject({ id: 'global/offer-banner', anchors: ['header'], paths: { include: ['/uk/en'] } })
  expect(template?.pages).not.toContain('checkout')
})

test('what a template leaves out is left out by each of its instances', () => {
  const whole = { id: 'whole', template: 'product/price-format', content: {} } as const
  const left = definitionOf(whole).template?.paths?.exclude ?? []
  expect(left).toContain('/eu/de/')
  const { template } = definitionOf({ ...whole, paths: { include: ['/eu/'], exclude: ['/eu/en/'] } })
  expect(template?.paths).toEqual({ include: ['/eu/'], exclude: [...left, '/eu/en/'] })
})
