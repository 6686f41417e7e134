import { en, type Texts } from './en.ts'

/** American wording where it differs from British. */
export const enUs: Texts = {
  ...en,
  silhouettes: { ...en.silhouettes, sneaker: 'Sneakers' },
  header: { ...en.header, promo: (amount) => `Free shipping on orders over ${amount}` },
  footer: {
    ...en.footer,
    about: 'Shoes for long days, drawn and repaired in our own workshop.',
    delivery: 'Shipping',
  },
  categoryIntros: {
    ...en.categoryIntros,
    sale: 'Last sizes and past colors at lower prices. The same returns apply.',
    new: 'Just off the last: the newest shapes and colors.',
  },
  home: {
    ...en.home,
    description: 'Boots, sneakers, sandals and slippers for women, men and kids, made to be worn daily and repaired.',
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
  card: { ...en.card, colours: (count) => `${count} colors` },
  alert: { ...en.alert, title: 'Deliveries may be late' },
  listing: { ...en.listing, groups: { ...en.listing.groups, colour: 'Color' } },
  search: { ...en.search, placeholder: 'Shoe, color or material' },
  colourFamilies: { ...en.colourFamilies, grey: 'Gray' },
  product: {
    ...en.product,
    colour: 'Color',
    delivery: 'Shipping',
    deliveryOptions: 'Shipping options',
    deliveryInfoLink: 'More on shipping and returns',
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
  checkout: {
    ...en.checkout,
    steps: { ...en.checkout.steps, delivery: 'Shipping' },
    address: 'Shipping address',
    way: 'Shipping',
    fields: {
      ...en.checkout.fields,
      extra: 'Apartment, floor or company',
      postcode: 'ZIP code',
      city: 'City',
      region: 'State',
    },
    missing: {
      ...en.checkout.missing,
      extra: 'Please enter an apartment, floor or company.',
      postcode: 'Please enter your ZIP code.',
      city: 'Please enter your city.',
      region: 'Please enter your state.',
    },
    wrong: {
      ...en.checkout.wrong,
      phone: 'Please enter a telephone number with digits only, such as +1 503 555 0123.',
      postcode: 'Please enter a ZIP code such as 97209.',
    },
    sameAddress: 'Same as the shipping address',
    backTo: { ...en.checkout.backTo, delivery: 'Back to shipping' },
    unfinished: { ...en.checkout.unfinished, delivery: 'The shipping details are not complete yet.' },
  },
  account: { ...en.account, helpText: 'Shipping, returns, care and repair.' },
  help: {
    ...en.help,
    intro: 'Shipping, returns and the care of your shoes, in brief.',
    sections: (amount) => ({
      ...en.help.sections(amount),
      delivery: {
        title: 'Shipping',
        paragraphs: [
          `Standard shipping is free on orders over ${amount}. Orders placed before 2 pm on a business day leave the workshop the same day.`,
          'You receive a link to follow your package. If nobody is home, the carrier leaves it at a pickup point nearby for seven days.',
        ],
      },
    }),
  },
}
