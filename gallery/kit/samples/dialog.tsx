import { defineExperience } from '../../../catalogue/define-experience.ts'
import { createDialog } from '../../../catalogue/kit/dialog/dialog.tsx'
import { drawBeside } from '../../../catalogue/kit/draw/draw-beside.tsx'

export type Content = { button: string; title: string; paragraphs: string[] }

export const experience = defineExperience<Content>({
  id: 'kit/dialog',
  run(scope) {
    const { button, title, paragraphs } = scope.content
    const openDialog = createDialog(scope)
    const openSample = () =>
      openDialog({
        title,
        // A dialog has no padding of its own, so that a picture can fill it.
        children: (
          <div className="kit-words">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ),
        onOpen: () => scope.options.log.info('The dialog is open'),
        onClose: () => scope.options.log.info('The shopper closed it'),
      })
    drawBeside(scope, { anchor: 'contentSlot', where: 'append' }, ({ show }) => {
      show(
        <button type="button" className="button" onClick={openSample}>
          {button}
        </button>,
      )
    })
  },
})
