import { afterEach, expect, test } from 'vitest'
import { aPage, waitUntilSettled } from '../../testing/a-page.ts'
import { loadStyle } from './add-carousel-styles.ts'

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="data:"], link[href*="carousel"]')]

afterEach(() => {
  for (const link of links()) link.remove()
})

const css = `data:text/css,${encodeURIComponent('.slide { color: rgb(1, 2, 3) }')}`

/** Settles when a link is loaded or has failed. */
function ended(link: HTMLLinkElement | undefined): Promise<string> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) link?.addEventListener(type, () => resolve(type))
  })
}

test('[PO-20] a style sheet is added once per page, however many experiences request it', async () => {
  const slide = aPage('<b class="slide">x</b>').firstElementChild as Element
  loadStyle(css)
  const [link] = links()
  loadStyle(css)
  expect(await ended(link)).toBe('load')
  loadStyle(css)
  expect(links()).toHaveLength(1)
  expect(getComputedStyle(slide).color).toBe('rgb(1, 2, 3)')
})

test('[PO-20] a style sheet that the page already has is not added', () => {
  const own = document.createElement('link')
  Object.assign(own, { rel: 'stylesheet', href: '/carousel.css' })
  document.head.append(own)
  loadStyle('/carousel.css')
  loadStyle(`${location.origin}/carousel.css`)
  expect(links()).toEqual([own])
})

test('[PO-20] a failed download breaks nothing', async () => {
  const errors: unknown[] = []
  const note = (event: Event) => void errors.push(event)
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
  loadStyle('http://127.0.0.1:1/carousel.css')
  expect(await ended(links()[0])).toBe('error')
  loadStyle('http://127.0.0.1:1/carousel.css')
  await waitUntilSettled()
  expect(links()).toHaveLength(1)
  expect(errors).toEqual([])
  removeEventListener('error', note)
  removeEventListener('unhandledrejection', note)
})

test('[PO-20] without an address nothing is loaded', () => {
  for (const none of [undefined, '']) loadStyle(none)
  expect(links()).toEqual([])
})
