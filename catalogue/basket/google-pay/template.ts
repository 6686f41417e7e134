import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text, texts } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/google-pay',
  ledger: 'BAS-08',
  title: 'Google Pay button for chosen addresses only',
  look: 'The Google Pay button below the order summary, only for configured IP addresses.',
  pages: ['basket'],
  devices: deviceTypes,
  // Has no anchor and so does not wait for the button: the style must be in place before the button is first painted
  // (BAS-08.1).
  anchors: [],
  emits: [],
  fields: {
    allowedIPs: texts({
      form: 'ip-addresses',
      meaning: 'IP addresses that see the button, separated by commas; empty for none.',
    }),
    place: text({
      form: 'selector',
      meaning: 'Selector of what the shop keeps free for the button alone; it is hidden too, so that no gap is left.',
    }),
  },
  room: ({ place }) => (place ? [{ selector: place, css: 'display:none!important' }] : []),
  searches: () => [['googlePayButton']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  allowedIPs: '192.0.2.10, 192.0.2.11',
}
