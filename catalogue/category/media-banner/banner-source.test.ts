import { expect, test } from 'vitest'
import { bannerSource } from './banner-source.ts'

const widths = [320, 767, 767.5, 768, 1280]
const listSources = (desktopImg: string, mobileImg: string) =>
  widths.map((width) => bannerSource({ desktopImg, mobileImg }, width))

test('the picture for computers is used from 768 px, the one for phones below', () => {
  expect(listSources('wide', 'narrow')).toEqual(['narrow', 'narrow', 'narrow', 'wide', 'wide'])
})

test('[CAT-06.2] a single picture is used at every width, and without pictures there is none', () => {
  expect(listSources('wide', '')).toEqual(Array(5).fill('wide'))
  expect(listSources('', 'narrow')).toEqual(Array(5).fill('narrow'))
  expect(listSources('', '')).toEqual(Array(5).fill(''))
})
