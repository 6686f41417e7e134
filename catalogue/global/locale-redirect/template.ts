import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/locale-redirect',
  ledger: 'GLB-08',
  title: 'Suggestion to change to the visitor’s own shop',
  look: 'A dialog that asks visitors from another country whether this is the right shop, once per session.',
  pages: pageTypes,
  devices: deviceTypes,
  anchors: [],
  needs: ['addresses.locale'],
  emits: ['cta-clicks', 'no-bounce'],
  fields: {
    userCountry: text({ form: 'country', meaning: "Country code (ISO 3166) to use instead of the visitor's." }),
    useExperiementalRedirect: boolean({ default: false, meaning: 'Redirect immediately, without the dialog.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  userCountry: 'CA',
}
