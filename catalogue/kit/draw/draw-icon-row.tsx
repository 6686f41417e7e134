import { addStyles } from '../change/add-styles.ts'
import type { Scope } from '../run/scope.ts'
import { type Beside, drawBeside } from './draw-beside.tsx'
import styles from './icon-row.css?inline'
import { IconRow } from './icon-row.tsx'
import type { NamedIcon } from './payment-methods.ts'

type IconRowFacts = {
  label: string
  icons: readonly NamedIcon[]
  place: Beside
  css: string
  /** Whether the name is to be read, too. */
  isNamed?: boolean
}

/** Draws a named list of icons next to an element of the shop. Nothing is drawn without icons. */
export function drawIconRow<C>(scope: Scope<C>, { label, icons, place, css, isNamed }: IconRowFacts): void {
  if (icons.length === 0) return
  addStyles(scope, styles + css)
  drawBeside(scope, place, ({ show }) => {
    show(<IconRow label={label} icons={icons} isNamed={isNamed} />)
  })
}
