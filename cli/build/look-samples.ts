import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { LookSamples } from '../../contract/look.ts'

/**
 * Returns the selectors of the elements whose look templates take (SHR-01.36): those that the site names, else those of
 * its anchors, and elements that every shop has.
 */
export function lookSamples({ look = {}, anchors }: Pick<SiteConfig, 'look' | 'anchors'>): LookSamples {
  const joinSelectors = (...selectors: (string | undefined)[]) => selectors.filter(Boolean).join(',') || undefined
  const samples: LookSamples = {
    button: joinSelectors(anchors.addToBag, anchors.checkoutButton, anchors.reviewButton),
    heading: 'main h2,main h1,h2',
    card: joinSelectors(anchors.gridItem),
    field: 'input[type=search],main input[type=text],main input[type=email]',
    link: 'main p a[href]',
    ...look,
  }
  return Object.fromEntries(Object.entries(samples).filter(([, selector]) => selector))
}
