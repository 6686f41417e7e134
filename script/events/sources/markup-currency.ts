const named = '[itemprop=priceCurrency],meta[property="product:price:currency"],meta[property="og:price:currency"]'

/**
 * Returns the currency that a page's markup names (ISO 4217): in microdata, Open Graph or JSON-LD, or as the active
 * currency of Shopify.
 */
export function findMarkupCurrency(window: unknown): string | undefined {
  const { document, Shopify } = window as Partial<Window> & { Shopify?: { currency?: { active?: unknown } } }
  const element = document?.querySelector?.(named)
  const texts = [
    Shopify?.currency?.active,
    element?.getAttribute('content') ?? element?.textContent,
    ...[...(document?.querySelectorAll?.('script[type="application/ld+json"]') ?? [])].map(
      ({ textContent }) => /"priceCurrency"\s*:\s*"([^"]*)"/.exec(textContent ?? '')?.[1],
    ),
  ]
  return texts.map((text) => String(text).trim()).find((text) => /^[A-Z]{3}$/.test(text))
}
