import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentOf, color, image, text, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'home/hero-header',
  ledger: 'HOM-06',
  title: 'Transparent header over a hero picture',
  look: 'A picture begins at the top of the page with the header over it; scrolled, the header has its own colours again.',
  pages: ['home'],
  devices: deviceTypes,
  anchors: ['header', 'navMenu', 'mainContent'],
  emits: ['cta-clicks'],
  fields: {
    capitalizeMenu: boolean({ default: false, meaning: 'Write the menu labels with capitalised words.' }),
    image: image({ required: true, meaning: 'Picture from 768 px.' }),
    imageMobile: image({ meaning: 'Picture below 768 px; without it the other one.' }),
    bannerURL: url({ meaning: 'Where the picture leads.' }),
    menuColor: color({ default: '#ffffff', meaning: 'Colour of the menu over the picture.' }),
    trustPilotBgColor: color({ meaning: 'Background of the review bar.' }),
    trustPilotTextColor: color({ meaning: 'Colour of the words in the review bar.' }),
    bannerID: text({ meaning: 'Id of the picture.' }),
  },
})

export type Content = ContentOf<typeof template.fields>
