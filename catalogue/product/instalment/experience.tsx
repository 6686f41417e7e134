import type { AnchorName } from '../../../contract/anchors.ts'
import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { createDialog } from '../../kit/dialog/dialog.tsx'
import { type Drawn, drawBeside } from '../../kit/draw/draw-beside.tsx'
import { lookAgain } from '../../kit/run/look-again.ts'
import type { Scope } from '../../kit/run/scope.ts'
import { onBasketAdd } from '../../kit/shop/basket-adds.ts'
import { followBasket } from '../../kit/shop/follow-basket.ts'
import { followProduct } from '../../kit/shop/follow-product.ts'
import styles from './instalment.css?inline'
import { InstalmentBox } from './instalment-box.tsx'
import { instalmentMessage } from './instalment-message.ts'
import { InstalmentTerms } from './instalment-terms.tsx'
import { instalmentTotal } from './instalment-total.ts'
import type { Content } from './template.ts'
import * as texts from './texts.ts'

/** The anchor for each slot and page type (PDP-05.5). */
const places: Record<Content['slot'], { product: AnchorName; basket: AnchorName }> = {
  slot1: { product: 'productPrice', basket: 'basketTotal' },
  slot2: { product: 'addToBag', basket: 'checkoutButton' },
}

/** Those that have a message, in their order: that of the first is shown, because there is never more than one (PDP-05.2). */
const line = new Set<() => void>()

/** PDP-05: shows the amount of each payment when the product or bag is paid in instalments. */
export const experience = defineExperience<Content>({
  id: 'product/instalment',
  run(scope) {
    const { content, options, signal, exposure } = scope
    const isBasket = options.getAttributes().view?.type === 'basket'
    const anchor = places[content.slot][isBasket ? 'basket' : 'product']
    const selector = options.anchors[anchor]
    const openDialog = createDialog(scope)
    lookAgain(
      {
        isThere: () => selector !== undefined && document.querySelector(selector) !== null,
        found() {
          addStyles(scope, styles)
          drawBeside(scope, { anchor, where: 'after' }, (drawn) => followTotal(scope, drawn, openDialog))
        },
        missing() {
          options.log.warn(`product/instalment: ${anchor} did not appear`)
          exposure.lacks(`${anchor} did not appear`)
        },
      },
      signal,
    )
  },
})

function followTotal(
  { content, options }: Scope<Content>,
  { show, signal, exposure, onRemove }: Drawn,
  openDialog: ReturnType<typeof createDialog>,
): void {
  const { termsURL } = content
  let hasAdded = false
  const openTerms = () =>
    openDialog({
      title: texts.termsTitle,
      lang: 'en',
      children: <InstalmentTerms termsURL={termsURL} />,
    })

  function tellInstalments(): void {
    const answer = instalmentMessage(instalmentTotal(options.getAttributes(), hasAdded), content)
    if (answer.shows) line.add(tellInstalments)
    else {
      exposure.lacks(answer.because)
      leaveLine()
    }
    show(
      answer.shows && [...line][0] === tellInstalments && (
        <InstalmentBox {...answer} termsURL={termsURL} onMore={answer.hasTerms ? openTerms : undefined} />
      ),
    )
  }

  function leaveLine(): void {
    // Later, because all of them may be stopped at once.
    line.delete(tellInstalments)
    queueMicrotask(() => [...line][0]?.())
  }

  onRemove(leaveLine)
  onBasketAdd(options, signal, () => {
    hasAdded = true
    tellInstalments()
  })
  followProduct(options, signal, tellInstalments)
  followBasket(options, signal, tellInstalments)
}
