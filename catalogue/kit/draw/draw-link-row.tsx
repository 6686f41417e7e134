import type { CSSProperties, ReactNode } from 'react'
import { addCarouselStyles } from '../carousel/add-carousel-styles.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { ctaGoal } from '../run/cta-goal.ts'
import type { Scope } from '../run/scope.ts'
import { drawAboveList } from './draw-above-list.tsx'
import rowStyles from './link-row.css?inline'

export type RowLink = {
  url: string
  /** The name of the link. */
  label: string
  /** What the link shows, if not its label. */
  content?: ReactNode
  /** Whether the link leads to the current page. */
  isCurrent?: boolean
}

export type RowStyle = {
  css: string
  /** Inline styles of each link, from the content. */
  look?: CSSProperties
}

const perView = { usual: 5, narrow: [{ upTo: 900, slides: 4 } as const, { upTo: 500, slides: 2 } as const] }

/**
 * Draws links in a carousel directly before the product list (CAT-08, CAT-09). Each link has the class of the template with
 * the suffix `-link`.
 */
export function drawLinkRow<C>(scope: Scope<C>, links: readonly RowLink[], { css, look }: RowStyle): void {
  const onFollow = ctaGoal(scope.options)
  const slides = links.map(({ url, label, content = label, isCurrent }, at) => ({
    key: `${at} ${url}`,
    content: (
      <a
        className={`instep-link-row-link ${scope.name}-link`}
        style={look}
        href={url}
        title={label}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onFollow}
      >
        {content}
      </a>
    ),
  }))
  addCarouselStyles(scope, rowStyles + css)
  drawAboveList(scope, ({ host, show }) => {
    host.classList.add('instep-link-row')
    // The row has no heading, so its links name it.
    const name = links.map(({ label }) => label).join(', ')
    show(<Carousel headline="" name={name} slides={slides} perView={perView} gap={5} />)
  })
}
