import type { Content } from './template.ts'

/** Selectors of text that belongs to a disabled control or to a label around one. */
const disabled = [
  ':disabled',
  ':disabled *',
  '[aria-disabled="true"]',
  '[aria-disabled="true"] *',
  'label:has(:disabled)',
  'label:has(:disabled) *',
  ':disabled + label',
]

/** Returns the style rules for filter text. Disabled filters get only the size (CAT-11.1, CAT-11.2, CAT-11.4). */
export function textRules(name: string, { textSize, color }: Content): string[] {
  // Uses `!important`, because the shop's own rule may have any specificity.
  return [
    ...(textSize ? [`.${name} { font-size: ${textSize} !important }`] : []),
    ...(color ? [`.${name}:not(${disabled.join(', ')}) { color: ${color} !important }`] : []),
  ]
}
