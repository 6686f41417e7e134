import { onTestFinished } from 'vitest'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import { createDialog, type DialogFacts } from '../kit/dialog/dialog.tsx'
import { innerScope } from '../kit/run/inner-scope.ts'
import { anyExposure } from './any-exposure.ts'

/** A dialog of an experience of its own, which ends with the test at the latest. */
export function aDialog(facts: Partial<DialogFacts> = {}) {
  const closed: string[] = []
  const inner = innerScope({ mayRestore: () => true, exposure: anyExposure })
  const openDialog = createDialog({
    ...inner,
    content: {},
    name: 'a-dialog',
    selector: (anchor) => `[data-anchor="${anchor}"]`,
    options: { anchors: { mainContent: '[data-anchor="mainContent"]' } } as ExperienceOptions,
  })
  onTestFinished(inner.end)
  return {
    open: (more: Partial<DialogFacts> = {}) =>
      openDialog({
        title: 'A title',
        children: <p>Words of the dialog</p>,
        onClose: () => closed.push('closed'),
        ...facts,
        ...more,
      }),
    /** Stops the experience. */
    stop: inner.end,
    closed,
  }
}

export function theDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll('dialog')]
}

/** The one that is open. @throws when none is */
export function theDialog(): HTMLDialogElement {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:modal')
  if (!dialog) throw new Error('No dialog is open')
  return dialog
}

export function closeButton(): HTMLElement {
  return theDialog().querySelector('.instep-dialog-close') as HTMLElement
}
