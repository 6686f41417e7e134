import type { Arbitrary } from 'fast-check'

/** A part of the code that reads what others wrote, and the inputs with which it is tried. */
export type FuzzTarget<Input = unknown> = {
  /** The inputs; each is derived from the seed alone. */
  input: Arbitrary<Input>
  /** Gives one input to the code. @throws when the code throws, or what it answers breaks a promise */
  tryInput(input: Input): void | Promise<void>
}

/** Joins inputs and the code they are for, as one type. */
export function defineTarget<Input>(target: FuzzTarget<Input>): FuzzTarget {
  return target as FuzzTarget
}
