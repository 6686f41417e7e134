import type { ColourId } from '../../products/colours.ts'

/** The colours by which shoppers filter. The shop's own colours are many, with names that nobody searches for. */
export const colourFamilies = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'red',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const

export type ColourFamily = (typeof colourFamilies)[number]

const familyOfColour: Record<ColourId, ColourFamily> = {
  sage: 'green',
  chalk: 'white',
  ink: 'blue',
  clay: 'brown',
  moss: 'green',
  slate: 'grey',
  sun: 'yellow',
  sky: 'blue',
  chestnut: 'brown',
  soot: 'black',
  sand: 'beige',
  cognac: 'brown',
  navy: 'blue',
  poppy: 'red',
  tan: 'brown',
  terracotta: 'red',
  umber: 'brown',
  oxblood: 'red',
  forest: 'green',
  tobacco: 'brown',
  oat: 'beige',
  charcoal: 'grey',
  rose: 'pink',
  butter: 'yellow',
  lilac: 'purple',
}

const families: ReadonlyMap<string, ColourFamily> = new Map(Object.entries(familyOfColour))

/** The family of each colour, by the colour's id. */
export function colourFamilyOf(colourId: string): ColourFamily | undefined {
  return families.get(colourId)
}
