import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { textsBelow } from '../../kit/shop/texts-below.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { hasWords } from './has-words.ts'
import { rewordLabel } from './reword.ts'
import type { Content } from './template.ts'

/** CHK-02: replaces the texts of the consents in the checkout. */
export const experience = defineExperience<Content>({
  id: 'checkout/consent-label',
  run(scope) {
    const { content, name, options } = scope
    const { consentLabel } = options.anchors
    if (!consentLabel) return
    followElements(scope, consentLabel, (label, each) =>
      inTurn(each, { element: label, name }, (turn) => {
        const words = textsBelow(label).map(({ data }) => data)
        if (hasWords(words.join(''))) rewordLabel(turn, label, content.message)
      }),
    )
  },
})
