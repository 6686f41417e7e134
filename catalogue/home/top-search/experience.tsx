import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import { findSearch, lacksSearch } from '../../kit/draw/find-search.ts'
import searchStyles from '../../kit/draw/search-box.css?inline'
import { SearchBox } from '../../kit/draw/search-box.tsx'
import { readFact } from '../../kit/shop/read-fact.ts'
import { isShown } from '../../kit/watch/is-shown.ts'
import { type ShopBox, watchActive } from '../../kit/watch/watch-active.ts'
import { clearHeader } from './clear-header.ts'
import type { Content } from './template.ts'
import styles from './top-search.css?inline'

/** HOM-02: shows a search form below the header, hidden and emptied while the shop's own search is open. */
export const experience = defineExperience<Content>({
  id: 'home/top-search',
  lacks: lacksSearch,
  async run(scope) {
    const { content, options, mayRestore, settings } = scope
    const { seachOnTop, label, placeholder } = content
    if (!seachOnTop) return
    const addressOf = await findSearch(scope)
    if (!addressOf || scope.signal.aborted) return
    addStyles(scope, searchStyles)
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'header', where: 'after' }, ({ show, host, anchor: header, ...drawn }) => {
      let times = 0
      let wasAway = false
      const { searchOverlay } = options.anchors
      const box = searchOverlay && { selector: searchOverlay, rule: settings.reading?.searchOverlay?.active }
      const boxes = box && !isField(box) ? [box] : []
      watchActive({ ...drawn, mayRestore }, boxes, (isAway) => {
        // A new key renders a new, empty form (HOM-02.6).
        if (wasAway && !isAway) times++
        wasAway = isAway
        host.classList.toggle(`${scope.name}-away`, isAway)
        show(<SearchBox key={times} label={label} placeholder={placeholder} addressOf={addressOf} />)
      })
      // Runs last, because the room that was kept for the bar must not count as room for the header.
      clearHeader(drawn, { host, header })
    })
  },
})

/** Whether what a shop gives as its search is a field that is always in view, as in many headers, and does not open. */
function isField({ selector, rule }: ShopBox): boolean {
  const search = document.querySelector(selector)
  return search !== null && readFact(search, rule) === undefined && isShown(search, { visibility: true })
}
