import type { SiteScope } from '../run/scope.ts'
import { readFact } from './read-fact.ts'

/** Returns the address of the link which the mini cart is or is in, or which the site names in it. */
export function cartLink({ settings, anchors }: SiteScope): string | undefined {
  const cart = anchors.miniCart ? document.querySelector(anchors.miniCart) : null
  const rule = settings.reading?.miniCart?.link
  return (cart && rule ? readFact(cart, rule, 'href') : cart?.closest('a[href]')?.getAttribute('href')) || undefined
}

/** Returns why a template that links to the bag cannot run; undefined when the page has a link to it. */
export function lacksCart(site: SiteScope): string | undefined {
  return cartLink(site) === undefined
    ? 'addresses.cart is missing: set it in the site configuration, or make the mini cart a link to the bag'
    : undefined
}
