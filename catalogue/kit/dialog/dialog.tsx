import { addStyles } from '../change/add-styles.ts'
import { fadeElement } from '../change/fade.ts'
import { giveFocusBack } from '../change/give-focus-back.ts'
import { pageBackground } from '../change/page-background.ts'
import { drawAt } from '../draw/draw.tsx'
import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import type { Scope } from '../run/scope.ts'
import { addListeners } from '../watch/listen.ts'
import { watchPage } from '../watch/watch-page.ts'
import styles from './dialog.css?inline'
import { DialogFrame, type DialogLook } from './dialog-frame.tsx'
import { keepFocusInside } from './keep-focus-inside.ts'
import { lockScroll } from './lock-scroll.ts'
import { isModal, whenNoDialog } from './when-no-dialog.ts'

export type DialogFacts = DialogLook & {
  /** Called when the dialog is about to open, which may be long after the request: whether it still should. */
  isDue?: () => boolean
  /** Called when the dialog is on the page. */
  onOpen?: () => void
  /** Called when the shopper closes the dialog, but not when the experience is stopped (SHR-03.8). */
  onClose?: () => void
}

/**
 * Creates a function that opens a native modal dialog. Only one dialog is open on the page at a time (SHR-03).
 * @returns opens the dialog as soon as no other is open; calls while it is open or waiting are ignored
 */
export function createDialog<C>(scope: Scope<C>): (facts: DialogFacts) => void {
  let current: InnerScope | undefined
  scope.onRemove(() => current?.end())
  return (facts) => {
    if (current || scope.signal.aborted || !hasDialogs()) return
    const inner = innerScope(scope)
    current = inner
    const endDialog = () => {
      inner.end()
      if (current === inner) current = undefined
    }
    whenNoDialog(() => {
      if (facts.isDue?.() === false) endDialog()
      else openDialog(scope, { facts, inner, end: endDialog })
    }, inner.signal)
  }
}

/** Safari before 15.4 and Firefox before 98 have no `<dialog>`: there dialogs are not shown (decision 19). */
const hasDialogs = () => 'showModal' in document.createElement('dialog')

type OpeningDialog = { facts: DialogFacts; inner: InnerScope; end: () => void }

function openDialog<C>(scope: Scope<C>, { facts, inner, end }: OpeningDialog): void {
  if (!inner.exposure.happens()) return
  const { onOpen: _onOpen, onClose: _onClose, isDue: _isDue, ...look } = facts
  addStyles(inner, styles)
  const host = document.createElement('div')
  host.className = 'instep-dialog-host'
  const before = document.activeElement
  inner.onRemove(() => giveFocusBack(scope, before, scope.options.anchors.mainContent ?? 'main'))
  const { show } = drawAt(inner, { host, where: 'append', reference: document.body })
  show(<DialogFrame {...look} style={{ backgroundColor: pageBackground(), ...look.style }} />, () => {
    const dialog = host.querySelector('dialog')
    if (dialog && !inner.signal.aborted) beginDialog(dialog, { facts, inner, end })
  })
}

function beginDialog(dialog: HTMLDialogElement, { facts: { onOpen, onClose }, inner, end }: OpeningDialog): void {
  lockScroll(inner)
  leaveScrollToBrowser(dialog, inner.signal)
  // Reading the attribute makes the browser write it, so that `open` comes after it in every redrawn page.
  dialog.getAttribute('style')
  dialog.showModal()
  inner.onRemove(() => dialog.close())
  dialog.querySelector<HTMLElement>('.instep-dialog-close')?.focus({ preventScroll: true })
  fadeElement(dialog, 'in')

  let isClosing = false
  hearClosing(dialog, inner.signal, (isGone) => {
    if (!isClosing) onClose?.()
    if (isGone) end()
    else if (!isClosing) fadeElement(dialog, 'out', end)
    isClosing = true
  })
  keepFocusInside(dialog, inner.signal)
  // A page that was redrawn with its dialog would show it as an ordinary box.
  watchPage(() => {
    if (!dialog.open || !dialog.isConnected || isModal(dialog)) return
    dialog.removeAttribute('open')
    dialog.showModal()
  }, inner.signal)
  onOpen?.()
}

/** Libraries such as Lenis scroll the page themselves, even while it is locked, and keep what lies over it from being scrolled (SHR-03.4). */
function leaveScrollToBrowser(dialog: HTMLDialogElement, signal: AbortSignal): void {
  addListeners(dialog, { wheel: (event) => event.stopPropagation() }, { passive: true, signal })
}

/** Calls back when the shopper closes a dialog with its button, the backdrop or Escape (SHR-03.3). */
function hearClosing(dialog: HTMLDialogElement, signal: AbortSignal, close: (isGone: boolean) => void): void {
  let beganInside = false
  const isInside = ({ clientX: x, clientY: y }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  }
  // Selecting text from inside to outside of the dialog ends with a click on the backdrop.
  const onPointerDown = (event: PointerEvent) => {
    beganInside = isInside(event)
  }
  const onClick = (event: MouseEvent) => {
    const onBackdrop = event.target === dialog && !beganInside && !isInside(event)
    beganInside = false
    if (onBackdrop || (event.target as Element).closest('.instep-dialog-close')) close(false)
  }
  const onCancel = (event: Event) => {
    event.preventDefault()
    close(false)
  }
  // A second Escape cannot be cancelled: the browser closes the dialog.
  addListeners(
    dialog,
    { pointerdown: onPointerDown, click: onClick, cancel: onCancel, close: () => close(true) },
    { signal },
  )
}
