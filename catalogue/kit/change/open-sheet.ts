/** A style sheet on the page. */
export type OpenSheet = { replace(css: string): void; remove(): void }

/**
 * Adds a style sheet to the page. It needs no `<style>` element, which a strict Content-Security-Policy would refuse.
 */
export function openSheet(css: string): OpenSheet {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return openElement(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return {
    replace: (next) => sheet.replaceSync(next),
    remove() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    },
  }
}

/** Fallback for Safari before 16.4: a `<style>` element with the nonce of the page, if it has one. */
function openElement(css: string): OpenSheet {
  const style = document.createElement('style')
  style.nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce ?? ''
  style.textContent = css
  document.head.append(style)
  return {
    replace(next) {
      style.textContent = next
    },
    remove: () => style.remove(),
  }
}
