/** Whether a browser knows a text as a selector. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false // a SyntaxError says that it is none
  }
}
