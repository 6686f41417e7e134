import type { FormField } from './form-field.ts'

const ofKind: Partial<Record<FormField['kind'], string>> = {
  rich: 'Line breaks stay, and words between ** are bold.',
  url: 'A path of the shop, or a whole address.',
  image: 'Choose one of the shop’s, or give an address.',
  length: 'A number with px, em, rem, % or vw.',
  texts: 'One per line.',
}

/** Returns what a field means, and what can be entered in it. */
export function hintFor({ meaning, kind, limits, most, form }: FormField): string {
  const hints = [
    asSentence(meaning),
    ofKind[kind],
    limits && asSentence(limits.charAt(0).toUpperCase() + limits.slice(1)),
    most !== undefined && !/^Up to/.test(meaning) && `Up to ${most}.`,
    form === 'time' && 'In the time zone of the site.',
    form === 'selector' && 'A CSS selector.',
  ]
  return hints.filter(Boolean).join(' ')
}

function asSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}
