import { addStyles } from '../change/add-styles.ts'
import type { Scope } from '../run/scope.ts'
import carouselStyle from './carousel.css?inline'

/**
 * Adds the styles of carousels and of what a template draws in one, after the site's own carousel style sheet if it has one
 * (PO-20).
 */
export function addCarouselStyles<C>(scope: Scope<C>, css: string): void {
  if (!scope.exposure.isControl) loadStyle(scope.options.carouselCss)
  addStyles(scope, carouselStyle + css)
}

/**
 * Loads a style sheet from another host, once per page for all experiences (PO-20). It stays when an experience ends because
 * others use it too. Without an address, or when loading fails, templates still have their own styles.
 */
export function loadStyle(url: string | undefined): void {
  if (!url) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')
  if ([...sheets].every(({ href }) => href !== link.href)) document.head.append(link)
}
