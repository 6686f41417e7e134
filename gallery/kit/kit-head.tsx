import type { ReactNode } from 'react'

type Props = {
  /** Links to the pages above this one. */
  trail: readonly (readonly [title: string, path: string])[]
  title: string
  children: ReactNode
}

/** The head of a kit page: links to the pages above, title and introduction. */
export function KitHead({ trail, title, children }: Props) {
  return (
    <header className="gallery-head">
      <a className="logo" href="/uk/en/">
        Norrow
      </a>
      <nav aria-label="Breadcrumb">
        <ol className="kit-trail">
          {trail.map(([words, path]) => (
            <li key={path}>
              <a href={path}>{words}</a>
            </li>
          ))}
        </ol>
      </nav>
      <h1>{title}</h1>
      {children}
    </header>
  )
}
