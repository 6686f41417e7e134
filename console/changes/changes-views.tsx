import { NavLink, useParams } from 'react-router'
import { PageHeading } from '../parts/page-heading.tsx'
import { useWords } from '../settings/language.tsx'
import { PublicationProgress } from './publication-progress.tsx'

/** The heading of the pages about changes, with the ways to the others, and what a publication is doing. */
export function ChangesViews({ hint }: { hint: string }) {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const address = `/sites/${encodeURIComponent(trackingId)}/changes`
  return (
    <>
      <PageHeading title={t.changes.title}>
        <p>{hint}</p>
      </PageHeading>
      <nav className="event-views" aria-label={t.changes.views}>
        <NavLink to={address} end>
          {t.changes.waiting}
        </NavLink>
        <NavLink to={`${address}/versions`}>{t.changes.versions}</NavLink>
        <NavLink to={`${address}/log`}>{t.changes.log}</NavLink>
      </nav>
      <PublicationProgress trackingId={trackingId} />
    </>
  )
}
