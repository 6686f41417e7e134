/**
 * The texts that the kit adds to a page, apart from what a site's content says. They are English in every language
 * (SHR-01.29). Texts of a single template are in the `texts.ts` of its folder.
 */

export const addToBag = 'Add to bag'
export const close = 'Close'
export const next = 'Next'
export const pause = 'Pause'
export const pauseVideo = 'Pause video'
export const play = 'Play'
export const playVideo = 'Play video'
export const previous = 'Previous'
export const search = 'Search'

/** Read out before the former and the present price of a product. */
export const was = 'Was'
export const now = 'Now'

export const recentlyViewed = 'RECENTLY VIEWED PRODUCTS'
export const noVideoSupport = 'Your browser does not support the video tag.'

// Names for screen readers, where the content has none
export const carousel = 'carousel'
export const offer = 'Offer'
export const sale = 'Sale'

export const addToBagOf = (product: string) => `${addToBag}: ${product}`
export const slidePosition = (position: number, total: number) => `${position} of ${total}`
