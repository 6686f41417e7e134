import type { Category, Silhouette } from '../../products/product.ts'

const silhouettes: Record<Silhouette, string> = {
  sneaker: 'Trainers',
  boot: 'Boots',
  sandal: 'Sandals',
  loafer: 'Loafers',
  slipper: 'Slippers',
  'ballet-flat': 'Ballet flats',
}

const categories: Record<Category, string> = {
  women: 'Women',
  men: 'Men',
  kids: 'Kids',
  boots: 'Boots',
  sale: 'Sale',
  new: 'New in',
}

/** Capitals are typed, not styled, so that whoever reads the page's text reads them too (SHOP-18). */
const menu: Record<'new' | 'women' | 'men' | 'kids' | 'sale', string> = {
  new: 'NEW IN',
  women: 'WOMENS',
  men: 'MENS',
  kids: 'KIDS',
  sale: 'SALE',
}

const categoryIntros: Record<Category | 'all', string> = {
  all: 'Every pair we make, from first steps to winter soles.',
  women: 'Easy shapes with a proper last, made to be worn all day and resoled when the day comes.',
  men: 'Straightforward shoes in leather, suede and knit that get better with miles.',
  kids: 'Wide toes, soft soles and closures that small hands can manage.',
  boots: 'Tall, short and lined. Every boot can come back to us for a new sole.',
  sale: 'Last sizes and past colours at lower prices. The same returns apply.',
  new: 'Just off the last: the newest shapes and colours.',
}

const refusals = {
  sku: 'We do not know this size. Please choose another.',
  quantity: 'Please choose a quantity from 1 to 99.',
  'sold-out': 'This size is sold out.',
  stock: 'There are not that many pairs left in this size, so your bag has not changed.',
  line: 'That pair is no longer in your bag.',
} as const

/** Why the bag refuses a change. */
export type Refusal = keyof typeof refusals

export const en = {
  name: 'Norrow',
  skipLink: 'Skip to content',
  close: 'Close',
  categories,
  silhouettes,
  categoryIntros,
  refusals: refusals as Record<Refusal, string>,
  header: {
    home: 'Norrow home page',
    menu: 'Menu',
    mainMenu: 'Main menu',
    offers: 'Offers',
    promo: (amount: string) => `Free delivery on orders over ${amount}`,
    promoLink: 'Shop new in',
    labels: menu,
    all: (category: string) => `All ${category.toLowerCase()}`,
  },
  bag: {
    title: 'Your bag',
    button: (count: number) => (count === 1 ? 'Bag, 1 item' : `Bag, ${count} items`),
    empty: 'Your bag is empty',
    emptyText: 'Pairs you add wait here, also when you come back another day.',
    emptyLink: 'See what is new',
    total: 'Total',
    view: 'View bag',
    quantity: (count: number) => `Quantity ${count}`,
    failed: 'That did not work. Please check your connection and try again.',
  },
  footer: {
    about: 'Shoes for long days, drawn and mended in our own workshop.',
    shop: 'Shop',
    styles: 'Styles',
    country: 'Country and language',
    legal: '© Norrow. A demonstration shop: nothing is sold and nothing is sent.',
  },
  home: {
    title: 'Norrow: shoes for long days',
    description: 'Boots, trainers, sandals and slippers for women, men and kids, made to be worn daily and mended.',
    headline: 'Made for the long way home',
    heroText: 'The new season is here: quiet shapes, honest soles, and colours that stay good company.',
    heroLink: 'Shop new in',
    categories: 'Shop by category',
    newIn: 'New in',
    newInAll: 'See all new in',
    gallery: 'Colours of the season',
    promisesTitle: 'What comes with every pair',
    promises: (amount: string) => [
      {
        title: `Free delivery over ${amount}`,
        text: 'Everything else travels at one flat rate, in two to four working days.',
      },
      {
        title: '60 days to return',
        text: 'Walk the living room first. Send them back free of charge if they are not yours.',
      },
      {
        title: 'Repairs, not replacements',
        text: 'Soles, stitches and straps: our workshop mends every pair we have made.',
      },
    ],
  },
  card: { colours: (count: number) => `${count} colours` },
  price: { now: 'Now', was: 'Before' },
  category: {
    all: 'All shoes',
    title: (name: string) => `${name} | Norrow`,
    count: (count: number) => (count === 1 ? '1 pair' : `${count} pairs`),
    styles: 'By style',
    every: 'All',
    shown: (shown: number, count: number) => `Showing ${shown} of ${count}`,
    more: 'Show more',
    categories: 'Categories',
  },
  product: {
    title: (name: string) => `${name} | Norrow`,
    pictures: 'Pictures',
    showPicture: (number: number) => `Show picture ${number}`,
    colour: 'Colour',
    size: 'Size',
    sizeUnit: 'EU',
    chooseSize: 'Please choose your size first.',
    low: 'few left',
    soldOut: 'sold out',
    inStock: 'In stock',
    lowStock: (count: number) => (count === 1 ? 'Only 1 pair left' : `Only ${count} pairs left`),
    outOfStock: 'Out of stock',
    add: 'Add to bag',
    added: 'Added',
    addedStatus: (name: string, size: string) => `${name}, size ${size}, is in your bag.`,
    delivery: 'Delivery',
    deliveryOptions: 'Delivery options',
    deliveryWays: { standard: 'Standard delivery', express: 'Express delivery' },
    deliveryTimes: { standard: '2 to 4 working days', express: 'Next working day' },
    free: 'Free',
    freeOver: (amount: string) => `free over ${amount}`,
    deliveryText: (amount: string) =>
      `Orders over ${amount} travel free. We pack your pair on the day you order it and send you a link to follow it.`,
    returns: 'Returns',
    returnsText:
      'Try them on at home. Send back pairs you have not worn outdoors within 60 days; the label is in the box and costs you nothing.',
    details: 'Product details',
    description: 'Description',
    style: 'Style',
    articleNumber: 'Article number',
    technologies: 'Made with',
    crossSell: 'Goes well with',
  },
  basket: {
    title: 'Your bag',
    pageTitle: 'Your bag | Norrow',
    colour: 'Colour',
    size: 'Size',
    each: (amount: string) => `${amount} each`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    fewer: 'One fewer',
    more: 'One more',
    remove: 'Remove',
    removeLine: (name: string, size: string) => `Remove ${name}, size ${size}`,
    removed: (name: string) => `${name} has been removed.`,
    changed: (name: string, quantity: number) => `${name}: quantity ${quantity}.`,
    summary: 'Order summary',
    subtotal: 'Subtotal',
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total',
    taxes: 'Taxes and duties are included.',
    deliveryFree: 'Your order travels free.',
    deliveryMore: (amount: string) => `Add ${amount} more for free delivery.`,
    keepShopping: 'Continue shopping',
  },
  notFound: {
    title: 'Page not found | Norrow',
    headline: 'This path leads nowhere',
    text: 'The page may have moved, or the address has a slip in it. These ways lead on:',
    home: 'Go to the home page',
  },
}

export type Texts = typeof en
