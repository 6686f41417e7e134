import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the configuration with which a foreign shop is tried, and writes it when there is none from an earlier time.
 * @param folder the folder `.instep`
 * @param host of the shop, such as `shop.example`
 */
export function siteOfShop(folder: string, host: string): string {
  const name = host.replaceAll(/[^a-z0-9.-]/gi, '-')
  const file = join(folder, 'try', `${name}.config.mjs`)
  if (existsSync(file)) return file
  mkdirSync(join(folder, 'try'), { recursive: true })
  writeFileSync(file, textOf(name))
  return file
}

const textOf = (
  name: string,
) => `// The configuration with which instep try shows ${name}. Change it: the script is built again at once.
export default {
  propertyId: '${name}',
  trackingId: '${name}',
  domains: ['localhost'],
  // instep try uses its own service instead.
  endpoints: { base: 'http://localhost:4401' },
  // What the pages tell: a GA4 data layer, schema.org markup, else one view for each page.
  sources: { ga4: true, jsonLd: true },
  // The elements that experiences know by name.
  anchors: { header: 'header, [role="banner"], nav, main, h1' },
  experiences: [
    {
      id: 'hello',
      name: 'A first banner',
      template: 'global/offer-banner',
      content: { messages: [{ title: 'Hello from Instep', isBold: true }] },
    },
  ],
}
`
