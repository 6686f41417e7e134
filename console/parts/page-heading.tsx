import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * The page's heading, which also is the title of the window. After a navigation it takes the focus, so that a reader without
 * sight learns that the page is another one.
 */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const { key, pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const type = useNavigationType()
  // The first page of a visit has the key `default`, and one that it leads on to is a replacement.
  const isFirst = key === 'default' || type === 'REPLACE'
  const shown = useRef<string>(undefined)
  useEffect(() => {
    document.title = `${title} · Instep`
  }, [title])
  useEffect(() => {
    if (!isFirst && shown.current !== pathname) heading.current?.focus()
    shown.current = pathname
  }, [isFirst, pathname])
  return (
    <div className="page-heading">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
