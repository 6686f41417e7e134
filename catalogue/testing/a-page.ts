/** Fills the test page's body; answers the body. */
export function aPage(html: string): HTMLElement {
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  return document.body
}

/**
 * Everything a leftover could hide in: the body to the byte, the head, and the style sheets put on the page. Of what a timer
 * says the digits are left out, which are others each second; its words are not.
 */
export function pageState() {
  return {
    body: document.body.outerHTML.replace(
      /(role="timer"[^>]*>)([^<]*)/g,
      (_, tag: string, words: string) => tag + withoutDigits(words),
    ),
    html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    sheets: document.adoptedStyleSheets.length,
  }
}

/** What a clock says at any time. */
export function withoutDigits(words: string): string {
  return words.replace(/\d+/g, '0')
}

/** Waits until what was started has settled: tasks, two frames, and React's own schedule. */
export async function waitUntilSettled(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Waits until what moves on the page has come to rest; what moves for ever is left out. */
export async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
