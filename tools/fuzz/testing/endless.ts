import fc from 'fast-check'
import { defineTarget } from '../fuzz-target.ts'

/** Never comes back from a number above 5. */
export const target = defineTarget({
  input: fc.integer({ min: 0, max: 10 }),
  tryInput(number) {
    while (number > 5);
  },
})
