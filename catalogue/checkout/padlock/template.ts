import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image } from '../../fields.ts'

export const template = defineTemplate({
  id: 'checkout/padlock',
  ledger: 'CHK-01',
  title: 'Padlock on the card fields',
  look: 'A padlock at the end of each card field. Choose to pay by card.',
  pages: ['checkout'],
  devices: deviceTypes,
  anchors: [],
  emits: [],
  fields: {
    padlockIcon: image({ required: true, meaning: 'The padlock, shown 16 px high.' }),
  },
  searches: () => [['cardField']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  padlockIcon: '/catalogue/testing/icon.svg',
}
