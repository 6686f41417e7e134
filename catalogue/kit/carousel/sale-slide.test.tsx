import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SaleItem } from './sale-fields.ts'
import { SaleSlide } from './sale-slide.tsx'

const item: SaleItem = { imgUrl: '/a.svg', title: 'Shoe', subTitle: '', price: '', was: '', url: '/shoe', cta: '' }
const textOf = (more: Partial<SaleItem>) =>
  renderToStaticMarkup(<SaleSlide {...item} {...more} onFollow={() => {}} />).replace(/<[^>]*>/g, '|')

test.each(['70', '70,00 €', '£ 70.5', 'from 70', '7000'])(
  '[HOM-03.3] [HOM-04.3] the price %s is shown exactly as it is written',
  (price) => {
    expect(textOf({ price }).split('|')).toContain(price)
    expect(textOf({ price }).replace('Shoe', '').replaceAll('|', '')).toBe(price)
  },
)

test('without a price there is none', () => {
  expect(textOf({}).replaceAll('|', '')).toBe('Shoe')
})

test('[HOM-04.8] a former price is struck through beside the price', () => {
  expect(textOf({ price: '£54', was: '£79' }).split('|').filter(Boolean)).toEqual([
    'Shoe',
    'Now ',
    '£54',
    ' ',
    'Was ',
    '£79',
  ])
  const markup = renderToStaticMarkup(<SaleSlide {...item} price="£54" was="£79" onFollow={() => {}} />)
  expect(/<s>(.*)<\/s>/.exec(markup)?.[1]).toMatch(/£79$/)
})
