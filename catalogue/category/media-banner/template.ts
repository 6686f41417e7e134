import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentOf, image, text, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/media-banner',
  ledger: 'CAT-06',
  title: 'Picture or video banner over the listing',
  look: 'Over the list: a picture or film in its full width.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid'],
  emits: ['cta-clicks'],
  fields: {
    desktopImg: image({ meaning: 'Picture or video from 768 px.' }),
    mobileImg: image({ meaning: 'Picture or video below 768 px.' }),
    altText: text({ meaning: 'What is seen; names the link.' }),
    bannerURL: url({ meaning: 'Where it leads.' }),
  },
})

export type Content = ContentOf<typeof template.fields>
