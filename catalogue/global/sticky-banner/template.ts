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

export const template = defineTemplate({
  id: 'global/sticky-banner',
  ledger: 'GLB-12',
  title: 'Banner fixed to the edge of the window',
  look: 'A banner that stays at an edge of the window; when closed, it is hidden until the next page.',
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  anchors: [],
  emits: ['cta-clicks'],
  fields: {
    banners: list(
      {
        match: text({ required: true, meaning: 'Part of the addresses with this banner, e.g. /sale.' }),
        title: text({ required: true, meaning: 'The text.' }),
        description: rich({ meaning: 'Text below the title.' }),
        url: url({ meaning: 'Address of the link.' }),
        cta: text({ meaning: 'Underlined words after the text, where the banner is a link.' }),
        show: boolean({ default: true, meaning: 'Show the banner.' }),
        img: image({ meaning: 'Picture behind the text from 768 px.' }),
        imgMob: image({ meaning: 'Picture behind the text below 768 px.' }),
        position: choice(['top', 'bottom'], { default: 'bottom', meaning: 'Edge of the window.' }),
        background: color({ meaning: 'Colour of the banner; empty for black or white, whichever suits the text.' }),
        textColour: color({ default: '#ffffff', meaning: 'Colour of the text.' }),
        alignment: choice(['left', 'center', 'right'], { default: 'center', meaning: 'Alignment of the text.' }),
        animate: boolean({ default: false, meaning: 'Slide in.' }),
      },
      { required: true, meaning: 'One banner per part of an address; the longest matching part decides.' },
    ),
  },
})

export type Content = ContentOf<typeof template.fields>
export type StickyBannerContent = Content['banners'][number]

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  banners: [
    {
      match: '/',
      title: 'Two pairs, one parcel',
      description: 'Send back what does not fit: **60 days**, free of charge.',
      url: '/uk/en/help',
    },
  ],
}
