import { Suspense, useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation, useNavigate, useParams } from 'react-router'
import type { ConsoleSession } from '../../contract/console/session.ts'
import { ChangesLink } from '../changes/changes-link.tsx'
import { Choice } from '../parts/choice.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { Empty, Loading } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { Brand } from './brand.tsx'
import { keepFocus } from './keep-focus.ts'
import { PageErrors } from './page-errors.tsx'
import { ReaderSettings } from './reader-settings.tsx'

/** What is around every page of a site: where one is, where one can go, and how it looks. */
export function Shell({ session, takesFocus }: { session: ConsoleSession; takesFocus: boolean }) {
  const { t } = useWords()
  const { trackingId = '' } = useParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  useEffect(() => (content.current ? keepFocus(content.current) : undefined), [])
  useEffect(() => {
    if (takesFocus) content.current?.focus()
  }, [takesFocus])
  const isKnown = session.trackingIds.includes(trackingId)
  const siteAddress = `/sites/${encodeURIComponent(trackingId)}`
  return (
    <>
      <a className="skip" href="#content">
        {t.shell.skip}
      </a>
      <header className="top">
        <Brand />
        {session.trackingIds.length > 1 ? (
          <Choice
            label={t.shell.site}
            value={trackingId}
            options={session.trackingIds.map((id) => ({ value: id, label: id }))}
            onChange={(id) => navigate(`/sites/${encodeURIComponent(id)}`)}
          />
        ) : (
          <span className="site-name">{trackingId}</span>
        )}
        <nav aria-label={t.shell.navigation}>
          <NavLink to={siteAddress} end>
            {t.shell.today}
          </NavLink>
          <NavLink to={`${siteAddress}/experiences`}>{t.shell.experiences}</NavLink>
          <NavLink to={`${siteAddress}/segments`}>{t.segments.title}</NavLink>
          <NavLink to={`${siteAddress}/visitors`}>{t.visitors.title}</NavLink>
          <NavLink to={`${siteAddress}/events`}>{t.shell.events}</NavLink>
          <NavLink to={`${siteAddress}/placements`}>{t.placements.title}</NavLink>
          <NavLink to={`${siteAddress}/data`}>{t.data.title}</NavLink>
        </nav>
        {isKnown && <ChangesLink key={trackingId} trackingId={trackingId} />}
        <ReaderSettings session={session} />
      </header>
      <main id="content" tabIndex={-1} ref={content}>
        <PageErrors key={trackingId} place={pathname}>
          <Suspense fallback={<Loading lines={6} />}>
            {isKnown ? <Outlet key={trackingId} /> : <MissingPage />}
          </Suspense>
        </PageErrors>
      </main>
    </>
  )
}

export function MissingPage() {
  const { t } = useWords()
  return (
    <div className="whole-page">
      <PageHeading title={t.shell.missing} />
      <p>{t.shell.missingHint}</p>
      <Link className="main-button" to="/">
        {t.shell.toStart}
      </Link>
    </div>
  )
}

/** The page of a service that has not heard of any site. */
export function NoSitePage({ session }: { session: ConsoleSession }) {
  const { t } = useWords()
  return (
    <>
      <header className="top">
        <Brand />
        <ReaderSettings session={session} />
      </header>
      <main>
        <PageHeading title={t.shell.today} />
        <Empty title={t.shell.noSite}>
          <p>{t.shell.noSiteHint}</p>
        </Empty>
      </main>
    </>
  )
}
