import { en, type Texts } from './en.ts'

/** American wording where it differs from the British. */
export const enUs: Texts = {
  ...en,
  silhouettes: { ...en.silhouettes, sneaker: 'Sneakers' },
  header: { ...en.header, promo: (amount) => `Free shipping on orders over ${amount}` },
  footer: { ...en.footer, about: 'Shoes for long days, drawn and repaired in our own workshop.' },
  categoryIntros: {
    ...en.categoryIntros,
    sale: 'Last sizes and past colors at lower prices. The same returns apply.',
    new: 'Just off the last: the newest shapes and colors.',
  },
  home: {
    ...en.home,
    heroText: 'The new season is here: quiet shapes, honest soles, and colors that stay good company.',
    promises: (amount) => [
      {
        title: `Free shipping over ${amount}`,
        text: 'Everything else ships at one flat rate, in four to six working days.',
      },
      ...en.home.promises(amount).slice(1),
    ],
    gallery: 'Colors of the season',
  },
  card: { colours: (count) => `${count} colors` },
  product: {
    ...en.product,
    colour: 'Color',
    delivery: 'Shipping',
    deliveryOptions: 'Shipping options',
    deliveryWays: { standard: 'Standard shipping', express: 'Express shipping' },
    deliveryTimes: { standard: '4 to 6 working days', express: '2 working days' },
    deliveryText: (amount) =>
      `Orders over ${amount} ship free. We pack your pair on the day you order it and send you a link to follow it.`,
    returnsText:
      'Try them on at home. Send back pairs you have not worn outdoors within 60 days; the return label is in the box.',
  },
  basket: {
    ...en.basket,
    delivery: 'Shipping',
    taxes: 'Sales tax is included.',
    deliveryFree: 'Your order ships free.',
    deliveryMore: (amount) => `Add ${amount} more for free shipping.`,
    colour: 'Color',
  },
}
