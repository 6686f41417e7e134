import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/logout-label',
  ledger: 'GLB-03',
  title: 'Other words for the logout link',
  look: 'For logged-in visitors, another text for the logout link in header and menu.',
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  anchors: [],
  emits: [],
  fields: { logoutLabel: text({ required: true, meaning: 'The new text.' }) },
  searches: () => [['logoutLink']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { logoutLabel: 'Leave my account' }
