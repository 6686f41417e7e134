import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, image, number, text, texts, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/weather-banner',
  ledger: 'GLB-09',
  title: 'Banner that follows the weather',
  look: "In a place of the shop's own content: a picture for the weather where the visitor is.",
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  anchors: ['contentSlot'],
  emits: ['cta-clicks'],
  fields: {
    threshold: number({
      required: true,
      meaning: 'Temperature from which it is hot, in the unit of the weather service.',
    }),
    slotIds: texts({ required: true, meaning: 'Names of the slots to fill.' }),
    hotImage: image({ meaning: 'Picture for hot weather.' }),
    coldImage: image({ meaning: 'Picture for cold weather.' }),
    rainImage: image({ meaning: 'Picture for rain.' }),
    hotLink: url({ meaning: 'Where the picture for hot weather leads.' }),
    coldLink: url({ meaning: 'Where the picture for cold weather leads.' }),
    rainLink: url({ meaning: 'Where the picture for rain leads.' }),
    onlyRainy: boolean({ default: false, meaning: 'Show something only when it rains.' }),
    altText: text({ meaning: 'What is seen on the picture.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  threshold: 20,
  slotIds: 'home-middle, listing-top',
  hotImage: '/catalogue/testing/icon.svg',
  hotLink: '/uk/en/shop/women',
  altText: 'Sandals for a hot day',
}
