import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/returns-promo',
  ledger: 'BAS-02',
  title: 'Returns promo moved down or hidden',
  look: "In the bag, the shop's returns text is below the summary, or hidden.",
  pages: ['basket'],
  devices: deviceTypes,
  anchors: ['returnsPromo', 'basketSummary'],
  emits: [],
  fields: {
    hidePromo: boolean({ default: false, meaning: 'Hide the promo.' }),
    moveDown: boolean({ default: false, meaning: 'Move it below the summary.' }),
  },
  // What stands below it moves up at the first paint, not when it has gone.
  room: ({ hidePromo, moveDown }) =>
    hidePromo || moveDown ? [{ at: 'returnsPromo', css: 'display:none!important', hides: true }] : [],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { moveDown: true }
