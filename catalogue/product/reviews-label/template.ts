import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/reviews-label',
  ledger: 'PDP-15',
  title: 'Other words for the reviews link',
  look: 'Another text for the reviews link next to the stars.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['reviewsLabel'],
  emits: [],
  fields: {
    reviewLabel: text({
      required: true,
      meaning: "The text; {count} is replaced by the number in the shop's own text.",
    }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  reviewLabel: 'What {count} walkers say',
}
