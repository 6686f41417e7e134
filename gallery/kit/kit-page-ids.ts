/** The id of the element with the content of a page's examples. */
export const kitJsonId = 'kit-examples'

/** The names of a part's examples. */
export const exampleNames = ['sample', 'extreme'] as const
export type ExampleName = (typeof exampleNames)[number]

/** The anchor that an example draws into. */
export const exampleAnchor = 'contentSlot'

export function isExampleName(name: string): name is ExampleName {
  return exampleNames.some((each) => each === name)
}
