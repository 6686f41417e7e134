import { expect, test } from 'vitest'
import { applyPreset } from '../../catalogue/presets/apply-preset.ts'
import { aSite } from '../testing/a-site.ts'
import { lookSamples } from './look-samples.ts'

test('[SHR-01.36] without a choice the look is that of buttons and cards that a site has as anchors, and of elements of every shop', () => {
  const anchors = { addToBag: '.add', checkoutButton: '.pay', gridItem: '.item' }
  expect(lookSamples({ anchors })).toMatchObject({ button: '.add,.pay', card: '.item', heading: 'main h2,main h1,h2' })
  expect(Object.keys(lookSamples({ anchors: {} }))).toEqual(['heading', 'field', 'link'])
})

test('[SHR-01.36] what a site names counts more, and what it names as undefined is not taken', () => {
  const look = { button: '.btn', link: undefined }
  const samples = lookSamples({ anchors: { addToBag: '.add' }, look: look as object })
  expect(samples.button).toBe('.btn')
  expect(samples).not.toHaveProperty('link')
})

test.each(['shopify', 'woocommerce', 'magento', 'shopware'] as const)(
  '[SHR-01.36] the preset %s knows its usual button',
  (platform) => {
    const { look } = applyPreset(aSite({ platform }))
    expect(look?.button).toMatch(/^\./)
    expect(applyPreset(aSite({ platform, look: { button: '.own' } })).look?.button).toBe('.own')
  },
)
