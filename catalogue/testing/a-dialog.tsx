import { onTestFinished } from 'vitest'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import { createDialog, type DialogFacts } from '../kit/dialog/dialog.tsx'
import { innerScope } from '../kit/run/inner-scope.ts'
import { anyExposure } from './any-exposure.ts'

/** Opens a dialog of an experience, which is stopped at the end of the test at the latest. */
export function aDialog(facts: Partial<DialogFacts> = {}) {
  const closed: string[] = []
  const inner = innerScope({ mayRestore: () => true, exposure: anyExposure })
  const openDialog = createDialog({
    ...inner,
    content: {},
    settings: {},
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

/**
 * Returns the open dialog.
 * @throws when none is open
 */
export function theDialog(): HTMLDialogElement {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:modal')
  if (!dialog) throw new Error('No dialog is open')
  return dialog
}

export function closeButton(): HTMLElement {
  return theDialog().querySelector('.instep-dialog-close') as HTMLElement
}
