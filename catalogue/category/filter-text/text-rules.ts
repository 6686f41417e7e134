import type { Content } from './template.ts'

/** Words of what cannot be chosen: in a control, or a label around one, that is disabled. */
const disabled = [
  ':disabled',
  ':disabled *',
  '[aria-disabled="true"]',
  '[aria-disabled="true"] *',
  'label:has(:disabled)',
  'label:has(:disabled) *',
  ':disabled + label',
]

/** The style rules for words of filters: of what is disabled only the size (CAT-11.1, CAT-11.2, CAT-11.4). */
export function textRules(name: string, { textSize, color }: Content): string[] {
  // The shop's own rule may be of any weight.
  return [
    ...(textSize ? [`.${name} { font-size: ${textSize} !important }`] : []),
    ...(color ? [`.${name}:not(${disabled.join(', ')}) { color: ${color} !important }`] : []),
  ]
}
