import { expect, test } from 'vitest'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { isOwn } from '../../../catalogue/define-site.ts'
import site from '../../instep.config.ts'

const delivered = site.experiences.flatMap((instance) => (isOwn(instance) ? [] : [instance]))

test('[SHOP-107] the demo has an instance of every template', () => {
  expect(Object.keys(catalogue)).toHaveLength(78)
  expect(new Set(delivered.map(({ template }) => template))).toEqual(new Set(Object.keys(catalogue)))
})

test('[SHOP-107] [EX-05] the first, the accordion, is split 50/50 with a control, and every other is shown to all of its visitors', () => {
  const [first, ...others] = site.experiences
  expect(first).toMatchObject({ template: 'product/accordion', share: 0.5 })
  expect(others.filter(({ share = 1 }) => share !== 1)).toEqual([])
})

test('[SHOP-107] [EX-05] the weather banner is paused, and nothing else is', () => {
  const paused = site.experiences.filter(({ pausedAt }) => pausedAt !== undefined)
  expect(paused).toMatchObject([{ template: 'global/weather-banner' }])
  expect(new Date(paused[0]?.pausedAt ?? Number.NaN).getTime()).toBeLessThan(Date.now())
})
