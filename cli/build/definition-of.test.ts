import { expect, test } from 'vitest'
import { definitionOf } from './definition-of.ts'

const offers = { id: 'offers', template: 'global/offer-banner', content: { messages: [] } } as const

function ratios(share?: number): object[] {
  return definitionOf({ ...offers, share }).variations.map(({ variationIsControl, trafficAllocationRatio }) => ({
    variationIsControl,
    trafficAllocationRatio,
  }))
}

test('without a share every visitor gets the variation, and none the control', () => {
  expect(ratios()).toEqual([
    { variationIsControl: true, trafficAllocationRatio: 0 },
    { variationIsControl: false, trafficAllocationRatio: 1 },
  ])
})

test('the control gets exactly the remainder of the share', () => {
  expect(ratios(0.9)).toEqual([
    { variationIsControl: true, trafficAllocationRatio: 0.1 },
    { variationIsControl: false, trafficAllocationRatio: 0.9 },
  ])
})

test('[EX-03] several variations have their own shares, names and contents; the control gets the remainder', () => {
  const { variations, template_data } = definitionOf({
    ...offers,
    variations: [
      { id: 'blue', name: 'Blue', share: 0.3, content: { backgroundColor: 'blue' } },
      { id: 'red', share: 0.5 },
    ],
  })
  expect(template_data).toEqual({ messages: [] })
  expect(variations.map(({ variationId: _, ...each }) => each)).toEqual([
    { variationMasterId: 'offers-c', variationIsControl: true, trafficAllocationRatio: 0.2 },
    {
      variationMasterId: 'offers-blue',
      variationIsControl: false,
      trafficAllocationRatio: 0.3,
      variationName: 'Blue',
      template_data: { backgroundColor: 'blue' },
    },
    { variationMasterId: 'offers-red', variationIsControl: false, trafficAllocationRatio: 0.5 },
  ])
})

test('[EX-17] the style sheet of an experience applies to each of its variations and not to the control', () => {
  const css = import.meta.resolve('./definition-of.test.ts')
  const data = [
    { id: 'a', share: 0.5, data: { from: 60 } },
    { id: 'b', share: 0.5 },
  ] as const
  const { variations } = definitionOf({ id: 'own', code: css, css, variations: data })
  expect(variations.map(({ styles = '' }) => styles.includes('definitionOf'))).toEqual([false, true, true])
  expect(variations[1]?.template_data).toEqual({ from: 60 })
})

test('what calls a service says so: a template of the catalogue, and an experience with code of the site', () => {
  const code = import.meta.url
  const callOf = (instance: Parameters<typeof definitionOf>[0]) => definitionOf(instance).template?.callsService
  expect(callOf({ id: 'worn', template: 'product/fit-message', content: { dataID: 'fit' } as never })).toBe(true)
  expect([true, false, undefined].map((callsService) => callOf({ id: 'own', code, callsService }))).toEqual([
    true,
    undefined,
    undefined,
  ])
  expect(callOf(offers)).toBe(undefined)
})

test('pages, devices and anchors come from the template, paths from the instance', () => {
  const { template } = definitionOf({ ...offers, paths: { include: ['/uk/en'] } })
  expect(template).toMatchObject({ id: 'global/offer-banner', anchors: ['header'], paths: { include: ['/uk/en'] } })
  expect(template?.pages).not.toContain('checkout')
})

test('paths that a template excludes are excluded by each of its instances', () => {
  const whole = { id: 'whole', template: 'product/price-format', content: {} } as const
  const left = definitionOf(whole).template?.paths?.exclude ?? []
  expect(left).toContain('/eu/de/')
  const { template } = definitionOf({ ...whole, paths: { include: ['/eu/'], exclude: ['/eu/en/'] } })
  expect(template?.paths).toEqual({ include: ['/eu/'], exclude: [...left, '/eu/en/'] })
})

test('[EX-14] [EX-04] times become absolute in the build, in the time zone of the site unless they name an offset', () => {
  const schedule = { scheduled_start: '2027-07-31T08:00', scheduled_end: '2027-08-31T08:00Z', pause_actioned: true }
  const timed = { ...offers, pausedAt: '2027-01-31', schedule }
  expect(definitionOf(timed, { timeZone: 'Europe/Paris' })).toMatchObject({
    pausedAt: Date.UTC(2027, 0, 30, 23),
    schedule: {
      scheduled_start: Date.UTC(2027, 6, 31, 6),
      scheduled_end: Date.UTC(2027, 7, 31, 8),
      pause_actioned: true,
    },
  })
  expect(definitionOf({ ...offers, pausedAt: 7 }).pausedAt).toBe(7)
  expect(definitionOf(offers)).toMatchObject({ pausedAt: undefined, schedule: undefined })
})
