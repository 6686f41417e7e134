import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { addStyles } from '../kit/change/add-styles.ts'
import { drawAt } from '../kit/draw/draw.tsx'
import { innerScope } from '../kit/run/inner-scope.ts'
import { aPage } from './a-page.ts'
import { anyExposure } from './any-exposure.ts'

/** Draws a part of the kit with its styles on an empty page, between two links. */
export function aDrawing(node: ReactNode, styles = ''): HTMLElement {
  const body = aPage('<a href="#before">Before</a><main></main><a href="#after">After</a>')
  const scope = innerScope({ mayRestore: () => true, exposure: anyExposure })
  onTestFinished(scope.end)
  addStyles(scope, styles)
  const main = body.querySelector('main') as HTMLElement
  drawAt(scope, { host: document.createElement('div'), where: 'append', reference: main }).show(node)
  return main
}
