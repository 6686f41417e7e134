import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { rewriteText } from '../../kit/change/rewrite-text.ts'
import { pageLanguage } from '../../kit/shop/page-locale.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { capitaliseWords } from './capitalise-words.ts'
import styles from './menu-labels.css?inline'
import type { Content } from './template.ts'

/** GLB-02: changes menu labels in capitals to capitalised words. */
export const experience = defineExperience<Content>({
  id: 'global/menu-labels',
  run(scope) {
    if (!scope.content.isLowerCase) return
    addStyles(scope, styles)
    followElements(scope, scope.selector('navMenu'), (menu, each) => {
      addClass(each, menu, scope.name)
      rewriteText(each, menu, (label, node) => {
        const words = capitaliseWords(label, pageLanguage())
        return followsPart(node) ? words.replace(/^\S+/, (rest) => rest.toLocaleLowerCase(pageLanguage())) : words
      })
    })
  },
})

/** Returns whether a text goes on with a word: shops allow breaks in long ones, and React draws a text in several parts. */
function followsPart(text: Text): boolean {
  let before = text.previousSibling
  while (before instanceof Comment || before?.nodeName === 'WBR') before = before.previousSibling
  return before instanceof Text && /\S$/.test(before.data)
}
