import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/menu-labels',
  ledger: 'GLB-02',
  title: 'Menu labels with capitalised words',
  look: 'Menu labels are capitalised at every level: Womens in place of WOMENS.',
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  anchors: ['navMenu'],
  emits: [],
  fields: {
    isLowerCase: boolean({ default: true, meaning: 'Convert the labels.' }),
  },
  // Text in capitals is wider, so the positions of all labels change.
  room: ({ isLowerCase }) => (isLowerCase ? [{ at: 'navMenu', css: 'visibility:hidden', hides: true }] : []),
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {}
