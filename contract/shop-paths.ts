export type ShopPaths = {
  cart: string
  addToCart: string
  /** The page of results for a text. */
  search(text: string): string
}

/**
 * The shop's paths in the country and language of a page, the first two segments of its path; null when it has fewer
 * (UR-08): the caller then does nothing and logs.
 */
export function shopPaths(pathname: string): ShopPaths | null {
  const [country, language] = pathname.split('/').filter(Boolean)
  if (!country || !language) return null
  const base = `/${country}/${language}`
  return {
    cart: `${base}/cart`,
    addToCart: `${base}/cart/addToCart`,
    search: (text) => `${base}/search/index?query=${encodeURIComponent(text)}&referrer=qubitSearchBar`,
  }
}
