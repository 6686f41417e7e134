/** Fills the test page's body; answers the body. */
export function aPage(html: string): HTMLElement {
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  return document.body
}

/** Everything a leftover could hide in: the body to the byte, the head, and the style sheets put on the page. */
export function pageState() {
  return {
    body: document.body.outerHTML,
    html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    sheets: document.adoptedStyleSheets.length,
  }
}

/** Waits until what was started has settled: tasks, two frames, and React's own schedule. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
