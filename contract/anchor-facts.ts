import type { AnchorName } from './anchors.ts'
import type { PageType } from './shop-events.ts'

/** What an anchor is on a shop's page: for the inspector, `instep check` and the documentation. */
export type AnchorFacts = {
  /** The element in a few words, after "Point at". */
  meaning: string
  /** The pages that have it; every page without a list. */
  pages?: readonly PageType[]
  /** Pages that do without it on many shops, though all others have it. */
  notOn?: readonly PageType[]
  /** Whether a page has several of it, such as one for each product of a list. */
  isRepeated?: true
}

const product = ['product'] as const
const basket = ['basket'] as const
const checkout = ['checkout'] as const
const listing = ['category', 'search'] as const

/** Every anchor by name; the compiler keeps the list complete. */
export const anchorFacts: Record<AnchorName, AnchorFacts> = {
  header: { meaning: 'the header of the page' },
  headerPromo: { meaning: 'the area for promotions in the header', notOn: checkout },
  promoWrapper: { meaning: "the shop's own promotion line", notOn: checkout },
  navMenu: { meaning: 'the main menu', notOn: checkout },
  menuOverlay: { meaning: 'the menu that opens on phones', notOn: checkout },
  logoutLink: { meaning: 'the link to log out' },
  miniCart: { meaning: 'the bag button in the header', notOn: checkout },
  searchOverlay: { meaning: "the shop's search, or the field that opens it", notOn: checkout },
  alertBox: { meaning: 'the box for notices' },
  trustPilot: { meaning: 'the bar with a review score', pages: ['home'] },
  mainContent: { meaning: 'everything between header and footer' },
  contentSlot: { meaning: 'a place for content', pages: ['home', 'category'], isRepeated: true },
  footer: { meaning: 'the footer of the page' },
  productPanel: { meaning: 'the panel with title, price and buttons', pages: product },
  productTitle: { meaning: "the product's name", pages: product },
  productLabel: { meaning: "a product's label, such as New or Sale", pages: product, isRepeated: true },
  starRating: { meaning: 'the stars of the rating', pages: product },
  reviewsLabel: { meaning: 'the text or link with the number of reviews', pages: product },
  productPrice: { meaning: "the product's price", pages: product },
  colourSwatches: { meaning: 'the choice of colours', pages: product },
  sizeSelector: { meaning: 'the choice of sizes', pages: product },
  sizeGuide: { meaning: 'the button for the size guide', pages: product },
  sizeGuideImage: { meaning: 'the picture of the size guide', pages: product },
  trueFitWidget: { meaning: "the fit adviser's box", pages: product },
  stockText: { meaning: 'the line about the stock', pages: product },
  addToBag: { meaning: 'the button that adds to the bag', pages: product },
  wishlistArea: { meaning: 'the wishlist button', pages: product },
  deliveryOptions: { meaning: 'the block with ways of delivery', pages: product },
  deliveryInfo: { meaning: 'the line about delivery and returns', pages: product },
  productGallery: { meaning: "the product's pictures", pages: product },
  galleryThumbs: { meaning: 'the small pictures that choose the large one', pages: product },
  productAccordion: { meaning: 'the blocks of product information that open', pages: product },
  descriptionPanel: { meaning: "the product's description", pages: product },
  reviewsSection: { meaning: 'the section with reviews', pages: product },
  crossSell: { meaning: 'the row of other products', pages: product },
  basketItem: { meaning: 'a product in the basket', pages: basket, isRepeated: true },
  basketSummary: { meaning: "the basket's summary", pages: basket },
  basketTotal: { meaning: 'the total of the basket', pages: basket },
  checkoutButton: { meaning: 'the button to the checkout', pages: basket },
  googlePayButton: { meaning: 'the Google Pay button', pages: basket },
  returnsPromo: { meaning: 'the note about returns', pages: basket },
  basketDelivery: { meaning: 'the line about delivery in the basket', pages: basket },
  productGrid: { meaning: 'the whole list of products', pages: listing },
  gridItem: { meaning: 'one product of the list', pages: listing, isRepeated: true },
  gridThumbs: { meaning: 'the picture of a product in the list', pages: listing, isRepeated: true },
  gridWishlist: { meaning: 'the wishlist button of a product in the list', pages: listing, isRepeated: true },
  gridBuy: { meaning: 'the buy button of a product in the list', pages: listing, isRepeated: true },
  gridPrice: { meaning: 'the price of a product in the list', pages: listing, isRepeated: true },
  filterBar: { meaning: 'the bar with filters', pages: listing },
  filterButton: { meaning: 'the button that opens the filters', pages: listing },
  filterText: { meaning: 'the text of the filter button', pages: listing },
  sortControl: { meaning: 'the choice of the order', pages: listing },
  gridToggle: { meaning: 'the buttons for the size of the list', pages: listing },
  heroBanner: { meaning: 'the large banner', pages: ['home', 'category'] },
  cardField: { meaning: 'the field for the card number', pages: checkout },
  consentLabel: { meaning: 'the text beside a consent box', pages: checkout },
  progressSteps: { meaning: "the checkout's steps", pages: checkout },
  reviewButton: { meaning: 'the button to review the order', pages: checkout },
  noResults: { meaning: 'the text that says nothing was found', pages: ['search', 'other'] },
}

/** Whether pages of a type should have an anchor; undefined if that depends on the type, and it is not known. */
export function isExpectedOn(name: AnchorName, type: string | undefined): boolean | undefined {
  const { pages, notOn = [] }: { pages?: readonly string[]; notOn?: readonly string[] } = anchorFacts[name]
  if (type === undefined) return pages ? undefined : true
  return !notOn.includes(type) && (!pages || pages.includes(type))
}
