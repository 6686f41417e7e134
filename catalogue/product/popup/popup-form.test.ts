import { expect, test } from 'vitest'
import { popupForm } from './popup-form.ts'

const blank = { imgUrl: '', contentText: '', url: '', ctaLabel: '' }
const [imgUrl, contentText, url, ctaLabel] = ['/a.svg', 'Words', '/b', 'Go']

test.each([
  [{ contentText, imgUrl, url, ctaLabel }, 'words'],
  [{ contentText, imgUrl, url }, 'picture'],
  [{ contentText, imgUrl, ctaLabel }, undefined],
  [{ contentText, url, ctaLabel }, 'words'],
  [{ contentText, url }, undefined],
  [{ contentText, ctaLabel }, undefined],
  [{ contentText, imgUrl }, undefined],
])('[PDP-11.6] in a text popup with %j the link is: %s', (content, link) => {
  expect(popupForm({ ...blank, ...content })).toEqual({ form: 'text', link })
})

test.each([
  [{ imgUrl, url }, 'picture'],
  [{ imgUrl, url, ctaLabel }, 'picture'],
  [{ imgUrl }, undefined],
])('in a picture popup with %j the link is: %s', (content, link) => {
  expect(popupForm({ ...blank, ...content })).toEqual({ form: 'picture', link })
})

test('without picture and text there is nothing to show', () => {
  expect(popupForm({ ...blank, url, ctaLabel })).toMatchObject({ form: 'none' })
})
