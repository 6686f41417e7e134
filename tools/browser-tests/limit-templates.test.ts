import { expect, test } from 'vitest'
import { limitTemplates } from './limit-templates.ts'

const drawing = ['home/gallery', 'product/low-stock']

test('without a choice three browsers share all templates, and a renderer that is tried with a third has one', () => {
  expect(limitTemplates(undefined, drawing)).toMatchObject({ chosen: undefined, drawing, shares: 3 })
  expect(limitTemplates(undefined, drawing).takeThird(1)).toEqual({ at: 1, of: 3 })
})

test('chosen templates are shared by as many browsers as there are templates, so that none has nothing to run', () => {
  expect(limitTemplates('home/gallery', drawing).shares).toBe(1)
  expect(limitTemplates('a/1,a/2,a/3,a/4', drawing).shares).toBe(3)
})

test('chosen templates run with each renderer, if they draw', () => {
  const { drawing: drawn, takeThird } = limitTemplates('home/gallery,product/star-colour', drawing)
  expect(drawn).toEqual(['home/gallery'])
  expect(takeThird(1)).toBeUndefined()
})
