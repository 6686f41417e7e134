import { NavLink, useParams } from 'react-router'
import { PageHeading } from '../parts/page-heading.tsx'
import { useWords } from '../settings/language.tsx'

/** The heading of both views of the events, with the way to the other one. */
export function EventViews({ hint }: { hint: string }) {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const address = `/sites/${encodeURIComponent(trackingId)}/events`
  return (
    <>
      <PageHeading title={t.events.title}>
        <p>{hint}</p>
      </PageHeading>
      <nav className="event-views" aria-label={t.events.views}>
        <NavLink to={address} end>
          {t.events.stored}
        </NavLink>
        <NavLink to={`${address}/refused`}>{t.events.refused}</NavLink>
      </nav>
    </>
  )
}
