import type { ReactNode } from 'react'

type Props = {
  /** The pages above this one. */
  trail: readonly (readonly [title: string, path: string])[]
  title: string
  children: ReactNode
}

/** Where a page of the kit stands, and what it is. */
export function KitHead({ trail, title, children }: Props) {
  return (
    <header className="gallery-head">
      <a className="logo" href="/uk/en/">
        Norrow
      </a>
      <nav aria-label="You are here">
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
