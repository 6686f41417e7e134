import { type OpenShop, shopButtons } from './open-shop.ts'

/** Buttons that publish what the page of a product publishes. */
export const openShop: OpenShop = ({ host, products, publish }) => {
  const view = products.map(({ productId, name, url, price, image }) => [
    `Look at ${name}`,
    () => publish({ productId, name, url, price: { value: price, currency: 'GBP' }, images: [image] }),
  ])
  host.prepend(shopButtons(Object.fromEntries(view)))
}
