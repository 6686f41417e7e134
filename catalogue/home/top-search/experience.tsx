import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import searchStyles from '../../kit/draw/search-box.css?inline'
import { SearchBox } from '../../kit/draw/search-box.tsx'
import { watchActive } from '../../kit/watch/watch-active.ts'
import { clearHeader } from './clear-header.ts'
import type { Content } from './template.ts'
import styles from './top-search.css?inline'

/** HOM-02: a search form under the header, away and empty again while the shop's own search is open. */
export const experience = defineExperience<Content>({
  id: 'home/top-search',
  run(scope) {
    const { content, options, mayRestore } = scope
    if (!content.seachOnTop) return
    addStyles(scope, searchStyles)
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'header', where: 'after' }, ({ show, host, anchor: header, ...drawn }) => {
      let times = 0
      let wasAway = false
      const { searchOverlay } = options.anchors
      watchActive({ ...drawn, mayRestore }, searchOverlay ? [searchOverlay] : [], (isAway) => {
        // Another form is an empty one (HOM-02.6).
        if (wasAway && !isAway) times++
        wasAway = isAway
        host.classList.toggle(`${scope.name}-away`, isAway)
        show(<SearchBox key={times} label="Search" />)
      })
      // Afterwards: the room that was kept for the bar is none that is kept for the header.
      clearHeader(drawn, { host, header })
    })
  },
})
