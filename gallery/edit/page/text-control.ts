import type { ControlFacts } from './field-frame.tsx'

/** What a control of a text needs, whatever its kind. */
export type TextControl = { input: ControlFacts; value: string; placeholder: string; onChange(text: string): void }
