import type { ChangeScope } from '../run/scope.ts'

/** Puts a style sheet on the page for as long as the experience lives, without a `<style>` a strict policy would refuse. */
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

/** For Safari before 16.4: with the page's nonce, where it has one. */
function addElement(css: string): () => void {
  const style = document.createElement('style')
  style.nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce ?? ''
  style.textContent = css
  document.head.append(style)
  return () => style.remove()
}
