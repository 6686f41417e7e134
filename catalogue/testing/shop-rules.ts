import { onTestFinished } from 'vitest'

/** Adds rules of the shop's own style sheet to the page, until the test has ended. */
export function addShopRules(rules: string): void {
  const sheet = document.createElement('style')
  onTestFinished(() => sheet.remove())
  sheet.textContent = rules
  document.head.append(sheet)
}

/** Returns where elements are and how large, in px: left, top, width and height of each. */
export function measureBoxes(elements: Iterable<Element>): number[][] {
  return [...elements].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return [left, top, width, height]
  })
}
