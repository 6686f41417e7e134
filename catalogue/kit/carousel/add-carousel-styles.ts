import { addStyles } from '../change/add-styles.ts'
import type { Scope } from '../run/scope.ts'
import carouselStyle from './carousel.css?inline'

/** The styles of carousels and of what a template draws in one, after the site's own sheet for them, if it has one (PO-20). */
export function addCarouselStyles<C>(scope: Scope<C>, css: string): void {
  if (!scope.exposure.isControl) loadStyle(scope.options.carouselCss)
  addStyles(scope, carouselStyle + css)
}

/**
 * Puts a style sheet of another host on the page, once per page whoever asks (PO-20). It stays when an experience ends, for
 * others use it too. Nothing happens without an address, or when it cannot be loaded: templates have styles of their own.
 */
export function loadStyle(url: string | undefined): void {
  if (!url) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')
  if ([...sheets].every(({ href }) => href !== link.href)) document.head.append(link)
}
