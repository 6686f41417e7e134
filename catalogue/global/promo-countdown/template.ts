import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, color, image, length, text, url } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/promo-countdown',
  ledger: 'GLB-07',
  title: 'Promo countdown in the header',
  look: 'A bar in the promo area of the header that counts down to the end of a promotion.',
  pages: pageTypes.filter((page) => page !== 'basket'),
  devices: deviceTypes,
  anchors: ['headerPromo'],
  emits: ['cta-clicks'],
  fields: {
    endTime: text({
      form: 'time',
      required: true,
      meaning: "End of the promo, such as 2026-11-30T18:00, in the visitor's time zone unless it has one.",
    }),
    bgColor: color({ default: '#000000', meaning: 'Background.' }),
    title: text({ required: true, meaning: 'Text before the time.' }),
    titleImg: image({ meaning: 'Picture in place of the text.' }),
    isImgTitle: boolean({ default: false, meaning: 'Use the picture.' }),
    titleWidth: length({ default: '120px', meaning: 'Width of the picture.' }),
    url: url({ meaning: 'Address of the link.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  endTime: '2099-11-30T18:00:00Z',
  title: 'A tenth off all boots',
  titleImg: '/catalogue/testing/icon.svg',
  isImgTitle: true,
  titleWidth: '24px',
  url: '/uk/en/shop/boots',
  bgColor: '#14201d',
}
