import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'global/locale-redirect',
  ledger: 'GLB-08',
  title: 'Suggestion to change to the visitor’s own shop',
  look: 'A visitor from another country is asked whether this is the right shop, once in a session.',
  pages: pageTypes,
  devices: deviceTypes,
  anchors: [],
  emits: ['cta-clicks', 'no-bounce'],
  fields: {
    userCountry: text({ meaning: "Country code (ISO 3166) that is taken in place of the visitor's." }),
    useExperiementalRedirect: boolean({ default: false, meaning: 'Redirect at once, without the dialog.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  userCountry: 'CA',
}
