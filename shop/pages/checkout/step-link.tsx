import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from '../navigation-context.tsx'

type Props = { href: string; className?: string; label?: string; children: ReactNode }

/**
 * A link to another step. A plain click changes the page in place; any other click is left to the browser (SHOP-09).
 */
export function StepLink({ href, className, label, children }: Props) {
  const navigate = useNavigate()

  function followToStep(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(href)
  }

  return (
    <a className={className} href={href} aria-label={label} onClick={followToStep}>
      {children}
    </a>
  )
}
