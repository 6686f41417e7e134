import { vi } from 'vitest'

/** Sets the content of the test page's body and returns the body. */
export function aPage(html: string): HTMLElement {
  document.body.replaceChildren(document.createRange().createContextualFragment(html))
  return document.body
}

/**
 * Returns everything in which an experience could leave something: body, head and style sheets. The digits of timers, which
 * change each second, are left out.
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

/** Text of a clock at any time. */
export function withoutDigits(words: string): string {
  return words.replace(/\d+/g, '0')
}

/** Waits until pending tasks, two frames and the scheduler of React are done. */
export async function waitUntilSettled(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Waits until all finite animations on the page have ended. */
export async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Waits until pictures within the window and code that is loaded on the way have arrived, and what follows from them is drawn. */
export async function waitUntilComplete(): Promise<void> {
  const isNear = (each: HTMLImageElement) => each.loading === 'eager' || each.getBoundingClientRect().top < innerHeight
  await Promise.allSettled([...document.images].filter(isNear).map((each) => each.decode()))
  await vi.dynamicImportSettled()
  await waitUntilSettled()
}
