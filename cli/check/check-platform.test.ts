import { expect, test } from 'vitest'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { applyPreset } from '../../catalogue/presets/apply-preset.ts'
import { platforms } from '../../contract/platform.ts'
import { checkSite } from './check-site.ts'

const site: SiteConfig = {
  propertyId: 'p',
  trackingId: 't',
  domains: ['shop.test'],
  endpoints: { base: 'https://collect.shop.test' },
  anchors: {},
  experiences: [],
}

test.each(platforms)('a site with the preset %s has no mistakes', (platform) => {
  expect(checkSite(applyPreset({ ...site, platform }))).toEqual([])
})

test('a platform without a preset is a mistake', () => {
  const problems = checkSite(applyPreset({ ...site, platform: 'shopfy' as 'shopify' }))
  expect(problems).toEqual([expect.objectContaining({ path: 'platform' })])
  expect(problems[0]?.remedy).toContain('shopify')
})
