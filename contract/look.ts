/**
 * What templates take of the look of a shop's elements (SHR-01.36). Each becomes a custom property, such as
 * `--instep-button-border-radius`, which the style sheet of a site can set instead.
 */
export const lookProperties = {
  button: [
    'background-color',
    'color',
    'border',
    'border-radius',
    'font-family',
    'font-weight',
    'letter-spacing',
    'text-transform',
  ],
  heading: ['font-family', 'font-weight', 'letter-spacing', 'text-transform'],
  card: ['border-radius', 'box-shadow'],
  field: ['background-color', 'border', 'border-radius'],
  link: ['color'],
} as const

export type LookName = keyof typeof lookProperties

/** The selector of an element of the shop for each look. */
export type LookSamples = Partial<Record<LookName, string>>
