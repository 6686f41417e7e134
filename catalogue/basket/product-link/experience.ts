import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { placeElement } from '../../kit/change/place.ts'
import { createRecentlyViewed } from '../../kit/products/recently-viewed.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followBasket } from '../../kit/shop/follow-basket.ts'
import { siteAddress } from '../../kit/shop/page-address.ts'
import { readFact } from '../../kit/shop/read-fact.ts'
import { createRowReader } from '../../kit/shop/row-reader.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { sayText, spokenLanguage } from '../../kit/words/say.ts'
import { createProductAddress } from './product-address.ts'
import styles from './product-link.css?inline'
import { rowFacts } from './row-facts.ts'
import type { Content } from './template.ts'

/** BAS-06: adds a link back to the product page to each basket item. */
export const experience = defineExperience<Content>({
  id: 'basket/product-link',
  run(scope) {
    const { name, options, settings } = scope
    const rules = settings.reading?.basketItem
    const reader = createRowReader(scope)
    const { read } = createRecentlyViewed(options.storage, () => +new Date())
    const addressOf = createProductAddress({
      viewed: read,
      addressFor: (productId) => siteAddress(scope, 'product', { values: { productId } }),
      warn: options.log.warn,
    })
    addStyles(scope, styles)

    function linkIn(row: HTMLElement, each: DisposableScope): void {
      let shown: InnerScope | undefined
      let said: string | undefined
      let within: Element | undefined

      function linkRows(): void {
        if (each.signal.aborted) return
        const { productId } = reader.read(row, linkRows)
        const facts = rowFacts(row, { productId, except: name })
        const address = addressOf(row, { productId, own: readFact(row, rules?.link, 'href') ?? facts.own })
        if (!address)
          each.exposure.lacks('basketItem.link could not be read: set reading.basketItem.link or addresses.product')
        const now = JSON.stringify([address, facts.name])
        if (now === said && within === facts.description) return
        said = now
        within = facts.description
        shown?.end()
        shown = address === undefined ? undefined : innerScope(each)
        if (shown && address)
          placeElement(shown, linkTo(address, { className: name, product: facts.name }), 'append', facts.description)
      }
      each.onRemove(() => shown?.end())
      linkRows()
      followBasket(options, each.signal, linkRows)
      watchPage(linkRows, each.signal)
    }

    followElements(scope, scope.selector('basketItem'), (row, each) =>
      inTurn(each, { element: row, name }, (turn) => linkIn(row as HTMLElement, turn)),
    )
  },
})

function linkTo(href: string, { className, product }: { className: string; product: string }): HTMLElement {
  const link = document.createElement('a')
  Object.assign(link, {
    href,
    className: `${className} instep-link`,
    textContent: sayText('Back to product'),
    lang: spokenLanguage(),
  })
  if (product) link.setAttribute('aria-label', sayText('Back to product: {0}', product))
  return link
}
