import { defineExperience } from '../../../../catalogue/define-experience.ts'
import { addStyles } from '../../../../catalogue/kit/change/add-styles.ts'
import { drawBeside } from '../../../../catalogue/kit/draw/draw-beside.tsx'
import styles from '../../../../catalogue/kit/draw/search-box.css?inline'
import { SearchBox } from '../../../../catalogue/kit/draw/search-box.tsx'

export type Content = { label: string; placeholder: string }

/** The gallery is in no country of the shop; on a page of the shop a template needs no `go`. */
function showAddress(address: string): void {
  location.assign(address.replace(/^(\/[^/]+){2}/, '/uk/en'))
}

export const experience = defineExperience<Content>({
  id: 'kit/search-box',
  run(scope) {
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => {
      show(<SearchBox {...scope.content} go={showAddress} />)
    })
  },
})
