import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { followButtons } from './follow-buttons.ts'
import { keepVisible } from './keep-visible.ts'
import type { Content } from './template.ts'

/**
 * Uses `!important` because the shop's own rules may have any specificity. The last rule is for buttons that would
 * cover text of the item.
 */
const stylesOf = (name: string) => `
  .${name} { opacity: 1 !important; visibility: visible !important; pointer-events: auto !important }
  .${name}-shown { display: revert !important }
  .${name}-beside { position: static !important }`

/** CAT-01: keeps the buttons of listing items visible where the shop shows them only on hover. */
export const experience = defineExperience<Content>({
  id: 'category/always-buttons',
  run(scope) {
    if (!scope.content.showBtns) return
    const { gridItem, gridPrice, gridWishlist, gridBuy } = scope.options.anchors
    addStyles(scope, stylesOf(scope.name))
    const readable = ['a[href]', gridPrice].filter(Boolean).join(', ')
    const buttons = [gridWishlist, gridBuy].filter(Boolean).join(', ')
    if (!buttons) return
    followButtons(
      scope,
      { selector: `:is(${scope.selector('productGrid')}) :is(${buttons})`, item: gridItem },
      (element, each) => {
        const item = gridItem ? element.closest(gridItem) : null
        return keepVisible(each, { button: element, item: item ?? element, readable, name: scope.name })
      },
    )
  },
})
