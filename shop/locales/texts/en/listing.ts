export const card = {
  colours: (count: number) => `${count} colours`,
  showPicture: (number: number, name: string) => `Show picture ${number} of ${name}`,
  buy: 'Add to bag',
  buyProduct: (name: string) => `Add to bag: ${name}, choose the size`,
  chooseSize: (name: string) => `Size of ${name}`,
  added: 'Added',
}

export const price = { now: 'Now', was: 'Before' }

export const rating = {
  outOf: (rating: string) => `${rating} out of 5`,
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
}

export const category = {
  all: 'All shoes',
  title: (name: string) => `${name} | Norrow`,
  count: (count: number) => (count === 1 ? '1 pair' : `${count} pairs`),
  styles: 'By style',
  every: 'All',
  shown: (shown: number, count: number) => `Showing ${shown} of ${count}`,
  more: 'Show more',
  categories: 'Categories',
}

export const listing = {
  filter: 'Filter',
  filters: 'Filters',
  chosen: 'Chosen filters',
  groups: { size: 'Size', colour: 'Colour', price: 'Price', width: 'Width' },
  kidsSize: (size: string) => `Kids ${size}`,
  widths: { narrow: 'Narrow', regular: 'Regular', wide: 'Wide' },
  under: (amount: string) => `Under ${amount}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  over: (amount: string) => `${amount} and over`,
  sort: 'Sort by',
  sorts: {
    newest: 'Newest',
    'price-up': 'Price: low to high',
    'price-down': 'Price: high to low',
    rating: 'Best rated',
  },
  remove: (name: string) => `Remove filter ${name}`,
  clear: 'Clear all',
  show: (count: number) => (count === 1 ? 'Show 1 pair' : `Show ${count} pairs`),
  apply: 'Apply',
  oneColumn: 'Show one column',
  twoColumns: 'Show two columns',
  nothing: 'No pair matches all of these filters.',
  loaded: (count: number) => (count === 1 ? '1 more pair is shown.' : `${count} more pairs are shown.`),
}
