import type { ChangeScope } from '../run/scope.ts'

/**
 * Adds a style sheet to the page until the experience is removed. It needs no `<style>` element, which a strict Content-
 * Security-Policy would refuse.
 */
export function addStyles(scope: ChangeScope, css: string): void {
  if (scope.exposure.isControl) return
  if (!('replaceSync' in CSSStyleSheet.prototype)) {
    scope.onRemove(addElement(css))
    return
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  scope.onRemove(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
}

/** Fallback for Safari before 16.4: a `<style>` element with the nonce of the page, if it has one. */
function addElement(css: string): () => void {
  const style = document.createElement('style')
  style.nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce ?? ''
  style.textContent = css
  document.head.append(style)
  return () => style.remove()
}
