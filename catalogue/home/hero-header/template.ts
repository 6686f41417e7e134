import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, color, image, text, url } from '../../fields.ts'
import { pictureRoom } from '../../kit/media/media-room.ts'
import { wordFields } from '../../kit/media/word-fields.ts'

export const template = defineTemplate({
  id: 'home/hero-header',
  ledger: 'HOM-06',
  title: 'Transparent header over a hero picture',
  look: 'A picture with words at the top of the page below a transparent header, which gets its own colours again when scrolled.',
  pages: ['home'],
  devices: deviceTypes,
  anchors: ['header', 'navMenu', 'mainContent'],
  reads: ['alertBox.active', 'menuOverlay.active', 'searchOverlay.active'],
  emits: ['cta-clicks'],
  fields: {
    capitalizeMenu: boolean({ default: false, meaning: 'Capitalise the words of menu labels.' }),
    image: image({ required: true, meaning: 'Picture from 768 px.' }),
    imageMobile: image({ meaning: 'Picture below 768 px; by default the other one.' }),
    ...wordFields,
    bannerURL: url({ meaning: 'Address of the link of the picture.' }),
    menuColor: color({ default: '#ffffff', meaning: 'Colour of the menu over the picture.' }),
    trustPilotBgColor: color({ meaning: 'Background of the review bar.' }),
    trustPilotTextColor: color({ meaning: 'Colour of the text in the review bar.' }),
    bannerID: text({ meaning: 'Id of the picture.' }),
  },
  // The picture covers the room that the content keeps for the header. Until it has loaded, the hero of the shop may be at its place.
  room: ({ image: wide, imageMobile: narrow }, facts) =>
    pictureRoom({ wide, narrow }, facts).flatMap(({ share, media }) => [
      { at: 'mainContent', css: `padding-top:${heightOf(share)}`, media },
      {
        at: 'heroBanner',
        css: `position:absolute;top:0;left:0;right:0;overflow:hidden;height:${heightOf(share)}`,
        media,
      },
      { at: 'heroBanner', css: 'visibility:hidden', hides: true },
    ]),
})

export type Content = ContentOf<typeof template.fields>

/** The height of the picture, from edge to edge of the window. */
const heightOf = (share: number) => `clamp(320px,${Math.round(share * 1e4) / 100}vw,88vh)`

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  image: '/catalogue/testing/icon.svg',
  bannerURL: '/uk/en/shop/new',
  title: 'Walk into spring',
  text: 'Light shoes for longer days.',
  cta: 'Shop new in',
  menuColor: '#ffffff',
}
