import type { StrangeShop } from './shop.ts'
import { ga4Shop } from './shops/ga4.ts'
import { magentoShop } from './shops/magento.ts'
import { shopifyShop } from './shops/shopify.ts'
import { shopwareShop } from './shops/shopware.ts'
import { teaShop } from './shops/tea.ts'
import { vueShop } from './shops/vue.ts'
import { woocommerceShop } from './shops/woocommerce.ts'

export const shops: Readonly<Record<string, StrangeShop>> = {
  tea: teaShop,
  ga4: ga4Shop,
  vue: vueShop,
  shopify: shopifyShop,
  woocommerce: woocommerceShop,
  magento: magentoShop,
  shopware: shopwareShop,
}
