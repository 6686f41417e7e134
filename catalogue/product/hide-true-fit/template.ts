import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/hide-true-fit',
  ledger: 'PDP-10',
  title: 'Hide the true-fit widget',
  look: 'The box for finding a size below the sizes is hidden.',
  pages: ['product'],
  devices: deviceTypes,
  // Has no anchors: the style must be there before a late widget is painted (PDP-10.3).
  anchors: [],
  emits: [],
  fields: {
    removeTrueFit: boolean({ default: true, meaning: 'Hide the widget.' }),
    place: text({
      form: 'selector',
      meaning: 'Selector of what the shop keeps free for the widget alone; it is hidden too, so that no gap is left.',
    }),
  },
  room: ({ removeTrueFit, place }) =>
    removeTrueFit && place ? [{ selector: place, css: 'display:none!important' }] : [],
  searches: () => [['trueFitWidget']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  removeTrueFit: true,
}
