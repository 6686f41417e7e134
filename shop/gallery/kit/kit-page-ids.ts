/** The element that carries what the examples of a page are given. */
export const kitJsonId = 'kit-examples'

/** The examples of a part, as a page names them. */
export const exampleNames = ['sample', 'extreme'] as const
export type ExampleName = (typeof exampleNames)[number]

/** The anchor that an example draws into. */
export const exampleAnchor = 'contentSlot'

export function isExampleName(name: string): name is ExampleName {
  return exampleNames.some((each) => each === name)
}
