import { expect, test } from 'vitest'
import { type Steps, takeSteps } from './take-steps.ts'

test('all changes take their first step before any takes its second, and one that ends early holds up no other', () => {
  const taken: string[] = []
  function* change(name: string, steps: number): Steps {
    for (let step = 1; step <= steps; step++) {
      taken.push(`${name}${step}`)
      yield
    }
    taken.push(`${name} made`)
  }
  takeSteps([change('a', 2), undefined, change('b', 1), change('c', 2)])
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b made', 'c2', 'a made', 'c made'])
})
