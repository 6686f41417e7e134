import { expect, test } from 'vitest'
import { bannerSource } from './banner-source.ts'

const widths = [320, 767, 767.5, 768, 1280]
const sources = (desktopImg: string, mobileImg: string) =>
  widths.map((width) => bannerSource({ desktopImg, mobileImg }, width))

test('from 768 px it is the one for computers, below the one for phones', () => {
  expect(sources('wide', 'narrow')).toEqual(['narrow', 'narrow', 'narrow', 'wide', 'wide'])
})

test('[CAT-06.2] one of the two is used at every width, and of neither there is nothing', () => {
  expect(sources('wide', '')).toEqual(Array(5).fill('wide'))
  expect(sources('', 'narrow')).toEqual(Array(5).fill('narrow'))
  expect(sources('', '')).toEqual(Array(5).fill(''))
})
