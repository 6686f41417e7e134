import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/recommendations',
  ledger: 'PDP-08',
  title: 'Recommendations with add to bag on the product page',
  look: 'A carousel of recommendations below the product. They can be added once this product is in the bag.',
  pages: ['product'],
  devices: deviceTypes,
  callsService: true,
  anchors: ['crossSell', 'addToBag'],
  needs: ['addToBag'],
  emits: [],
  fields: {
    headline: text({ default: 'You may also like', meaning: 'Heading over the carousel.' }),
    hint: text({
      meaning:
        'What opens the buttons; {product} is replaced by the name of the product. Empty for the built-in words.',
    }),
    placementId: text({ required: true, meaning: 'The placement that delivers the items.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { placementId: 'also-like' }
