import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import {
  boolean,
  type ContentInput,
  type ContentOf,
  choice,
  color,
  image,
  list,
  rich,
  text,
  url,
} from '../../fields.ts'

const addresses = ['/uk/en', '/us/en', '/uk/en/shop', '/us/en/shop'] as const

export const template = defineTemplate({
  id: 'global/sticky-banner',
  ledger: 'GLB-12',
  title: 'Banner fixed to the edge of the window',
  look: 'At the edge of the window stays a banner, whatever is scrolled; closed, it is gone until the next page.',
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  paths: { include: addresses },
  anchors: [],
  emits: ['cta-clicks'],
  fields: {
    banners: list(
      {
        match: choice(addresses, { required: true, meaning: 'Part of the addresses that have it.' }),
        title: text({ required: true, meaning: 'The words.' }),
        description: rich({ meaning: 'Words under them.' }),
        url: url({ meaning: 'Where it leads.' }),
        show: boolean({ default: true, meaning: 'Show the banner.' }),
        img: image({ meaning: 'Picture behind the words from 768 px.' }),
        imgMob: image({ meaning: 'Picture behind the words below 768 px.' }),
        position: choice(['top', 'bottom'], { default: 'bottom', meaning: 'Edge of the window.' }),
        textColour: color({ default: '#ffffff', meaning: 'Colour of the words.' }),
        alignment: choice(['left', 'center', 'right'], { default: 'center', meaning: 'Alignment of the words.' }),
        animate: boolean({ default: false, meaning: 'Slide in.' }),
      },
      { required: true, meaning: 'One banner for each part of an address; the longest part decides.' },
    ),
  },
})

export type Content = ContentOf<typeof template.fields>
export type StickyBannerContent = Content['banners'][number]

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  banners: [
    {
      match: '/uk/en',
      title: 'Two pairs, one parcel',
      description: 'Send back what does not fit: **60 days**, free of charge.',
      url: '/uk/en/help',
    },
  ],
}
