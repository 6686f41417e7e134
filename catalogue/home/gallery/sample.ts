import type { ContentInput } from '../../fields.ts'
import type { template } from './template.ts'

const img = '/catalogue/testing/icon.svg'

export const sample: ContentInput<typeof template.fields> = {
  slotD: 'home-middle',
  slotM: 'home-middle',
  CarouselTitle: 'As you wear them',
  slides: [
    {
      ...{ img, title: 'Court shoes at the sea', popupTitle: 'A day at the sea' },
      ...{ influencerID: 'Inge walks', influencerLink: 'https://example.com/inge' },
      tiles: [{ img, imgLink: '/uk/en/product/p', imgTitle: 'Court shoe' }],
    },
    { img, title: 'Chelsea boots in the rain' },
  ],
}
