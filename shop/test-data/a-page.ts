import type { PageContent, PageData } from '../pages/page-data.ts'
import { aBasket } from './a-basket.ts'

export function aPage(content: PageContent, parts: Partial<PageData> = {}): PageData {
  return {
    country: 'uk',
    language: 'en',
    path: '',
    type: 'other',
    subtypes: [],
    title: '',
    navigation: [],
    basket: aBasket(),
    wishlist: [],
    loggedIn: false,
    alert: false,
    dataLayer: 'uv',
    content,
    ...parts,
  }
}
