import { createContext, useContext } from 'react'
import type { Locale } from '../locales/locale.ts'
import type { Texts } from '../locales/texts/en.ts'
import type { PageData } from './page-data.ts'

/** What every component may use: the page, its locale and texts, and formatters for amounts. */
export type ShopContext = {
  page: PageData
  locale: Locale
  texts: Texts
  /** `money(45)` is `£45.00`. */
  money: (amount: number) => string
  /** `limit(60)` is `£60`: a round amount within a sentence. */
  limit: (amount: number) => string
  /** `path('shop/women')` is `/uk/en/shop/women`. */
  path: (page?: string) => string
}

const context = createContext<ShopContext | undefined>(undefined)

export const ShopProvider = context.Provider

export function useShop(): ShopContext {
  const value = useContext(context)
  if (!value) throw new Error('useShop is called outside of <Shop>.')
  return value
}
