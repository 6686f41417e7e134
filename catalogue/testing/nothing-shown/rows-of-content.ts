import type { NothingShownRow } from './row.ts'

const priced: [string, object] = [
  'ecProduct',
  { eventType: 'detail', product: { productId: 'p', price: { value: 90, currency: 'GBP' } } },
]
const limits = { minBagValue: 30, maxBagValue: 800 }
const fromCountry = (userCountry: string) => ({ content: { userCountry } })

/** The content, or the visitor, does not fit the page. */
export const rowsOfContent: NothingShownRow[] = [
  {
    template: 'product/instalment',
    source: 'instalment-message.ts: {} payments are not a whole number of 2 or more',
    facts: { published: [priced], content: { ...limits, installment: 1 } },
    says: '1 payments are not a whole number of 2 or more',
  },
  {
    template: 'product/instalment',
    source: 'instalment-message.ts: minBagValue {} exceeds maxBagValue {}',
    facts: { published: [priced], content: { minBagValue: 80, maxBagValue: 30 } },
    says: 'minBagValue 80 exceeds maxBagValue 30',
  },
  {
    template: 'product/popup',
    source: 'popup-form.ts: imgUrl and contentText are missing',
    facts: { content: { xpName: 'test' } },
    says: 'imgUrl and contentText are missing',
  },
  {
    template: 'global/sticky-banner',
    source: 'experience.tsx: no entry of banners has a match that is part of this address',
    facts: { content: { banners: [{ match: '/sale', title: 'Sale' }] } },
    says: 'no entry of banners has a match that is part of this address',
  },
  {
    template: 'global/locale-redirect',
    source: 'decide-redirect.ts: Could not determine country of the current page',
    path: '/collections/all',
    facts: fromCountry('US'),
    says: 'Could not determine country of the current page',
  },
  {
    template: 'global/locale-redirect',
    source: 'decide-redirect.ts: Experience is only targeted for those from the US, CA, EU or UK',
    facts: fromCountry('JP'),
    says: 'Experience is only targeted for those from the US, CA, EU or UK',
  },
  {
    template: 'global/locale-redirect',
    source: 'decide-redirect.ts: Already fired this session',
    comesAgain: true,
    facts: fromCountry('US'),
    says: 'Already fired this session',
  },
  {
    template: 'global/locale-redirect',
    source: 'experience.tsx: the visitor is in the right shop',
    facts: fromCountry('GB'),
    says: 'the visitor is in the right shop',
  },
  {
    template: 'global/offer-banner',
    source: 'modules-of.ts: {} is missing',
    facts: { content: {} },
    says: 'messages is missing',
  },
  {
    template: 'category/badge',
    source: 'exposure.ts: nothing to draw or change was found so far',
    facts: { content: { dataID: 'repairable' } },
    says: 'nothing to draw or change was found so far',
  },
]
