import { expect, test } from 'vitest'
import { technologiesOf } from './technologies-of.ts'

const aList = (...texts: string[]) => texts.map((text) => ({ text }))
const findTechnologies = (texts: string[], product: object) =>
  technologiesOf(aList(...texts), product).map(({ text }) => text)

test('[PDP-03.1] technologies are found in the name or description, in upper or lower case, in the order of the list', () => {
  const product = { name: 'Gore Walker', description: 'With a CUSHIONED sole and a wool lining.' }
  expect(findTechnologies(['Wool lining', 'Cork', 'gore', 'Cushioned  sole'], product)).toEqual([
    'Wool lining',
    'gore',
    'Cushioned  sole',
  ])
})

test.each([
  ['Wool', 'Woollen lining', false],
  ['Wool', 'No-wool lining', true],
  ['Sohle', 'Gedämpfte Laufsohle', false],
  ['Größe', 'In GRÖSSE 38', false],
  ['dämpfte', 'Gedämpfte Sohle', false],
  ['semelle', 'Une Semelle.', true],
  ['H2O+', 'With H2O+, dry', true],
  ['a.b', 'axb', false],
  ['non-slip sole', 'A non-slip\nsole', true],
  ['10', 'Room for 100', false],
])('[PDP-03.1] "%s" in "%s": %s, since only whole words count', (text, description, isHeld) => {
  expect(findTechnologies([text], { description })).toEqual(isHeld ? [text] : [])
})

test.each([
  ['nothing matches', { name: 'Court shoe', description: 'A shoe' }],
  ['there is no description and the name does not match', { name: 'Court shoe' }],
  ['nothing is said of the product', {}],
])('[PDP-03.3] when %s no technology is found', (_, product) => {
  expect(findTechnologies(['Wool lining'], product)).toEqual([])
})
