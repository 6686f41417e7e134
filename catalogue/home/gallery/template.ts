import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, list, text, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'home/gallery',
  ledger: 'HOM-08',
  title: 'Picture gallery with popup',
  look: 'Pictures in a slot of the home page that scroll automatically; each opens a popup with the products on it.',
  pages: ['home'],
  devices: deviceTypes,
  anchors: ['contentSlot'],
  reads: ['contentSlot.name'],
  emits: ['cta-clicks'],
  fields: {
    slotD: text({ meaning: 'Slot for wide screens.' }),
    slotM: text({ meaning: 'Slot for narrow screens.' }),
    CarouselTitle: text({ meaning: 'Heading.' }),
    slides: list(
      {
        img: image({ required: true, meaning: 'Picture.' }),
        title: text({ meaning: 'Name of the slide.' }),
        popupTitle: text({ meaning: 'Heading of the popup.' }),
        influencerID: text({ meaning: 'Name of the person shown.' }),
        influencerLink: url({ meaning: 'Their page.' }),
        tiles: list(
          {
            img: image({ required: true, meaning: 'Picture.' }),
            imgLink: url({ meaning: 'Address of the link.' }),
            imgTitle: text({ meaning: 'The products on it.' }),
          },
          { most: 4, meaning: 'Up to four pictures below it.' },
        ),
      },
      { required: true, meaning: 'Slides.' },
    ),
  },
  needsOneOf: [['slotD', 'slotM']],
})

export type Content = ContentOf<typeof template.fields>
export type GallerySlide = Content['slides'][number]
export type GalleryTile = GallerySlide['tiles'][number]

const img = '/catalogue/testing/icon.svg'

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  slotD: 'home-middle',
  slotM: 'home-middle',
  CarouselTitle: 'As you wear them',
  slides: [
    {
      img,
      title: 'Court shoes at the sea',
      popupTitle: 'A day at the sea',
      influencerID: 'Inge walks',
      influencerLink: 'https://example.com/inge',
      tiles: [{ img, imgLink: '/uk/en/product/p', imgTitle: 'Court shoe' }],
    },
    { img, title: 'Chelsea boots in the rain' },
  ],
}
