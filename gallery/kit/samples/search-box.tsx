import { defineExperience } from '../../../catalogue/define-experience.ts'
import { addStyles } from '../../../catalogue/kit/change/add-styles.ts'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'
import { siteSearch } from '../../../catalogue/kit/draw/search-address.ts'
import styles from '../../../catalogue/kit/draw/search-box.css?inline'
import { SearchBox } from '../../../catalogue/kit/draw/search-box.tsx'

export type Content = { label: string; placeholder: string }

/** Where the British part of the shop has its results. The gallery itself belongs to no country. */
const addressOf = siteSearch({
  settings: { addresses: { search: '/uk/en/search/index?query={text}&referrer=qubitSearchBar' } },
})

export const experience = defineExperience<Content>({
  id: 'kit/search-box',
  run(scope) {
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => {
      if (addressOf) show(<SearchBox {...scope.content} addressOf={addressOf} />)
    })
  },
})
