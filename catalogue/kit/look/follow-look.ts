import type { LookSamples } from '../../../contract/look.ts'
import { openSheet } from '../change/open-sheet.ts'
import styles from './look.css?inline'
import { readLook, type ShopLook } from './read-look.ts'

/** How long a change of the theme may take to arrive in the colours of the page, in ms. */
const transitionMs = 500

let samples: LookSamples = {}
/** What is known of the shop's look: pages that it changes in place may lack an element that another one had. */
let known: ShopLook = {}
let users = 0
let updateSoon = () => {}
let endLook = () => {}

/** Sets the selectors of the shop's elements whose look templates take; the build calls it. */
export function setLook(own: LookSamples): void {
  samples = own
  known = {}
}

/**
 * Gives what templates draw the look of the shop, and follows it when the page changes its theme, until the last template
 * that uses it is removed. A site's own `:root { --instep-… }` counts more. Returns a function that ends the use.
 */
export function takeLook(): () => void {
  if (users === 0) followTheme()
  else updateSoon()
  users++
  return () => {
    users--
    if (users === 0) endLook()
  }
}

function followTheme(): void {
  const sheet = openSheet('')
  let shown = ''
  let frame = 0
  let later: ReturnType<typeof setTimeout>
  const updateLook = () => {
    known = { ...known, ...readLook(samples) }
    const declarations = Object.entries(known).map(([name, value]) => `${name}:${value}`)
    const css = `:where(:root){${declarations.join(';')}}${styles}`
    if (css !== shown) sheet.replace(css)
    shown = css
  }
  // Once before the page is drawn: to read a look at once would have the browser work out all styles for each change.
  updateSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(updateLook)
  }
  const onTheme = () => {
    updateSoon()
    clearTimeout(later)
    later = setTimeout(updateLook, transitionMs)
  }
  const observer = new MutationObserver(onTheme)
  for (const each of [document.documentElement, document.body]) observer.observe(each, { attributes: true })
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((each) => matchMedia(each))
  for (const each of queries) each.addEventListener('change', onTheme)
  endLook = () => {
    observer.disconnect()
    for (const each of queries) each.removeEventListener('change', onTheme)
    cancelAnimationFrame(frame)
    clearTimeout(later)
    sheet.remove()
  }
  updateLook()
}
