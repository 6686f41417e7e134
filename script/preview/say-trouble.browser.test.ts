import { expect, test } from 'vitest'
import { sayTrouble } from './say-trouble.ts'

test('a preview that cannot be shown says so on the page, under rules of the page for all elements as well, and leads back', () => {
  const style = document.createElement('style')
  style.textContent = 'html > * { display: none !important; color: white !important; opacity: 0 !important }'
  document.head.append(style)
  const frame = {
    document,
    location: { href: 'https://shop.test/shoes?smartserve_preview=mine&page=2#qb_preview_id=abc' },
  }
  sayTrouble(frame as unknown as Window, 'noChoice')
  const host = document.querySelector('instep-preview')
  const box = host?.shadowRoot?.firstElementChild
  expect(box?.textContent).toMatch(
    /^What this link was to show could not be read: .* Ask for a new link\. See the shop/,
  )
  expect(box?.checkVisibility({ opacityProperty: true })).toBe(true)
  expect(box?.querySelector('a')?.href).toBe('https://shop.test/shoes?smartserve_preview=0&page=2')
  host?.remove()
  style.remove()
})
