import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/logout-label',
  ledger: 'GLB-03',
  title: 'Other words for the logout link',
  look: 'In header and menu of who is logged in: the link to log out says something else.',
  pages: pageTypes.filter((page) => page !== 'checkout'),
  devices: deviceTypes,
  anchors: [],
  emits: [],
  fields: { logoutLabel: text({ required: true, meaning: 'The new words.' }) },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { logoutLabel: 'Leave my account' }
