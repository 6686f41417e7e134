import { expect, test } from 'vitest'
import { chooseSteps } from './choose-steps.ts'

const steps = ['types', 'unit', 'e2e'].map((name) => ({ name, args: [] }))
const chosen = (...names: string[]) => chooseSteps(steps, names).map(({ name }) => name)

test('without names all steps run', () => {
  expect(chosen()).toEqual(['types', 'unit', 'e2e'])
})

test('named steps run in the order of the full list', () => {
  expect(chosen('e2e', 'types')).toEqual(['types', 'e2e'])
})

test('an unknown step is refused with a list of the known names', () => {
  expect(() => chosen('unit', 'units')).toThrow('There is no step "units". Steps: types, unit, e2e')
})

test('steps that cannot run here are left out', () => {
  expect(chooseSteps(steps, [], ['unit']).map(({ name }) => name)).toEqual(['types', 'e2e'])
  expect(chooseSteps(steps, ['unit', 'e2e'], ['unit']).map(({ name }) => name)).toEqual(['e2e'])
})

test('steps beside others follow each other where no other step is chosen', () => {
  const beside = [
    { name: 'types', args: [], isBeside: true },
    { name: 'e2e', args: [] },
    { name: 'unit', args: [], isBeside: true },
  ]
  const isBeside = (...names: string[]) => chooseSteps(beside, names).map((step) => step.isBeside === true)
  expect(isBeside('types', 'unit')).toEqual([false, false])
  expect(isBeside('e2e', 'unit')).toEqual([false, true])
  expect(isBeside()).toEqual([true, false, true])
})
