import { type ContentOf, image, list, text, url } from '../../fields.ts'

/** The content of a carousel of sale items (HOM-03, HOM-04). */
export const saleFields = {
  headline: text({ meaning: 'Heading over the carousel.' }),
  items: list(
    {
      imgUrl: image({ required: true, meaning: 'Picture.' }),
      title: text({ required: true, meaning: 'Name.' }),
      subTitle: text({ meaning: 'Second line.' }),
      price: text({ meaning: 'Price, shown as written.' }),
      was: text({ meaning: 'Former price, struck through beside it.' }),
      url: url({ required: true, meaning: 'Target.' }),
      cta: text({ meaning: 'Text of the call to action.' }),
    },
    { required: true, meaning: 'Slides.' },
  ),
}

export type SaleContent = ContentOf<typeof saleFields>
export type SaleItem = SaleContent['items'][number]
