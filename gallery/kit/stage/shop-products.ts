import { type OpenShop, shopButtons } from './open-shop.ts'

/** Buttons that publish the same events as a product page. */
export const openShop: OpenShop = ({ host, products, publish }) => {
  const view = products.map(({ productId, name, url, price, image }) => [
    `View ${name}`,
    () => publish({ productId, name, url, price: { value: price, currency: 'GBP' }, images: [image] }),
  ])
  host.prepend(shopButtons(Object.fromEntries(view)))
}
