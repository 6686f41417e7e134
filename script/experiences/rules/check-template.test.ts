import { expect, test } from 'vitest'
import type { TemplateFacts } from '../../../contract/experience.ts'
import { checkTemplate, type PlaceFacts } from './check-template.ts'

const lowStock: TemplateFacts = {
  id: 'product/low-stock',
  pages: ['product'],
  devices: ['computer', 'tablet'],
  anchors: [],
}
const here: PlaceFacts = { pageType: 'product', deviceType: 'computer', url: 'https://shop.test/uk/en/product/a' }

function failing(template: Partial<TemplateFacts>, place: Partial<PlaceFacts> = {}): string[] {
  return checkTemplate({ ...lowStock, ...template }, { ...here, ...place })
    .filter(({ passes }) => !passes)
    .map(({ check }) => check)
}

test('[SHR-01.3] a template runs when page type, device type and path all match', () => {
  expect(failing({ paths: { include: ['/uk/en'] } })).toEqual([])
})

test('[SHR-01.3] another page type, device type or path prevents it from running, and each gives a failing answer', () => {
  const elsewhere = { pageType: 'home', deviceType: 'mobile', url: 'https://shop.test/us/en/' } as const
  expect(failing({ paths: { include: ['/uk/en'] } }, elsewhere)).toEqual(['page type', 'device type', 'path'])
})

test.each([
  [{ include: ['/eu/', '/uk/'] }, true],
  [{ include: ['/eu/', '/ca/'] }, false],
  [{ exclude: ['/uk/en'] }, false],
  [{ include: ['/uk/en'], exclude: ['/product/'] }, false],
  [{ exclude: ['/checkout/'] }, true],
])('[SHR-01.3] with the paths %j the address must contain an included one and no excluded one: %s', (paths, passes) => {
  expect(failing({ paths })).toEqual(passes ? [] : ['path'])
})

test('[SHR-01.4] devices match exactly: mobile means a phone only, and a tablet must be listed', () => {
  expect(failing({ devices: ['computer'] }, { deviceType: 'tablet' })).toEqual(['device type'])
  expect(failing({ devices: ['mobile'] }, { deviceType: 'tablet' })).toEqual(['device type'])
  expect(failing({ devices: ['computer', 'tablet'] }, { deviceType: 'tablet' })).toEqual([])
})
