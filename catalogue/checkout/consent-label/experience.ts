import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { follow } from '../../kit/watch/follow.ts'
import { hasWords } from './has-words.ts'
import { reword } from './reword.ts'
import type { Content } from './template.ts'

/** CHK-02: other words for the consents of the checkout. */
export const experience = defineExperience<Content>({
  id: 'checkout/consent-label',
  run(scope) {
    const { content, name, options } = scope
    const { consentLabel } = options.anchors
    if (!consentLabel) return
    follow(scope, consentLabel, (label, each) =>
      inTurn(each, { element: label, name }, (turn) => {
        if (hasWords(label.textContent)) reword(turn, label, content.message)
      }),
    )
  },
})
