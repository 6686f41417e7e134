import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inPlaceOf } from '../../kit/change/in-place-of.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import { findSearch, lacksSearch } from '../../kit/draw/find-search.ts'
import searchStyles from '../../kit/draw/search-box.css?inline'
import wordStyles from '../../kit/media/picture-words.css?inline'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import styles from './help-page.css?inline'
import { HelpPage } from './help-page.tsx'
import type { Content } from './template.ts'

/** What is typed goes into the address as it is: special characters keep their meaning there (NF-01.4). */
const asTyped = (text: string) => text

/** NF-01: shows search and links in place of the message that nothing was found. */
export const experience = defineExperience<Content>({
  id: 'not-found/help-page',
  lacks: lacksSearch,
  async run(scope) {
    const { content, name, options } = scope
    const addressOf = await findSearch(scope, asTyped)
    if (!addressOf || scope.signal.aborted) return
    const onFollow = ctaGoal(options)
    addStyles(scope, searchStyles + wordStyles + styles)
    drawBeside(scope, { anchor: 'noResults', where: 'append' }, ({ show, anchor, ...drawn }) => {
      const query = anchor.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? ''
      inPlaceOf(drawn, anchor, name)
      show(<HelpPage {...content} query={query} addressOf={addressOf} onFollow={onFollow} />)
    })
  },
})
