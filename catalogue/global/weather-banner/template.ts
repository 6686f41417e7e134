import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, image, number, text, texts, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/weather-banner',
  ledger: 'GLB-09',
  title: 'Banner that follows the weather',
  look: "A picture and words for the weather at the visitor's location, in a content slot of the shop.",
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  callsService: true,
  anchors: ['contentSlot'],
  reads: ['contentSlot.name'],
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
    hotLink: url({ meaning: 'Address of the link of the picture for hot weather.' }),
    coldLink: url({ meaning: 'Address of the link of the picture for cold weather.' }),
    rainLink: url({ meaning: 'Address of the link of the picture for rain.' }),
    hotTitle: text({ meaning: 'Heading beside the picture for hot weather.' }),
    hotText: text({ meaning: 'Text below that heading.' }),
    coldTitle: text({ meaning: 'Heading beside the picture for cold weather.' }),
    coldText: text({ meaning: 'Text below that heading.' }),
    rainTitle: text({ meaning: 'Heading beside the picture for rain.' }),
    rainText: text({ meaning: 'Text below that heading.' }),
    hotCta: text({ meaning: 'Words that look like a button, where the picture for hot weather is a link.' }),
    coldCta: text({ meaning: 'The same for cold weather.' }),
    rainCta: text({ meaning: 'The same for rain.' }),
    onlyRainy: boolean({ default: false, meaning: 'Show a picture only when it rains.' }),
    altText: text({ meaning: 'Alt text of the picture.' }),
  },
  needsOneOf: [['hotImage', 'coldImage', 'rainImage']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  threshold: 20,
  slotIds: 'home-middle, listing-top',
  hotImage: '/catalogue/testing/icon.svg',
  hotLink: '/uk/en/shop/women',
  hotTitle: 'Sandal weather',
  hotText: 'Light shoes for the warm days.',
  hotCta: 'See the sandals',
  altText: 'Sandals for a hot day',
}
