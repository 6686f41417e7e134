import { type ReactNode, Suspense, useEffect, useId } from 'react'
import { awaitPart, partTaken } from '../../browser/hydration.ts'

/**
 * A part of the page that hydrates by itself. If other code changes it before that, only this part is rendered again.
 */
export function Boundary({ children }: { children: ReactNode }) {
  const id = useId()
  useEffect(() => awaitPart(id), [id])
  return (
    <Suspense>
      <Part id={id}>{children}</Part>
    </Suspense>
  )
}

function Part({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => partTaken(id), [id])
  return children
}
