import type { CSSProperties, ReactNode } from 'react'
import { addCarouselStyles } from '../carousel/add-carousel-styles.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { ctaGoal } from '../run/cta-goal.ts'
import type { Scope } from '../run/scope.ts'
import { drawBeside } from './draw-beside.tsx'
import rowStyles from './link-row.css?inline'

export type RowLink = {
  url: string
  /** Names the link. */
  label: string
  /** What it shows, unless that is its label. */
  content?: ReactNode
  /** The page it leads to is this one. */
  isCurrent?: boolean
}

export type RowStyle = {
  css: string
  /** Of each link, by the content. */
  look?: CSSProperties
}

const perView = { usual: 5, narrow: [{ upTo: 900, slides: 4 } as const, { upTo: 500, slides: 2 } as const] }

/** Draws links in a carousel directly before the list (CAT-08, CAT-09); each has the template's class with `-link`. */
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
  drawBeside(scope, { anchor: 'productGrid', where: 'before' }, ({ host, show }) => {
    host.classList.add('instep-link-row')
    // No text names the row; what it leads to does.
    const name = links.map(({ label }) => label).join(', ')
    show(<Carousel headline="" name={name} slides={slides} perView={perView} gap={5} />)
  })
}
