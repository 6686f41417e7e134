type SheetWindow = Window & { CSSStyleSheet?: typeof CSSStyleSheet }

/**
 * Adds a style sheet to the page and returns a function that removes it. Uses a constructable style sheet or, where
 * these are missing, a `<style>` element with the page's nonce, marked with data attributes (PL-10, EX-17).
 */
export function addSheet(shop: SheetWindow, css: string, data: Record<string, string>): () => void {
  const { document } = shop
  if (shop.CSSStyleSheet && 'replaceSync' in shop.CSSStyleSheet.prototype && document.adoptedStyleSheets) {
    const sheet = new shop.CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }
  const style = document.createElement('style')
  Object.assign(style.dataset, data)
  style.nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce ?? ''
  style.textContent = css
  document.head.append(style)
  return () => style.remove()
}
