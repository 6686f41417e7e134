import { isSeeThrough } from './is-see-through.ts'

/** The colour behind the page's text, for what lies over the page in the shop's own colours; white where it has none. */
export function pageBackground(): string {
  const colors = [document.body, document.documentElement].map((each) => getComputedStyle(each).backgroundColor)
  return colors.find((color) => !isSeeThrough(color)) ?? 'white'
}
