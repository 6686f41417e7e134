import { useState } from 'react'
import { defineExperience } from '../../../catalogue/define-experience.ts'
import { createDialog } from '../../../catalogue/kit/dialog/dialog.tsx'
import { popupLimit } from '../../../catalogue/kit/dialog/popup-limit.ts'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'

export type Content = { xpName: string; timesToShow: number; title: string; text: string }

/** Simulates a page load: the popup opens unless it was closed often enough. */
function Visit({ visit }: { visit: () => string }) {
  const [answer, setAnswer] = useState('')
  return (
    <>
      <button type="button" className="button" onClick={() => setAnswer(visit())}>
        Load a page
      </button>{' '}
      <output>{answer}</output>
    </>
  )
}

export const experience = defineExperience<Content>({
  id: 'kit/popup-memory',
  run(scope) {
    const { xpName, timesToShow, title, text } = scope.content
    const limit = popupLimit(scope.options, 'kit/popup-memory', xpName)
    if (!limit) return
    const openDialog = createDialog(scope)
    const recordVisit = () => {
      if (!limit.mayShow(timesToShow)) return 'Closed often enough: it does not appear again.'
      openDialog({
        title,
        children: <p className="kit-words">{text}</p>,
        onOpen: limit.countShown,
        onClose: limit.countClosed,
      })
      return ''
    }
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => show(<Visit visit={recordVisit} />))
  },
})
