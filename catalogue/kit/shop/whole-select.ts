/** Libraries hide a `<select>` and draw a control of their own: Choices.js and SumoSelect around it, the others behind it. */
const around = '.choices[data-type], .SumoSelect'
const behind = '.select2, .ts-wrapper, .nice-select, .chosen-container'

/**
 * Returns the first or last element of a control, which is more than its `<select>` where a library shows something else: what is put
 * before or after that would be a part of it, or between it and its label. The last one is what shoppers see.
 */
export function wholeSelect(control: Element, end: 'first' | 'last'): Element {
  if (!control.matches('select')) return control
  const next = end === 'last' ? control.nextElementSibling : null
  return control.closest(around) ?? (next?.matches(behind) ? next : control)
}
