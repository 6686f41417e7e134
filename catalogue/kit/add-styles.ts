import type { Undoing } from './scope.ts'

/** Puts a style sheet on the page for as long as the experience lives, without a `<style>` a strict policy would refuse. */
export function addStyles(scope: Pick<Undoing, 'onRemove'>, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  scope.onRemove(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
}
