/** Capitals are typed, not styled, so that code which reads the page's text finds them too (SHOP-18). */
const labels = { new: 'NEW IN', women: 'WOMENS', men: 'MENS', kids: 'KIDS', sale: 'SALE' }

export const header = {
  home: 'Norrow home page',
  menu: 'Menu',
  mainMenu: 'Main menu',
  offers: 'Offers',
  promo: (amount: string) => `Free delivery on orders over ${amount}`,
  promoLink: 'Shop new in',
  labels,
  all: {
    new: 'All new in',
    women: 'All women’s shoes',
    men: 'All men’s shoes',
    kids: 'All kids’ shoes',
    sale: 'Everything in the sale',
  },
  search: 'Search',
  account: 'Account',
  wishlist: (count: number) => (count === 0 ? 'Saved shoes' : `Saved shoes, ${count}`),
  logOut: 'Log out',
}

export const alert = {
  label: 'Notice',
  title: 'Deliveries may take longer',
  text: 'Because of heavy snow some parcels arrive one to two days late. We are sorry for the wait.',
  dismiss: 'Dismiss notice',
}

export const footer = {
  about: 'Shoes for long days, drawn and mended in our own workshop.',
  shop: 'Shop',
  styles: 'Styles',
  service: 'Help and contact',
  delivery: 'Delivery',
  returns: 'Returns',
  care: 'Care and repair',
  account: 'Your account',
  saved: 'Saved shoes',
  country: 'Country and language',
  newsletter: {
    title: 'Letters from the workshop',
    text: 'New lasts, old leather and how to care for both, once a month.',
    label: 'Email address',
    button: 'Sign up',
    note: 'This is a demonstration: your address stays in your browser. It is neither sent nor stored.',
    invalid: 'Please enter an email address, such as name@example.com.',
    thanks: 'Thank you. As this is a demonstration, nothing was sent and nothing was stored.',
  },
  legal: '© Norrow. A demonstration shop: nothing is sold and nothing is sent.',
  legalLinks: 'Legal information',
}
