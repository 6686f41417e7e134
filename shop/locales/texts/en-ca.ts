import { en, type Texts } from './en.ts'
import { enUs } from './en-us.ts'

/** Canadian wording: British spelling with North American words for shoes and shipping. */
export const enCa: Texts = {
  ...en,
  silhouettes: enUs.silhouettes,
  header: enUs.header,
  footer: { ...en.footer, delivery: 'Shipping' },
  home: {
    ...en.home,
    description: 'Boots, sneakers, sandals and slippers for women, men and kids, made to be worn daily and mended.',
    promises: enUs.home.promises,
  },
  product: { ...enUs.product, colour: en.product.colour },
  basket: { ...enUs.basket, colour: en.basket.colour, taxes: en.basket.taxes },
  checkout: {
    ...enUs.checkout,
    fields: { ...enUs.checkout.fields, postcode: 'Postal code', region: 'Province' },
    missing: {
      ...enUs.checkout.missing,
      postcode: 'Please enter your postal code.',
      region: 'Please enter your province.',
    },
    wrong: { ...enUs.checkout.wrong, postcode: 'Please enter a postal code such as H2X 1Y4.' },
  },
  account: enUs.account,
  help: enUs.help,
}
