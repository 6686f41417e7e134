/** Closes the dialog that an element of its content is in, as the shopper does with Escape (SHR-03.3). */
export function closeDialog(inside: Element): void {
  inside.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
}
