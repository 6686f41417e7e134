import { addStyles } from '../change/add-styles.ts'
import type { Scope } from '../run/scope.ts'
import carouselStyle from './carousel.css?inline'
import { loadStyle } from './load-style.ts'

/** The styles of carousels and of what a template draws in one, after the site's own sheet for them, if it has one (PO-20). */
export function addCarouselStyles<C>(scope: Scope<C>, css: string): void {
  if (!scope.exposure.isControl) loadStyle(scope.options.carouselCss)
  addStyles(scope, carouselStyle + css)
}
